import type { Language } from '../../ground/i18n/languages.ts'

/** What sample reviews say, by stars and language: of any place, so that it fits each. */
export const comments: Readonly<Record<number, Readonly<Record<Language, readonly string[]>>>> = {
  5: {
    en: [
      'Si Yu’us ma’åse’ to the whole team. They treated us like family from the first minute.',
      'The best on the island, no question. We came back twice in one week.',
      'Friendly, honest and on time. I have already told my neighbors.',
      'Everything was better than in the pictures. Worth the drive from Kagman.',
      'They remembered us from last year. That is why we keep coming back.',
      'Fair price, no surprises, and they explained everything. Highly recommended.',
      'Clean, well kept and easy to find. The kids want to go again tomorrow.',
      'Called in the morning, all done by the afternoon. Biba!',
      'We were visiting for four days and this was the highlight of our stay.',
      'Great service even on a busy Saturday. Five stars from our family.',
      'They went out of their way to help when our plans changed because of the weather.',
    ],
    ko: [
      '직원분들이 정말 친절하세요. 사이판에 다시 오면 꼭 다시 들를 거예요.',
      '사진보다 훨씬 좋았습니다. 가족 모두 만족했어요.',
      '가격도 적당하고 설명도 자세히 해 주셔서 믿음이 갔습니다.',
      '이번 여행에서 가장 좋았던 곳입니다. 강력 추천해요!',
      '급하게 연락드렸는데도 바로 도와주셨어요. 감사합니다.',
    ],
    ja: [
      'スタッフの皆さんがとても親切で、安心して過ごせました。',
      '写真以上に素敵でした。次にサイパンへ来るときも必ず寄ります。',
      '値段も良心的で、説明もていねいでした。おすすめです。',
      '家族全員が大満足。旅のいちばんの思い出になりました。',
      '時間どおりで対応も早く、とても助かりました。',
    ],
    zh: [
      '工作人员非常热情，下次来塞班一定还会再来。',
      '比照片上还要好，全家人都很满意。',
      '价格公道，讲解也很耐心，值得推荐。',
      '这次旅行最难忘的地方，五星好评！',
      '临时改了时间也很快帮我们安排好了，非常感谢。',
    ],
  },
  4: {
    en: [
      'Very good overall. Parking is tight at noon, so come early.',
      'Nice people and good value. The wait was a little longer than we were told.',
      'We liked it a lot. Cash only on the day we came, so bring some.',
      'Good quality and a warm welcome. Would be perfect with longer hours on Sunday.',
      'Solid, as always. A bit warm inside in the afternoon.',
      'Happy with it. Ask for directions, the sign is easy to miss.',
    ],
    ko: [
      '전체적으로 만족합니다. 점심시간에는 주차가 조금 어려워요.',
      '친절하고 좋았어요. 다만 기다리는 시간이 조금 길었습니다.',
    ],
    ja: [
      '全体的にとても良かったです。お昼どきは駐車場が混みます。',
      '親切でした。待ち時間だけ少し長めでした。',
    ],
    zh: ['总体很满意，中午停车有点难。', '服务很好，就是等的时间稍微长了一点。'],
  },
  3: {
    en: [
      'All right, but nothing special for the price.',
      'The people are kind. It took two visits to get it done, though.',
      'Good on a quiet day. When it is busy they are short of hands.',
      'It was okay. The hours on the door were not the ones we were told on the phone.',
    ],
    ko: ['나쁘지 않지만 가격에 비해 평범했어요.', '친절하지만 사람이 많을 때는 좀 정신이 없습니다.'],
    ja: ['悪くはありませんが、値段のわりに普通でした。', '混んでいる日は人手が足りないようです。'],
    zh: ['还可以，不过这个价格来说比较普通。', '人多的时候有点忙不过来。'],
  },
  2: {
    en: [
      'We waited almost an hour and nobody told us why.',
      'Not what was agreed on. They fixed part of it after I called again.',
      'It used to be better. It needs some care.',
    ],
    ko: ['한 시간 가까이 기다렸는데 안내가 없었습니다.'],
    ja: ['1時間近く待ちましたが、説明がありませんでした。'],
    zh: ['等了将近一个小时，也没有人说明原因。'],
  },
  1: {
    en: [
      'Closed when we came, although they were supposed to be open. Nobody answered the phone.',
      'Sorry to say, I would not go again. They did not call back as promised.',
    ],
    ko: ['영업시간이라고 해서 갔는데 문이 닫혀 있었습니다.'],
    ja: ['営業時間のはずなのに閉まっていました。'],
    zh: ['营业时间去的，结果关着门，电话也没人接。'],
  },
}
