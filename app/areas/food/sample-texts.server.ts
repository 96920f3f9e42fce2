/** What the samples say, by ref. */
export const texts = {
  food1: {
    title: 'Nana Loling Grill',
    description:
      'Chicken and spareribs over coconut husk, red rice with achote, kelaguen squeezed with lemon the moment it is ordered. The family has grilled on this corner of Beach Road since the grandmother on the sign sold plates from her porch.\n\nTinaktak and apigigi come on Fridays and go fast. Ask how hot the finadene is before you pour it.',
    translations: {
      ko: {
        title: '나나 롤링 그릴',
        description:
          '코코넛 껍질 숯에 구운 닭고기와 갈비, 아초테로 물들인 레드 라이스, 주문하는 즉시 레몬을 짜 무치는 켈라구엔을 냅니다. 간판 속 할머니가 집 앞에서 도시락을 팔던 때부터 온 가족이 비치로드의 이 모퉁이에서 불을 지켜 왔습니다.\n\n티낙탁과 아피기기는 금요일에만 나오고 금세 떨어집니다. 피나데니는 얼마나 매운지 먼저 물어보고 뿌리세요.',
      },
      ja: {
        title: 'ナナ・ロリン・グリル',
        description:
          'ココナッツの殻で焼くチキンとスペアリブ、アチョーテで染めたレッドライス、注文を受けてからレモンを搾るケラグエン。看板のおばあさんが軒先で弁当を売っていた頃から、一家でビーチロードのこの角で焼き続けています。\n\nティナクタクとアピギギは金曜だけで、すぐに売り切れます。フィナデニは、辛さを聞いてからどうぞ。',
      },
      zh: {
        title: '罗琳奶奶烧烤',
        description:
          '用椰壳炭火烤的鸡肉和排骨、胭脂树籽染色的红米饭、下单后现挤柠檬拌好的凯拉古恩。从招牌上的奶奶在自家门廊卖便当算起，这家人一直守着海滩路的这个街角。\n\n蒂纳克塔克和阿皮吉吉只在星期五供应，很快售完。淋辣酱之前，先问问有多辣。',
      },
    },
  },
  food2: {
    title: 'Saebyeok Garden',
    description:
      'Pork belly and marinated short ribs on charcoal at the table, with eight side dishes that are refilled without asking. The kimchi is made here every Monday, with cabbage that comes by ship and peppers that come from Tinian.\n\nLunch sets until two. Large tables at the back take twelve; call ahead on weekends.',
    translations: {
      ko: {
        title: '새벽가든',
        description:
          '삼겹살과 양념갈비를 식탁에서 숯불로 굽고, 여덟 가지 반찬은 말씀하지 않아도 채워 드립니다. 김치는 배로 들여온 배추와 티니안 고추로 매주 월요일 직접 담급니다.\n\n점심 정식은 오후 2시까지입니다. 안쪽에는 12명까지 앉는 큰 자리가 있으니 주말에는 미리 전화해 주세요.',
      },
      ja: {
        title: 'セビョクガーデン',
        description:
          'サムギョプサルと味付けカルビをテーブルの炭火で。8種類のおかずは黙っていてもおかわりが出てきます。キムチは船で届く白菜とテニアンの唐辛子で、毎週月曜に店で漬けています。\n\nランチセットは14時まで。奥に12名様の席があります。週末はお電話を。',
      },
      zh: {
        title: '清晨韩式烤肉园',
        description:
          '五花肉和腌制牛小排在桌上炭火现烤，八样小菜吃完就添，不用开口。泡菜每星期一在店里腌制，白菜随船运来，辣椒来自天宁。\n\n午市套餐供应到下午两点。里间大桌可坐十二人，周末请先打电话。',
      },
    },
  },
  food3: {
    title: 'Izakaya Umikaze',
    description:
      'Twelve seats along the counter, a pot of pork broth that has simmered since morning, and whatever the boats brought in as sashimi. Ramen until the broth is gone, skewers and cold beer until midnight.\n\nThe menu on the wall is in Japanese; the one on the table has pictures and three other languages.',
    translations: {
      ko: {
        title: '이자카야 우미카제',
        description:
          '카운터 열두 자리, 아침부터 끓인 돼지뼈 육수, 그날 배가 들여온 생선회가 있습니다. 라멘은 육수가 떨어질 때까지, 꼬치와 시원한 맥주는 자정까지 냅니다.\n\n벽의 메뉴는 일본어지만, 식탁 메뉴에는 사진과 함께 세 가지 언어가 더 있습니다.',
      },
      ja: {
        title: '居酒屋 海風',
        description:
          'カウンター12席、朝から炊いた豚骨スープ、その日の船が運んだ魚の刺身。ラーメンはスープがなくなるまで、串焼きと冷えたビールは深夜0時まで。\n\n壁の品書きは日本語ですが、卓上のメニューには写真とほか3か国語がついています。',
      },
      zh: {
        title: '海风居酒屋',
        description:
          '吧台十二个座位，一锅从早熬到晚的猪骨汤，当天渔船带回什么就切什么刺身。拉面卖到汤尽为止，烤串和冰啤酒供应到午夜。\n\n墙上的菜单是日文，桌上的菜单有图片和另外三种语言。',
      },
    },
  },
  food4: {
    title: 'Songsong Morning Bakery',
    description:
      'Pan de sal comes out of the oven at five, and half the village is in line by a quarter past. Ensaymada, coconut turnovers and sweet potato bread made with what the farms in Sinapalo bring in.\n\nWhat is left at three in the afternoon goes into the bread pudding of the next day.',
    translations: {
      ko: {
        title: '송송 모닝 베이커리',
        description:
          '새벽 5시에 판데살이 오븐에서 나오면 5시 15분에는 마을 절반이 줄을 섭니다. 엔사이마다와 코코넛 턴오버, 시나팔로 농장의 고구마로 만든 빵도 있습니다.\n\n오후 3시에 남은 빵은 다음 날 브레드 푸딩이 됩니다.',
      },
      ja: {
        title: 'ソンソン・モーニング・ベーカリー',
        description:
          '朝5時にパンデサルが焼き上がると、15分後には村の半分が並んでいます。エンサイマダ、ココナッツのターンオーバー、シナパロの畑のさつまいもを使ったパンも。\n\n午後3時に残ったパンは、翌日のブレッドプディングになります。',
      },
      zh: {
        title: '松松晨光面包房',
        description:
          '清晨五点，盐面包出炉，一刻钟后半个村子都在排队。还有恩赛马达、椰子酥角，以及用锡纳帕洛农场的红薯做的面包。\n\n下午三点剩下的面包，会变成第二天的面包布丁。',
      },
    },
  },
  food5: {
    title: 'Lagoon Market',
    description:
      'Rice by the sack, fresh tuna on ice, kimchi, miso and bagoong in the same aisle. Open through the night for fishermen, shift workers and everyone whose flight lands at three in the morning.\n\nLocal cucumbers, bananas and hot peppers arrive on Tuesdays and Fridays.',
    translations: {
      ko: {
        title: '라군 마켓',
        description:
          '자루로 파는 쌀, 얼음 위의 싱싱한 참치, 한 통로에 모인 김치와 미소와 바고옹. 어부와 교대 근무자, 새벽 3시에 도착하는 손님을 위해 밤새 문을 엽니다.\n\n섬에서 난 오이와 바나나, 고추는 화요일과 금요일에 들어옵니다.',
      },
      ja: {
        title: 'ラグーン・マーケット',
        description:
          '袋売りの米、氷の上の新鮮なマグロ、同じ棚に並ぶキムチと味噌とバゴオン。漁師にも夜勤の人にも、午前3時の便で着く人にも、夜通し開いています。\n\n島のきゅうり、バナナ、唐辛子は火曜と金曜に入荷します。',
      },
      zh: {
        title: '潟湖超市',
        description:
          '整袋的大米、冰上的鲜金枪鱼，泡菜、味噌和虾酱摆在同一条货架上。为渔民、轮班的人和凌晨三点落地的旅客通宵营业。\n\n本地黄瓜、香蕉和辣椒每星期二、五到货。',
      },
    },
  },
  food6: {
    title: 'Kammer Sunset Bar & Grill',
    description:
      'Bare feet, plastic chairs and the best view of the harbor on Tinian. Ribs and whole parrotfish from the smoker, burgers for the children, and a band on Saturdays that knows three songs very well.\n\nThe kitchen closes when the ice runs out.',
    translations: {
      ko: {
        title: '캐머 선셋 바 & 그릴',
        description:
          '맨발에 플라스틱 의자, 그리고 티니안에서 항구가 가장 잘 보이는 자리. 훈연기에서 나온 갈비와 통파랑비늘돔, 아이들을 위한 버거가 있고, 토요일에는 세 곡만큼은 아주 잘하는 밴드가 옵니다.\n\n얼음이 떨어지면 주방도 문을 닫습니다.',
      },
      ja: {
        title: 'カマー・サンセット・バー＆グリル',
        description:
          '裸足とプラスチックの椅子、そしてテニアンでいちばんの港の眺め。燻製のリブとブダイの丸焼き、子どもにはバーガー。土曜には3曲だけとても上手なバンドが来ます。\n\n氷がなくなったら厨房もおしまいです。',
      },
      zh: {
        title: '卡默日落烧烤吧',
        description:
          '赤脚、塑料椅，还有天宁岛上最好的海港景色。烟熏排骨和整条鹦嘴鱼，孩子们有汉堡；星期六的乐队有三首歌唱得特别好。\n\n冰块用完，厨房就打烊。',
      },
    },
  },
} as const
