import type { Language } from '../../../ground/i18n/languages.ts'
import type { FaqText } from '../tables.server.ts'

export type FaqSample = { readonly ref: string; readonly category: string } & Readonly<
  Record<Language, FaqText>
>

/** Twelve, two of each category. What changes, fees and rules, is said to be asked for. */
export const faqSamples: readonly FaqSample[] = [
  {
    ref: 'entry',
    category: 'travel',
    en: {
      question: 'Do I need a visa to visit Saipan, Tinian or Rota?',
      answer:
        'The islands are part of the United States, so its rules apply. Citizens of many countries come without a visa for a short stay, some of them under a waiver made for Guam and these islands only.\n\nThe rules depend on your passport and change from time to time. Check with your airline or a US embassy before you book.',
    },
    ko: {
      question: '사이판, 티니안, 로타에 갈 때 비자가 필요한가요?',
      answer:
        '이 섬들은 미국의 일부이므로 미국의 규정이 적용됩니다. 많은 나라의 국민이 짧은 방문이라면 비자 없이 올 수 있으며, 일부는 괌과 이 섬들에만 적용되는 면제 제도로 들어옵니다.\n\n규정은 여권에 따라 다르고 때때로 바뀝니다. 예약하기 전에 항공사나 미국 대사관에 확인하세요.',
    },
    ja: {
      question: 'サイパン、テニアン、ロタへ行くのにビザは必要ですか。',
      answer:
        'この島々はアメリカの一部なので、アメリカの規則が適用されます。多くの国の人は短い滞在ならビザなしで入国でき、グアムとこの島々だけの免除制度で来る人もいます。\n\n規則はパスポートによって異なり、ときどき変わります。予約の前に航空会社かアメリカ大使館で確認してください。',
    },
    zh: {
      question: '去塞班、天宁或罗塔需要签证吗？',
      answer:
        '这些岛屿属于美国，适用美国的规定。许多国家的公民短期停留无需签证，有些人则通过只适用于关岛和这些岛屿的豁免计划入境。\n\n规定因护照而异，也会不时调整。预订之前请向航空公司或美国使馆确认。',
    },
  },
  {
    ref: 'season',
    category: 'travel',
    en: {
      question: 'When is the best time to come?',
      answer:
        'It is warm all year, about 27 to 31 °C. December to June is drier and the sea on the west side is calm. July to November brings more rain and is the main season for typhoons, though many of its days are sunny.\n\nFlame trees bloom from April to July. Look at the emergency page when a storm is near.',
    },
    ko: {
      question: '언제 가는 것이 가장 좋은가요?',
      answer:
        '일 년 내내 27~31°C 정도로 따뜻합니다. 12월부터 6월까지는 비가 적고 서쪽 바다가 잔잔합니다. 7월부터 11월까지는 비가 많고 태풍이 오는 시기이지만 맑은 날도 많습니다.\n\n불꽃나무는 4월부터 7월까지 핍니다. 폭풍이 다가올 때는 긴급 안내 페이지를 확인하세요.',
    },
    ja: {
      question: 'いつ行くのがいちばんいいですか。',
      answer:
        '一年を通して27〜31℃ほどで暖かいです。12月から6月は雨が少なく、西側の海は穏やかです。7月から11月は雨が増え、台風の多い時期ですが、晴れる日もたくさんあります。\n\n南洋桜（フレームツリー）は4月から7月に咲きます。嵐が近いときは緊急時のページをご覧ください。',
    },
    zh: {
      question: '什么时候去最好？',
      answer:
        '全年温暖，大约 27 至 31℃。12 月到 6 月雨水较少，西侧海面平静。7 月到 11 月雨水较多，是台风多发的季节，不过晴天也不少。\n\n凤凰木在 4 月到 7 月开花。风暴临近时请查看紧急求助页面。',
    },
  },
  {
    ref: 'currency',
    category: 'money',
    en: {
      question: 'Which money is used, and can I pay by card?',
      answer:
        'US dollars. Hotels, supermarkets and most restaurants take cards; small stores, taxis, food stalls and the Thursday street market often want cash.\n\nThere are cash machines in Garapan, Susupe and Chalan Kanoa on Saipan. On Tinian and Rota there are few, so bring some cash.',
    },
    ko: {
      question: '어떤 돈을 쓰나요? 카드로 낼 수 있나요?',
      answer:
        '미국 달러를 씁니다. 호텔, 슈퍼마켓, 대부분의 식당에서는 카드를 받지만, 작은 가게, 택시, 노점, 목요일 야시장에서는 현금만 받는 곳이 많습니다.\n\n사이판에는 가라판, 수수페, 찰란카노아에 현금 인출기가 있습니다. 티니안과 로타에는 몇 대 없으니 현금을 조금 준비해 가세요.',
    },
    ja: {
      question: '通貨は何ですか。カードで払えますか。',
      answer:
        '米ドルです。ホテル、スーパー、ほとんどのレストランではカードが使えます。小さな店、タクシー、屋台、木曜のストリートマーケットでは現金のみのことがよくあります。\n\nサイパンではガラパン、ススペ、チャランカノアにATMがあります。テニアンとロタには少ないので、現金を用意してください。',
    },
    zh: {
      question: '用什么货币？可以刷卡吗？',
      answer:
        '使用美元。酒店、超市和大多数餐厅可以刷卡；小店、出租车、小吃摊和周四街头夜市往往只收现金。\n\n塞班的加拉班、苏苏佩和查兰卡诺亚有自动取款机。天宁和罗塔很少，请带一些现金。',
    },
  },
  {
    ref: 'tipping',
    category: 'money',
    en: {
      question: 'Is a tip expected?',
      answer:
        'In restaurants 10 to 15 percent is usual. Look at the bill first: some places add a service charge for visitors or larger groups. Guides, drivers and hotel staff are glad of a few dollars, but nobody will ask.',
    },
    ko: {
      question: '팁을 줘야 하나요?',
      answer:
        '식당에서는 보통 10~15%를 줍니다. 먼저 계산서를 보세요. 관광객이나 단체 손님에게 봉사료를 더하는 곳도 있습니다. 가이드, 기사, 호텔 직원에게는 몇 달러면 고마워하지만 먼저 요구하지는 않습니다.',
    },
    ja: {
      question: 'チップは必要ですか。',
      answer:
        'レストランでは10〜15％がふつうです。まず伝票を見てください。観光客や団体にサービス料を加える店もあります。ガイド、運転手、ホテルの人には数ドル渡すと喜ばれますが、求められることはありません。',
    },
    zh: {
      question: '需要给小费吗？',
      answer:
        '在餐厅一般给 10% 到 15%。请先看账单：有些店会对游客或人数多的团体加收服务费。给导游、司机和酒店员工几美元他们会很高兴，但没有人会主动要。',
    },
  },
  {
    ref: 'doctor',
    category: 'health',
    en: {
      question: 'Where do I go when I am sick or hurt?',
      answer:
        'In an emergency call 911. The hospital is the Commonwealth Health Center on Saipan; Tinian and Rota have health centers, and serious cases are flown to Saipan or Guam.\n\nFor anything else there are clinics and pharmacies on Saipan. Care costs as much as on the US mainland, so travel with insurance.',
    },
    ko: {
      question: '아프거나 다쳤을 때 어디로 가야 하나요?',
      answer:
        '응급 상황에는 911에 전화하세요. 병원은 사이판의 커먼웰스 헬스 센터입니다. 티니안과 로타에는 보건소가 있고, 위중한 환자는 사이판이나 괌으로 이송됩니다.\n\n그 밖에는 사이판의 의원과 약국을 이용할 수 있습니다. 진료비는 미국 본토만큼 비싸니 여행자 보험에 들고 오세요.',
    },
    ja: {
      question: '病気やけがのときはどこへ行けばいいですか。',
      answer:
        '緊急のときは911に電話してください。病院はサイパンのコモンウェルス・ヘルスセンターです。テニアンとロタには保健センターがあり、重い場合はサイパンかグアムへ運ばれます。\n\nそのほかはサイパンのクリニックや薬局を利用できます。医療費はアメリカ本土と同じくらい高いので、旅行保険に入って来てください。',
    },
    zh: {
      question: '生病或受伤时去哪里？',
      answer:
        '紧急情况请拨打 911。医院是塞班的联邦医疗中心（Commonwealth Health Center）；天宁和罗塔有卫生中心，重症患者会送往塞班或关岛。\n\n其他情况可以去塞班的诊所和药房。医疗费用与美国本土一样高，请购买旅行保险。',
    },
  },
  {
    ref: 'water',
    category: 'health',
    en: {
      question: 'Can I drink the tap water?',
      answer:
        'Most people here don’t. They drink bottled or filtered water; refill stations sell it by the gallon all over Saipan, and a big bottle costs a few dollars. Tap water is fine for washing and brushing your teeth.',
    },
    ko: {
      question: '수돗물을 마셔도 되나요?',
      answer:
        '이곳 사람들은 대부분 마시지 않습니다. 생수나 정수한 물을 마시며, 사이판 곳곳의 충전소에서 갤런 단위로 팔고 큰 병은 몇 달러면 삽니다. 수돗물로 씻거나 양치하는 것은 괜찮습니다.',
    },
    ja: {
      question: '水道水は飲めますか。',
      answer:
        'ここではほとんどの人が飲みません。ボトルの水か浄水を飲みます。サイパンでは給水所がガロン単位で売っていて、大きなボトルは数ドルです。水道水は洗い物や歯みがきには問題ありません。',
    },
    zh: {
      question: '自来水可以喝吗？',
      answer:
        '这里的人大多不喝。大家喝瓶装水或过滤水；塞班各处都有按加仑出售的加水站，一大桶只要几美元。自来水用来洗漱、刷牙没有问题。',
    },
  },
  {
    ref: 'greetings',
    category: 'culture',
    en: {
      question: 'How do I greet people, and how do I say thank you?',
      answer:
        'In Chamorro “Håfa adai” is hello and “Si Yu’us ma’åse’” is thank you; in Carolinian “Tirow” and “Olomwaay”. Older people are greeted with respect: younger ones take the elder’s hand to their nose or forehead and say “ñot” to a man, “ñora” to a woman.\n\nNobody expects it of visitors, and everybody is glad to hear it.',
    },
    ko: {
      question: '어떻게 인사하고 고맙다고 말하나요?',
      answer:
        '차모로어로 “하파 아다이”(Håfa adai)는 안녕하세요, “시 주우스 마아세”(Si Yu’us ma’åse’)는 고맙습니다라는 뜻입니다. 캐롤라인어로는 “티로우”(Tirow)와 “올롬와이”(Olomwaay)라고 합니다. 어른께는 손을 코나 이마에 대며 남자분께는 “뇻”(ñot), 여자분께는 “뇨라”(ñora)라고 예를 갖춥니다.\n\n방문객에게 바라지는 않지만, 하면 모두 반가워합니다.',
    },
    ja: {
      question: 'あいさつやお礼はどう言いますか。',
      answer:
        'チャモロ語で「ハファ・アダイ」（Håfa adai）はこんにちは、「シ・ジュウス・マアセ」（Si Yu’us ma’åse’）はありがとうです。カロリン語では「ティロウ」（Tirow）、「オロムワーイ」（Olomwaay）と言います。年上の人には、その手を自分の鼻か額に当て、男性には「ニョット」、女性には「ニョラ」と言って敬意を表します。\n\n旅行者に求められることはありませんが、言えばみんな喜びます。',
    },
    zh: {
      question: '怎么打招呼、怎么说谢谢？',
      answer:
        '查莫罗语的“Håfa adai”是你好，“Si Yu’us ma’åse’”是谢谢；加罗林语是“Tirow”和“Olomwaay”。对长辈要表示尊敬：晚辈把长辈的手贴到自己的鼻子或额头，对男性说“ñot”，对女性说“ñora”。\n\n没有人要求游客这样做，但大家听到都会很高兴。',
    },
  },
  {
    ref: 'land',
    category: 'culture',
    en: {
      question: 'Can somebody from elsewhere buy land here?',
      answer:
        'No. Land may be owned only by people of Northern Marianas descent; everybody else leases it, for up to 55 years in private hands. Condominiums above the ground floor may be owned. Have a local lawyer look at any contract.',
    },
    ko: {
      question: '다른 곳에서 온 사람도 땅을 살 수 있나요?',
      answer:
        '살 수 없습니다. 땅은 북마리아나 혈통의 사람만 소유할 수 있고, 다른 사람은 빌립니다. 개인 땅은 최대 55년까지 임차할 수 있습니다. 1층보다 위에 있는 콘도는 소유할 수 있습니다. 계약서는 꼭 현지 변호사에게 보이세요.',
    },
    ja: {
      question: 'よそから来た人も土地を買えますか。',
      answer:
        '買えません。土地を所有できるのは北マリアナの血を引く人だけで、ほかの人は借ります。民有地なら最長55年です。地上階より上のコンドミニアムは所有できます。契約書は必ず現地の弁護士に見てもらってください。',
    },
    zh: {
      question: '外来的人可以在这里买地吗？',
      answer:
        '不可以。只有北马里亚纳血统的人才能拥有土地，其他人只能租用，私人土地最长 55 年。一楼以上的公寓可以拥有。签合同前请让本地律师过目。',
    },
  },
  {
    ref: 'dishes',
    category: 'food',
    en: {
      question: 'What should I eat that I can’t get at home?',
      answer:
        'Kelaguen (chicken, fish or beef in lemon, coconut and hot pepper), red rice colored with achote, tinaktak in coconut milk, titiyas, and apigigi from the grill, sweet in its banana leaf. Try fina’denne’ with everything, and mind the donne’ sali: the little pepper is very hot.\n\nThe Thursday street market in Garapan has most of it in one place.',
    },
    ko: {
      question: '여기서만 먹을 수 있는 음식은 무엇인가요?',
      answer:
        '켈라구엔(레몬, 코코넛, 매운 고추로 무친 닭고기, 생선 또는 소고기), 아초테로 물들인 레드 라이스, 코코넛 밀크로 끓인 티낙탁, 티티자스, 바나나 잎에 싸서 구운 달콤한 아피기기를 드셔 보세요. 피나데니 소스는 어디에나 어울리고, 작은 고추 돈니 살리는 아주 맵습니다.\n\n가라판의 목요일 야시장에 가면 대부분을 한 곳에서 맛볼 수 있습니다.',
    },
    ja: {
      question: 'ここでしか食べられないものは何ですか。',
      answer:
        'ケラグエン（鶏肉・魚・牛肉をレモン、ココナッツ、唐辛子であえたもの）、アチョーテで色づけたレッドライス、ココナッツミルクで煮たティナクタク、ティティジャス、バナナの葉で焼いた甘いアピギギ。フィナデニソースは何にでも合いますが、小さな唐辛子ドンニ・サリはとても辛いのでご注意を。\n\nガラパンの木曜ストリートマーケットなら、たいていのものが一か所でそろいます。',
    },
    zh: {
      question: '有什么在家乡吃不到的东西？',
      answer:
        '凯拉古恩（用柠檬、椰肉和辣椒拌的鸡肉、鱼或牛肉）、用胭脂树籽染色的红米饭、椰奶炖的蒂纳克塔克、蒂蒂亚斯饼，还有包在香蕉叶里烤的甜点阿皮吉吉。菲纳登酱配什么都好，但小辣椒“donne’ sali”非常辣。\n\n加拉班的周四街头夜市一次就能尝到大部分。',
    },
  },
  {
    ref: 'groceries',
    category: 'food',
    en: {
      question: 'Where do people buy groceries and fresh fish?',
      answer:
        'Supermarkets along Beach Road and Middle Road carry American, Korean, Japanese, Chinese and Filipino goods. Farmers and fishermen sell from trucks and stalls, early in the morning and on Saturdays; look for coolers by the road. Prices are higher than on the mainland, because most of it comes by ship.',
    },
    ko: {
      question: '식료품과 신선한 생선은 어디에서 사나요?',
      answer:
        '비치 로드와 미들 로드의 슈퍼마켓에 미국, 한국, 일본, 중국, 필리핀 식품이 있습니다. 농부와 어부는 이른 아침과 토요일에 트럭이나 노점에서 팝니다. 길가의 아이스박스를 찾아보세요. 대부분 배로 들어오기 때문에 본토보다 비쌉니다.',
    },
    ja: {
      question: '食料品や新鮮な魚はどこで買いますか。',
      answer:
        'ビーチロードやミドルロードのスーパーに、アメリカ、韓国、日本、中国、フィリピンの食品があります。農家や漁師は早朝や土曜日にトラックや屋台で売っています。道ばたのクーラーボックスが目印です。ほとんどが船で運ばれるため、本土より高めです。',
    },
    zh: {
      question: '大家在哪里买食品和鲜鱼？',
      answer:
        '海滩路和中央路沿线的超市有美国、韩国、日本、中国和菲律宾食品。农民和渔民会在清晨和星期六用卡车或摊位出售，留意路边的冰箱就能找到。因为大多靠船运，价格比美国本土高。',
    },
  },
  {
    ref: 'getting-around',
    category: 'transportation',
    en: {
      question: 'How do I get around without a car?',
      answer:
        'There are taxis, and many hotels and tours pick you up. Buses are few and don’t reach the far beaches. Most visitors rent a car for at least a day: 40 to 95 dollars, and you drive on the right. Agree on a taxi’s fare before you leave.',
    },
    ko: {
      question: '차 없이 어떻게 다니나요?',
      answer:
        '택시가 있고, 많은 호텔과 투어가 데리러 옵니다. 버스는 드물고 먼 해변까지는 가지 않습니다. 방문객 대부분은 적어도 하루는 차를 빌립니다. 하루 40~95달러이고 오른쪽으로 다닙니다. 택시는 출발하기 전에 요금을 정하세요.',
    },
    ja: {
      question: '車なしでどう移動しますか。',
      answer:
        'タクシーがあり、ホテルやツアーの多くは送迎してくれます。バスは少なく、遠いビーチまでは行きません。たいていの旅行者は一日以上レンタカーを借ります。1日40〜95ドルで、右側通行です。タクシーは出発前に料金を決めてください。',
    },
    zh: {
      question: '没有车怎么出行？',
      answer:
        '有出租车，许多酒店和旅行团也会接送。公交很少，到不了较远的海滩。大多数游客至少租一天车：每天 40 到 95 美元，靠右行驶。坐出租车请在出发前谈好价钱。',
    },
  },
  {
    ref: 'between-islands',
    category: 'transportation',
    en: {
      question: 'How do I get to Tinian and Rota?',
      answer:
        'By small plane. Tinian is about 15 minutes from Saipan, Rota about half an hour. Planes are small and fill up around holidays and fiestas, and your bags are weighed with you: book ahead and pack light. There is no regular ferry.',
    },
    ko: {
      question: '티니안과 로타에는 어떻게 가나요?',
      answer:
        '작은 비행기로 갑니다. 사이판에서 티니안까지 약 15분, 로타까지 약 30분 걸립니다. 비행기가 작아서 연휴나 축제 때는 자리가 빨리 차고, 사람과 짐의 무게를 함께 잽니다. 미리 예약하고 짐을 가볍게 꾸리세요. 정기 여객선은 없습니다.',
    },
    ja: {
      question: 'テニアンやロタへはどう行きますか。',
      answer:
        '小型機で行きます。サイパンからテニアンは約15分、ロタは約30分です。機体が小さく、連休やフィエスタのころは満席になります。荷物は体重と一緒に量られるので、早めに予約して荷物は軽くしましょう。定期船はありません。',
    },
    zh: {
      question: '怎么去天宁和罗塔？',
      answer:
        '坐小飞机。从塞班到天宁约 15 分钟，到罗塔约半小时。飞机很小，节假日和节庆前后容易满座，行李会和人一起称重：请提前预订，行李从简。没有定期渡轮。',
    },
  },
]
