import type { Language } from '../../../ground/i18n/languages.ts'
import type { QuestionKind } from '../question-kinds.ts'
import type { QuestionText } from '../tables.server.ts'
import type { PersonKey } from './people.server.ts'

export type AnswerSample = {
  readonly by: PersonKey
  readonly daysLater: number
  readonly upvotes: number
  readonly isAccepted?: true
  readonly content: Readonly<Record<Language, string>>
  readonly replies?: readonly AnswerSample[]
}
export type ThreadSample = {
  readonly ref: string
  readonly category: string
  readonly kind: QuestionKind
  readonly by: PersonKey
  readonly askedDaysAgo: number
  /** In which it was asked. */
  readonly lang: Language
  readonly image?: string
  readonly text: Readonly<Record<Language, QuestionText>>
  readonly answers: readonly AnswerSample[]
}

export const threadSamples: readonly ThreadSample[] = [
  {
    ref: '1',
    category: 'travel',
    kind: 'question',
    by: 'hannah',
    askedDaysAgo: 12,
    lang: 'en',
    image: '/pictures/attractions/2-a.svg',
    text: {
      en: {
        title: 'Is Mañagaha good with small children?',
        content:
          'We are coming in March with a three-year-old and a baby. Is there shade on Mañagaha, and is the water calm enough for them? How long should we plan for?',
        tags: ['Mañagaha', 'children', 'beach'],
      },
      ko: {
        title: '마나가하섬, 어린아이와 가기 괜찮은가요?',
        content:
          '3월에 세 살 아이와 아기를 데리고 갑니다. 마나가하섬에 그늘이 있나요? 아이들이 놀 만큼 물이 잔잔한가요? 시간은 얼마나 잡으면 될까요?',
        tags: ['마나가하', '아이', '해변'],
      },
      ja: {
        title: 'マニャガハ島は小さな子ども連れでも大丈夫ですか。',
        content:
          '3月に3歳の子と赤ちゃんを連れて行きます。マニャガハ島に日陰はありますか。子どもが遊べるくらい海は穏やかですか。どのくらい時間をみればいいでしょうか。',
        tags: ['マニャガハ', '子連れ', 'ビーチ'],
      },
      zh: {
        title: '带小孩去军舰岛合适吗？',
        content:
          '我们三月带一个三岁的孩子和一个婴儿来。军舰岛（Mañagaha）有树荫吗？水够平静吗？要安排多长时间？',
        tags: ['军舰岛', '孩子', '海滩'],
      },
    },
    answers: [
      {
        by: 'joaquin',
        daysLater: 1,
        upvotes: 27,
        isAccepted: true,
        content: {
          en: 'Yes, go! The side toward Saipan is shallow and calm, like a bathtub on most mornings. There are trees, but the good shade is taken by ten, so take the first boat. Three hours are enough with little ones. Bring water shoes: the sand has coral in it.',
          ko: '네, 꼭 가세요! 사이판을 향한 쪽은 얕고 잔잔해서 아침에는 욕조 같습니다. 나무가 있지만 좋은 그늘은 열 시면 다 차니 첫 배를 타세요. 아이들과는 세 시간이면 충분합니다. 모래에 산호가 섞여 있으니 아쿠아슈즈를 챙기세요.',
          ja: 'ぜひ行ってください。サイパン側は浅くて穏やかで、朝はほとんどお風呂のようです。木はありますが、いい日陰は10時には埋まるので最初の船がおすすめです。小さい子なら3時間で十分。砂にサンゴが混じっているのでマリンシューズを持って行ってください。',
          zh: '去吧！朝塞班的一侧又浅又平静，早上大多像浴缸一样。岛上有树，但好的树荫十点前就占满了，请坐第一班船。带小孩三个小时就够了。沙里有珊瑚，请带上涉水鞋。',
        },
        replies: [
          {
            by: 'hannah',
            daysLater: 2,
            upvotes: 3,
            content: {
              en: 'Thank you, the first boat it is. Is there somewhere to change a baby?',
              ko: '고맙습니다, 첫 배로 갈게요. 기저귀를 갈 곳도 있나요?',
              ja: 'ありがとうございます。最初の船にします。おむつを替える場所はありますか。',
              zh: '谢谢，那就坐第一班船。有给婴儿换尿布的地方吗？',
            },
            replies: [
              {
                by: 'joaquin',
                daysLater: 2,
                upvotes: 5,
                content: {
                  en: 'There are restrooms near the pier, but no table. Bring a mat.',
                  ko: '선착장 옆에 화장실이 있지만 기저귀 갈이대는 없어요. 매트를 챙기세요.',
                  ja: '桟橋の近くにトイレはありますが、台はありません。マットを持って行くといいですよ。',
                  zh: '码头附近有洗手间，但没有换尿布台，请带一张垫子。',
                },
              },
            ],
          },
        ],
      },
      {
        by: 'grace',
        daysLater: 3,
        upvotes: 11,
        content: {
          en: 'If the boat feels like too much with a baby, Micro Beach in Garapan is calm too, with trees, restrooms and ice cream across the road. And it is free.',
          ko: '아기와 배를 타는 게 부담스럽다면 가라판의 마이크로 비치도 잔잔합니다. 나무와 화장실이 있고 길 건너에서 아이스크림도 팔아요. 게다가 무료입니다.',
          ja: '赤ちゃんと船に乗るのが大変なら、ガラパンのマイクロビーチも穏やかです。木陰もトイレもあり、道の向こうにはアイスクリームも。しかも無料です。',
          zh: '如果带婴儿坐船太麻烦，加拉班的麦克海滩也很平静，有树、有洗手间，马路对面还有冰淇淋，而且免费。',
        },
      },
    ],
  },
  {
    ref: '2',
    category: 'food',
    kind: 'recommendation',
    by: 'minji',
    askedDaysAgo: 26,
    lang: 'ko',
    text: {
      en: {
        title: 'Where do islanders themselves eat kelaguen?',
        content:
          'I read about kelaguen and would like to try it where people from here eat, not in a hotel. Is there a place you can go to without knowing anybody? I am a little afraid of the pepper.',
        tags: ['kelaguen', 'Chamorro food', 'Garapan'],
      },
      ko: {
        title: '현지인은 켈라구엔을 어디서 먹나요?',
        content:
          '켈라구엔 이야기를 읽고 꼭 먹어 보고 싶어졌어요. 호텔 말고 현지분들이 가는 곳이면 좋겠습니다. 아는 사람이 없어도 갈 수 있는 곳이 있을까요? 매운 고추가 조금 걱정됩니다.',
        tags: ['켈라구엔', '차모로 음식', '가라판'],
      },
      ja: {
        title: '地元の人はケラグエンをどこで食べますか。',
        content:
          'ケラグエンのことを読んで、ぜひ食べてみたくなりました。ホテルではなく、地元の人が行くところがいいです。知り合いがいなくても入れる店はありますか。唐辛子が少し心配です。',
        tags: ['ケラグエン', 'チャモロ料理', 'ガラパン'],
      },
      zh: {
        title: '本地人自己去哪里吃凯拉古恩？',
        content:
          '我读到凯拉古恩（kelaguen），很想尝一尝，最好不在酒店，而是本地人去的地方。没有熟人也能去吗？我有点怕辣。',
        tags: ['凯拉古恩', '查莫罗菜', '加拉班'],
      },
    },
    answers: [
      {
        by: 'isa',
        daysLater: 1,
        upvotes: 34,
        isAccepted: true,
        content: {
          en: 'At a fiesta, and you don’t need to know anybody: every village has one for its saint, and whoever comes is fed. Ask at the church when the next one is. Otherwise the Thursday street market in Garapan. Say “not hot” and they give you the one for the children.',
          ko: '피에스타에서 먹어요. 아는 사람이 없어도 괜찮습니다. 마을마다 수호성인 축제가 있고 누가 오든 음식을 대접합니다. 다음 축제가 언제인지 성당에 물어보세요. 아니면 가라판 목요일 야시장이 있습니다. 안 맵게 해 달라고 하면 아이들이 먹는 것을 줄 거예요.',
          ja: 'フィエスタです。知り合いがいなくても大丈夫。どの村にも守護聖人の祭りがあり、来た人はだれでもごちそうになれます。次がいつかは教会で聞いてください。そうでなければガラパンの木曜ストリートマーケット。「辛くしないで」と言えば、子ども用のを出してくれますよ。',
          zh: '在村子的节庆上，不需要认识谁：每个村都为自己的主保圣人庆祝，来的人都有得吃。下一次是什么时候，可以到教堂问问。不然就去加拉班的周四街头夜市。说一声不要辣，他们会给你孩子吃的那种。',
        },
      },
      {
        by: 'tomas',
        daysLater: 4,
        upvotes: 9,
        content: {
          en: 'On Tinian we make it with smoked deer when there is some. Come for the Hot Pepper Festival, then you learn not to be afraid.',
          ko: '티니안에서는 훈제 사슴고기가 있을 때 그것으로 만듭니다. 매운 고추 축제에 오세요. 그러면 매운 게 안 무서워질 거예요.',
          ja: 'テニアンでは、手に入れば燻製の鹿肉で作ります。ホットペッパー・フェスティバルに来れば、辛いものが怖くなくなりますよ。',
          zh: '在天宁，有熏鹿肉的时候我们就用它来做。来参加辣椒节吧，之后你就不怕辣了。',
        },
        replies: [
          {
            by: 'minji',
            daysLater: 5,
            upvotes: 4,
            content: {
              en: 'I have put it in my calendar!',
              ko: '달력에 적어 두었어요!',
              ja: 'カレンダーに書きました！',
              zh: '我已经记在日历上了！',
            },
          },
        ],
      },
    ],
  },
  {
    ref: '3',
    category: 'transportation',
    kind: 'advice',
    by: 'kenji',
    askedDaysAgo: 40,
    lang: 'ja',
    image: '/pictures/attractions/9-a.svg',
    text: {
      en: {
        title: 'A day on Tinian: rent a car or take a tour?',
        content:
          'I fly over in the morning and back in the evening, and want to see North Field, the House of Taga and the Blow Hole. Is one day enough, and can I get a car without booking?',
        tags: ['Tinian', 'day trip', 'rental car'],
      },
      ko: {
        title: '티니안 당일치기, 렌터카와 투어 중 어느 쪽이 좋나요?',
        content:
          '아침 비행기로 갔다가 저녁에 돌아옵니다. 노스 필드, 타가 하우스, 블로우 홀을 보고 싶습니다. 하루면 충분한가요? 예약 없이도 차를 빌릴 수 있나요?',
        tags: ['티니안', '당일치기', '렌터카'],
      },
      ja: {
        title: 'テニアン日帰りはレンタカーとツアー、どちらがいいですか。',
        content:
          '朝の便で行き、夕方に戻ります。ノースフィールド、タガハウス、潮吹き穴を見たいです。一日で足りますか。予約なしでも車は借りられますか。',
        tags: ['テニアン', '日帰り', 'レンタカー'],
      },
      zh: {
        title: '天宁一日游：租车还是跟团？',
        content: '我早上飞过去，傍晚回来，想看北机场、塔加屋和喷水洞。一天够吗？不预订能租到车吗？',
        tags: ['天宁', '一日游', '租车'],
      },
    },
    answers: [
      {
        by: 'tomas',
        daysLater: 1,
        upvotes: 19,
        content: {
          en: 'One day is enough for the three if you start early. Rent a car, but book it: there are not many, and on weekends they are gone. Fill up in San Jose, there is no gas in the north, and leave the runways before dark.',
          ko: '일찍 시작하면 세 곳은 하루로 충분합니다. 차를 빌리되 꼭 예약하세요. 차가 많지 않아 주말에는 남지 않습니다. 북쪽에는 주유소가 없으니 산호세에서 기름을 채우고, 어두워지기 전에 활주로에서 나오세요.',
          ja: '早く始めれば三か所は一日で回れます。レンタカーがいいですが、必ず予約を。台数が少なく、週末は残っていません。北部にはガソリンスタンドがないのでサンホセで満タンにして、暗くなる前に滑走路跡を出てください。',
          zh: '早点出发，三个地方一天够了。租车吧，但要预订：车不多，周末都租完了。北部没有加油站，请在圣何塞加满油，天黑前离开跑道。',
        },
      },
      {
        by: 'grace',
        daysLater: 2,
        upvotes: 8,
        content: {
          en: 'If you care for the history, take a guide for North Field. Without one it is a long road in the jungle and a few signs.',
          ko: '역사에 관심이 있다면 노스 필드는 가이드와 함께 가세요. 혼자 가면 정글 속의 긴 길과 표지판 몇 개뿐입니다.',
          ja: '歴史に興味があるなら、ノースフィールドはガイドと行くといいですよ。ガイドなしだと、ジャングルの長い道と看板が少しあるだけです。',
          zh: '如果对历史感兴趣，去北机场最好请导游。没有导游，那只是丛林里的一条长路和几块牌子。',
        },
      },
    ],
  },
  {
    ref: '4',
    category: 'money',
    kind: 'question',
    by: 'wei',
    askedDaysAgo: 61,
    lang: 'zh',
    text: {
      en: {
        title: 'What do power and water really cost a month?',
        content:
          'I am moving from Susupe to a two-bedroom house in Kagman. The rent is fine, but everybody warns me of the bills. What do you pay, and what brings it down?',
        tags: ['utilities', 'rent', 'Kagman'],
      },
      ko: {
        title: '전기와 수도 요금은 한 달에 실제로 얼마나 나오나요?',
        content:
          '수수페에서 카그만의 방 두 개짜리 집으로 이사합니다. 월세는 괜찮은데 다들 요금을 조심하라고 합니다. 얼마나 내시나요? 어떻게 줄일 수 있을까요?',
        tags: ['공과금', '월세', '카그만'],
      },
      ja: {
        title: '電気と水道は実際、月にいくらかかりますか。',
        content:
          'ススペからカグマンの2ベッドルームの家に引っ越します。家賃はいいのですが、みんな光熱費に気をつけてと言います。いくら払っていますか。どうすれば安くなりますか。',
        tags: ['光熱費', '家賃', 'カグマン'],
      },
      zh: {
        title: '水电费一个月实际要多少？',
        content:
          '我要从苏苏佩搬到卡格曼的一栋两居室。房租还可以，但大家都提醒我水电费很贵。你们付多少？怎样能省一点？',
        tags: ['水电费', '房租', '卡格曼'],
      },
    },
    answers: [
      {
        by: 'remedios',
        daysLater: 2,
        upvotes: 15,
        content: {
          en: 'Count on 200 to 300 dollars for a family. The air conditioner is nearly all of it: one good inverter in the bedroom, fans and open windows elsewhere. Ask whether there is a water tank, and see last month’s bill before you sign.',
          ko: '한 가족이면 200~300달러로 생각하세요. 거의 다 에어컨 값입니다. 침실에 좋은 인버터 에어컨 한 대를 두고 다른 방은 선풍기와 창문으로 지내세요. 물탱크가 있는지 묻고, 계약하기 전에 지난달 고지서를 보세요.',
          ja: '家族なら200〜300ドルをみてください。ほとんどがエアコン代です。寝室に性能のいいインバーターを一台、ほかは扇風機と窓で。貯水タンクがあるか聞いて、契約前に先月の請求書を見せてもらいましょう。',
          zh: '一家人按 200 到 300 美元算。几乎全是空调费：卧室装一台好的变频空调，其他房间用风扇、开窗。问问有没有水箱，签约前先看上个月的账单。',
        },
      },
    ],
  },
]
