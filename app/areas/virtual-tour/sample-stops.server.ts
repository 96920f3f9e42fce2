import type { StopInput } from './stops.server.ts'

type StopText = readonly [title: string, text: string]
type SampleStop = Omit<StopInput, 'picture'> & { readonly view: View }
type View = 'a' | 'b' | 'c' | 'd' | 'e'

const stop = (
  view: View,
  [lng, lat]: readonly [number, number],
  [title, text]: StopText,
  told: { readonly ko: StopText; readonly ja: StopText; readonly zh: StopText },
): SampleStop => ({
  view,
  lng,
  lat,
  title,
  text,
  translations: Object.fromEntries(
    Object.entries(told).map(([language, [title, text]]) => [language, { title, text }]),
  ),
})

/** The stops of the samples, by the tour's ref; `view` is the last letter of a stop's picture. What they tell is true. */
export const stops: Readonly<
  Record<'1' | '2' | '3' | '4' | '5' | '6', readonly [SampleStop, ...SampleStop[]]>
> = {
  '1': [
    stop(
      'a',
      [145.7178, 15.2055],
      [
        'Paseo de Marianas',
        'A street for walkers between the hills and the beach, with shops and kitchens on both sides. On Thursday evenings grills and stalls fill it for the street market.',
      ],
      {
        ko: [
          '파세오 데 마리아나스',
          '언덕과 해변 사이의 보행자 거리로, 양쪽에 가게와 식당이 늘어서 있습니다. 목요일 저녁에는 노천 시장이 열려 그릴과 노점이 거리를 채웁니다.',
        ],
        ja: [
          'パセオ・デ・マリアナス',
          '丘と浜を結ぶ歩行者の通りで、両側に店や食堂が並びます。木曜の夕方にはストリートマーケットが開かれ、グリルや屋台でにぎわいます。',
        ],
        zh: [
          '帕塞奥步行街',
          '连接山丘与海滩的步行街，两旁是商店和餐馆。每周四傍晚举行街市，烤架和摊位摆满整条街。',
        ],
      },
    ),
    stop(
      'b',
      [145.7165, 15.2062],
      [
        'Thursday Street Market',
        'Every Thursday at sundown the grills are lit. Kelaguen, barbecue and coconuts are sold from tents, and dance groups from all over the Pacific take turns on the stage.',
      ],
      {
        ko: [
          '목요 거리 시장',
          '목요일마다 해가 질 무렵 그릴에 불이 붙습니다. 천막에서 켈라구엔과 바비큐, 코코넛을 팔고, 태평양 곳곳의 춤 공연이 무대를 이어 갑니다.',
        ],
        ja: [
          '木曜のストリートマーケット',
          '毎週木曜の日暮れ、グリルに火が入ります。テントではケラグエンやバーベキュー、ココナッツが売られ、太平洋各地の踊りが舞台に続きます。',
        ],
        zh: [
          '周四街市',
          '每周四日落时分，烤架点燃。帐篷下出售凯拉古恩、烤肉和椰子，来自太平洋各地的舞团轮流登台。',
        ],
      },
    ),
    stop(
      'd',
      [145.717, 15.2085],
      [
        'Shops on Beach Road',
        'Small shops line the road that runs along the whole west coast. Many sell what is made here: woven bags, coconut soap, carved story boards and hot pepper sauce.',
      ],
      {
        ko: [
          '비치로드의 가게들',
          '서해안을 따라 이어지는 길에 작은 가게들이 늘어서 있습니다. 엮은 가방, 코코넛 비누, 조각 이야기판, 매운 고추 소스처럼 이곳에서 만든 물건이 많습니다.',
        ],
        ja: [
          'ビーチロードの店',
          '西海岸をずっと走る道沿いに小さな店が並びます。編んだかばん、ココナッツせっけん、木彫りのストーリーボード、唐辛子ソースなど、島で作られた品が多くあります。',
        ],
        zh: [
          '海滩路的小店',
          '贯穿西海岸的公路旁小店林立，许多卖的是本地手艺：编织包、椰子皂、木雕故事板和辣椒酱。',
        ],
      },
    ),
    stop(
      'c',
      [145.72, 15.2155],
      [
        'American Memorial Park',
        'Old trees and lawns by the lagoon. More than 5,000 names in the Court of Honor recall those who died in the campaign of 1944.',
      ],
      {
        ko: [
          '아메리칸 메모리얼 파크',
          '라군 옆의 고목과 잔디밭입니다. 명예의 뜰에 새겨진 5,000명이 넘는 이름이 1944년 전투의 희생자를 기립니다.',
        ],
        ja: [
          'アメリカンメモリアルパーク',
          'ラグーンのほとりの古木と芝生。名誉の庭の5,000を超える名が、1944年の戦いの犠牲者を伝えます。',
        ],
        zh: ['美国纪念公园', '潟湖边的老树与草坪。荣誉庭里五千多个名字，铭记着 1944 年战役的牺牲者。'],
      },
    ),
    stop(
      'e',
      [145.7162, 15.2165],
      [
        'Micro Beach',
        'The walk ends with bare feet in white sand. Behind the reef the water is shallow and calm, and Mañagaha lies on the horizon.',
      ],
      {
        ko: [
          '마이크로 비치',
          '산책은 흰 모래 위 맨발로 끝납니다. 산호초 안쪽 물은 얕고 잔잔하며, 수평선에 마나가하가 놓여 있습니다.',
        ],
        ja: [
          'マイクロビーチ',
          '散歩の終わりは白い砂の上、はだしで。リーフの内側の水は浅く静かで、水平線にはマニャガハが浮かびます。',
        ],
        zh: ['麦克海滩', '漫步的终点，是赤脚踩在白沙上。礁内水浅而平静，军舰岛就在海平线上。'],
      },
    ),
  ],
  '2': [
    stop(
      'c',
      [145.814, 15.28],
      [
        'Last Command Post',
        'A bunker in the rock, guns on the lawn. From here Japanese officers led the last days of the battle of Saipan in July 1944.',
      ],
      {
        ko: [
          '최후 사령부',
          '바위 속 벙커와 잔디밭의 대포. 1944년 7월 일본군 장교들이 사이판 전투의 마지막 며칠을 지휘한 곳입니다.',
        ],
        ja: [
          'ラストコマンドポスト',
          '岩の中の壕と芝生の大砲。1944年7月、日本軍の将校たちがサイパンの戦いの最後の日々を指揮した場所です。',
        ],
        zh: [
          '日军最后司令部',
          '岩中的碉堡，草坪上的火炮。1944 年 7 月，日军军官在这里指挥了塞班战役的最后几天。',
        ],
      },
    ),
    stop(
      'a',
      [145.8125, 15.2775],
      [
        'Suicide Cliff',
        'High above the plain of Marpi the old airfield, the memorials and the north cape lie at one’s feet. White tropicbirds ride the wind along the wall where so many lives ended.',
      ],
      {
        ko: [
          '자살 절벽',
          '마피 평원 위 높은 곳에서 옛 비행장과 위령비, 북쪽 곶이 발아래 펼쳐집니다. 많은 생명이 스러진 절벽을 따라 흰 열대새가 바람을 탑니다.',
        ],
        ja: [
          'スーサイドクリフ',
          'マッピの平野を見下ろす高みから、旧飛行場、慰霊碑、北の岬が足元に広がります。多くの命が失われた崖に沿って、白いネッタイチョウが風に乗ります。',
        ],
        zh: [
          '自杀崖',
          '高居马皮平原之上，旧机场、纪念碑和北端海角尽在脚下。无数生命消逝的崖壁旁，白色的热带鸟乘风飞翔。',
        ],
      },
    ),
    stop(
      'b',
      [145.813, 15.2885],
      [
        'Banzai Cliff',
        'The land ends here, and rows of memorials look out to sea. Soldiers and families jumped from this edge in July 1944; people still come from afar to pray.',
      ],
      {
        ko: [
          '만세 절벽',
          '땅이 끝나는 곳, 위령비들이 바다를 바라봅니다. 1944년 7월 군인과 가족들이 이 끝에서 몸을 던졌고, 지금도 먼 곳에서 기도하러 찾아옵니다.',
        ],
        ja: [
          'バンザイクリフ',
          '陸はここで尽き、慰霊碑の列が海を見つめます。1944年7月、兵士や家族がこの縁から身を投げました。今も遠くから祈りに訪れる人がいます。',
        ],
        zh: [
          '万岁崖',
          '陆地在此终止，一排排纪念碑面向大海。1944 年 7 月，士兵和平民从崖边跳下；至今仍有人远道前来祈祷。',
        ],
      },
    ),
    stop(
      'e',
      [145.829, 15.266],
      [
        'The Grotto',
        'More than a hundred steps down, the sea glows blue inside a cavern. Divers slip out to the open ocean through passages under water.',
      ],
      {
        ko: [
          '그로토',
          '100개가 넘는 계단 아래, 동굴 안의 바다가 푸르게 빛납니다. 다이버들은 물속 통로를 지나 먼바다로 나갑니다.',
        ],
        ja: [
          'グロット',
          '100段を超える階段の下、洞窟の中の海が青く光ります。ダイバーは水中の穴を抜けて外海へ出て行きます。',
        ],
        zh: ['蓝洞', '走下一百多级台阶，洞中的海水泛着蓝光。潜水员穿过水下通道，潜入外海。'],
      },
    ),
    stop(
      'd',
      [145.8135, 15.2577],
      [
        'Bird Island Lookout',
        'A rock in a turquoise bay, and above it hundreds of seabirds. Reef and forest around it are a sanctuary; we only look.',
      ],
      {
        ko: [
          '새섬 전망대',
          '청록빛 만에 솟은 바위와 그 위를 나는 수많은 바닷새. 주변 산호초와 숲은 보호구역이니 바라보기만 합니다.',
        ],
        ja: [
          'バードアイランド展望台',
          'ターコイズ色の湾に立つ岩と、その上を舞う何百もの海鳥。周りのリーフと森は保護区なので、眺めるだけにします。',
        ],
        zh: ['鸟岛观景台', '碧蓝海湾中的一块岩石，上空是数百只海鸟。周围的礁石和森林是保护区，我们只远观。'],
      },
    ),
  ],
  '3': [
    stop(
      'a',
      [145.7172, 15.2195],
      [
        'Across the Lagoon',
        'The boat leaves Garapan and the water changes color every minute: sand white, grass green, and over the channel a deep blue.',
      ],
      {
        ko: [
          '라군을 건너',
          '배가 가라판을 떠나면 물빛이 순간순간 바뀝니다. 모래의 흰색, 풀빛 초록, 그리고 물길 위의 짙은 파랑.',
        ],
        ja: [
          'ラグーンを渡る',
          '船がガラパンを離れると、海の色が刻々と変わります。砂の白、草の緑、そして水路の上の深い青。',
        ],
        zh: ['横渡潟湖', '船离开加拉班，水色时时变换：沙滩的白、草木的绿，到了航道上便是深蓝。'],
      },
    ),
    stop(
      'b',
      [145.7128, 15.2405],
      [
        'The Landing',
        'A few steps and one stands in the shade. A statue recalls Chief Aghurubw, who led families from Satawal across the sea in the early 19th century; he is buried on the islet.',
      ],
      {
        ko: [
          '섬에 오르다',
          '몇 걸음이면 나무 그늘입니다. 19세기 초 사타왈의 가족들을 이끌고 바다를 건너온 아구루브 추장의 동상이 있으며, 그는 이 섬에 묻혀 있습니다.',
        ],
        ja: [
          '上陸',
          '数歩で木陰に入ります。19世紀初めにサタワル島の家族を率いて海を渡ったアグルブ酋長の像があり、酋長はこの島に眠っています。',
        ],
        zh: [
          '登岛',
          '几步便走进树荫。雕像纪念阿古鲁布酋长：19 世纪初，他率领萨塔瓦尔岛的家族渡海而来，长眠于这座小岛。',
        ],
      },
    ),
    stop(
      'c',
      [145.7116, 15.2412],
      [
        'First Look under Water',
        'Mask on, face down, and the noise is gone. Inside the buoys the water is a few meters deep and clear to the bottom.',
      ],
      {
        ko: [
          '처음 만나는 물속',
          '마스크를 쓰고 고개를 숙이면 소리가 사라집니다. 부표 안쪽은 수심이 몇 미터로 바닥까지 맑게 보입니다.',
        ],
        ja: [
          'はじめての水中',
          'マスクをつけて顔をつけると、音が消えます。ブイの内側は水深数メートルで、底まで透きとおっています。',
        ],
        zh: ['初探水下', '戴上面镜，低头入水，喧嚣尽去。浮标以内水深只有几米，清澈见底。'],
      },
    ),
    stop(
      'd',
      [145.7118, 15.242],
      [
        'Coral Garden',
        'Butterflyfish, parrotfish and blue sea stars live among the coral heads. Look, float, touch nothing: a coral grows a finger’s breadth in a year.',
      ],
      {
        ko: [
          '산호 정원',
          '나비고기와 파랑비늘돔, 푸른 불가사리가 산호 사이에 삽니다. 보고, 떠 있고, 만지지 마세요. 산호는 1년에 손가락 폭만큼 자랍니다.',
        ],
        ja: [
          'サンゴの庭',
          'チョウチョウウオやブダイ、青いヒトデがサンゴの間に暮らしています。眺めて、浮かんで、触れないで。サンゴは1年に指の幅ほどしか育ちません。',
        ],
        zh: [
          '珊瑚花园',
          '蝴蝶鱼、鹦嘴鱼和蓝色海星栖息在珊瑚之间。只看，只漂浮，不触碰：珊瑚一年只长一指宽。',
        ],
      },
    ),
    stop(
      'e',
      [145.7145, 15.2372],
      [
        'Back in the Afternoon',
        'Parasails drift over the lagoon while the last boats load. At dusk, when people have gone, the shearwaters come home to their burrows on the islet.',
      ],
      {
        ko: [
          '오후에 돌아가는 길',
          '마지막 배가 사람을 태우는 동안 라군 위로 패러세일이 떠다닙니다. 사람들이 떠난 해 질 녘, 슴새들이 섬의 굴로 돌아옵니다.',
        ],
        ja: [
          '午後の帰り道',
          '最後の船に人が乗るころ、ラグーンの上をパラセールが漂います。人の去った夕暮れ、ミズナギドリが島の巣穴へ帰ってきます。',
        ],
        zh: ['午后返航', '最后一班船登船时，滑翔伞在潟湖上空飘荡。黄昏人散，鹱鸟飞回岛上的洞穴。'],
      },
    ),
  ],
  '4': [
    stop(
      'a',
      [145.6205, 14.968],
      [
        'House of Taga',
        'The tallest latte stones ever raised in the Marianas. One of twelve still stands, about four and a half meters high.',
      ],
      {
        ko: [
          '타가 하우스',
          '마리아나에서 세워진 가장 높은 라테 스톤입니다. 열두 개 가운데 약 4.5m 높이의 하나가 아직 서 있습니다.',
        ],
        ja: [
          'タガハウス',
          'マリアナで最も高いラッテストーン。12本のうち1本が、高さ約4.5メートルで今も立っています。',
        ],
        zh: ['塔加屋遗址', '马里亚纳最高的拉提石。十二根中仍有一根矗立，高约四米半。'],
      },
    ),
    stop(
      'e',
      [145.6212, 14.9683],
      [
        'How a Latte Was Made',
        'A latte has two parts: the pillar, haligi, and the cap, tasa. Two rows of them carried a house; they stood along the shores of all these islands for some 700 years.',
      ],
      {
        ko: [
          '라테 스톤의 구조',
          '라테는 기둥 할리기와 머릿돌 타사, 두 부분으로 되어 있습니다. 두 줄의 라테가 집을 떠받쳤고, 약 700년 동안 이 섬들의 해안마다 서 있었습니다.',
        ],
        ja: [
          'ラッテのつくり',
          'ラッテは柱のハリギと冠石のタサからなります。2列に並んで家を支え、およそ700年のあいだ、これらの島々の海岸に立っていました。',
        ],
        zh: [
          '拉提石的构造',
          '拉提石由石柱“哈利吉”和柱头“塔萨”两部分组成。两排石柱撑起一座房屋，在群岛的海岸上矗立了约七百年。',
        ],
      },
    ),
    stop(
      'd',
      [145.647, 15.0425],
      [
        'Blow Hole',
        'On the east side the swell runs under a shelf of old coral and shoots up through its holes. Stand well back, and wait for the seventh wave.',
      ],
      {
        ko: [
          '블로우 홀',
          '동쪽 해안에서는 너울이 오래된 산호 바위 밑으로 밀려들어 구멍으로 솟구칩니다. 멀찍이 서서 일곱 번째 파도를 기다려 보세요.',
        ],
        ja: [
          '潮吹き穴',
          '東海岸では、うねりが古いサンゴの岩棚の下に入り、穴から噴き上がります。十分に離れて、七つ目の波を待ちましょう。',
        ],
        zh: ['喷水海岸', '在东岸，涌浪钻到古老的珊瑚岩台下，从孔洞中喷出。请站远些，等待第七个浪。'],
      },
    ),
    stop(
      'b',
      [145.6365, 15.0765],
      [
        'Runway Able',
        'Two and a half kilometers of coral and asphalt, straight and empty. In 1945 a bomber left here every minute; in August the Enola Gay did.',
      ],
      {
        ko: [
          '에이블 활주로',
          '산호와 아스팔트로 된 2.5km 길이 곧고 텅 비어 있습니다. 1945년에는 1분마다 폭격기가 떠났고, 8월에는 에놀라 게이가 이륙했습니다.',
        ],
        ja: [
          'エイブル滑走路',
          'サンゴとアスファルトの2.5キロが、まっすぐ、誰もいないまま続きます。1945年には毎分のように爆撃機が飛び立ち、8月にはエノラ・ゲイが離陸しました。',
        ],
        zh: [
          '埃布尔跑道',
          '珊瑚和沥青铺成的两公里半，笔直而空旷。1945 年几乎每分钟就有一架轰炸机起飞，8 月起飞的是艾诺拉·盖号。',
        ],
      },
    ),
    stop(
      'c',
      [145.6352, 15.0838],
      [
        'The Bomb Pits',
        'The atomic bombs were too large to load from the ground: the planes were rolled above these pits. Glass covers them now, and paper cranes are left beside them.',
      ],
      {
        ko: [
          '원폭 적재 구덩이',
          '원자폭탄은 너무 커서 지상에서 실을 수 없어 비행기를 이 구덩이 위로 끌고 왔습니다. 지금은 유리로 덮여 있고 곁에는 종이학이 놓입니다.',
        ],
        ja: [
          '原爆搭載ピット',
          '原子爆弾は大きすぎて地上からは積めず、飛行機をこの穴の上まで動かしました。今はガラスで覆われ、そばに折り鶴が供えられています。',
        ],
        zh: [
          '原子弹装弹坑',
          '原子弹太大，无法从地面装载，飞机要推到坑的上方。如今坑上罩着玻璃，旁边放着纸鹤。',
        ],
      },
    ),
  ],
  '5': [
    stop(
      'd',
      [145.1412, 14.1405],
      [
        'Songsong and Wedding Cake Mountain',
        'The village lies on a neck of land with a bay on each side. At its end rises Mount Taipingot, in layers like a cake.',
      ],
      {
        ko: [
          '송송과 웨딩케이크산',
          '마을은 양쪽에 만을 둔 좁은 땅에 자리합니다. 그 끝에 케이크처럼 층층이 쌓인 타이핑고트산이 솟아 있습니다.',
        ],
        ja: [
          'ソンソンとウェディングケーキ山',
          '村は両側に湾を抱く細い陸地にあります。その先に、ケーキのように段を重ねたタイピンゴット山がそびえます。',
        ],
        zh: ['松松村与婚礼蛋糕山', '村庄坐落在两湾之间的狭窄陆地上，尽头是层层叠起、形如蛋糕的泰平戈特山。'],
      },
    ),
    stop(
      'a',
      [145.1875, 14.1735],
      [
        'Swimming Hole',
        'A pool in the north coast that the reef fills and guards. Outside the surf breaks, inside the water is still and blue.',
      ],
      {
        ko: [
          '스위밍 홀',
          '북쪽 해안에 산호초가 채우고 지켜 주는 웅덩이입니다. 밖에서는 파도가 부서지고 안쪽 물은 잔잔하고 푸릅니다.',
        ],
        ja: [
          'スイミングホール',
          '北海岸のリーフが満たし、守るプール。外では波が砕け、内側の水は静かで青いままです。',
        ],
        zh: ['天然泳池', '北岸由礁石注满、也由礁石守护的水池。外面浪花飞溅，里面水静而蓝。'],
      },
    ),
    stop(
      'c',
      [145.245, 14.163],
      [
        'As Nieves Latte Quarry',
        'Pillars and caps larger than those of Taga lie in the trenches from which they were cut. Nobody knows why they were never raised.',
      ],
      {
        ko: [
          '아스 니에베스 라테 채석장',
          '타가의 것보다 큰 기둥과 머릿돌이 깎아 내던 도랑 속에 누워 있습니다. 왜 세우지 않았는지는 아무도 모릅니다.',
        ],
        ja: [
          'アス・ニエベスのラッテ石切場',
          'タガのものより大きな柱と冠石が、切り出された溝に横たわっています。なぜ立てられなかったのか、誰も知りません。',
        ],
        zh: [
          '阿斯涅韦斯拉提石采石场',
          '比塔加屋更大的石柱和柱头，仍躺在凿取它们的石槽里。没有人知道它们为何从未竖起。',
        ],
      },
    ),
    stop(
      'e',
      [145.19, 14.147],
      [
        'Sabana Forest Trail',
        'Up on the plateau clouds catch in the trees. The Rota white-eye, a small yellow bird, lives in this forest and nowhere else on earth.',
      ],
      {
        ko: [
          '사바나 숲길',
          '고원 위에서는 구름이 나무에 걸립니다. 작고 노란 로타동박새는 지구에서 오직 이 숲에만 삽니다.',
        ],
        ja: [
          'サバナの森の道',
          '高原では雲が木々にかかります。小さな黄色い鳥、ロタメジロは地球上でこの森にしかいません。',
        ],
        zh: ['萨巴纳森林小径', '高原上云雾挂在树间。小小的黄色罗塔绣眼鸟，全世界只生活在这片森林里。'],
      },
    ),
    stop(
      'b',
      [145.238, 14.1495],
      [
        'I’Chenchon Bird Sanctuary',
        'Red-footed boobies, tropicbirds and frigatebirds circle below the lookout. The forest at the foot of the cliff is one of the great seabird colonies of the Pacific.',
      ],
      {
        ko: [
          '이첸촌 조류 보호구역',
          '붉은발얼가니새와 열대새, 군함새가 전망대 아래를 맴돕니다. 절벽 아래 숲은 태평양의 큰 바닷새 서식지 가운데 하나입니다.',
        ],
        ja: [
          'イチェンチョン鳥類保護区',
          'アカアシカツオドリ、ネッタイチョウ、グンカンドリが展望台の下を舞います。崖下の森は太平洋でも有数の海鳥の営巣地です。',
        ],
        zh: [
          '伊琴琼鸟类保护区',
          '红脚鲣鸟、热带鸟和军舰鸟在观景台下方盘旋。崖脚的森林是太平洋的大型海鸟栖息地之一。',
        ],
      },
    ),
  ],
  '6': [
    stop(
      'b',
      [145.7705, 15.2512],
      [
        'Pau Pau Beach',
        'The quiet beach of the north, under palms and ironwood. The sun still stands a hand above the reef.',
      ],
      {
        ko: [
          '파우파우 비치',
          '야자수와 목마황 아래 북쪽의 조용한 해변입니다. 해는 아직 산호초 위 한 뼘 높이에 있습니다.',
        ],
        ja: [
          'パウパウビーチ',
          'ヤシとモクマオウの下、北の静かな浜。太陽はまだリーフの上、手のひらひとつ分の高さにあります。',
        ],
        zh: ['帕帕海滩', '椰树和木麻黄下，北边安静的海滩。太阳还在礁石上方一掌高处。'],
      },
    ),
    stop(
      'a',
      [145.7162, 15.2165],
      [
        'Micro Beach',
        'Here Garapan comes to watch. A sailing canoe cuts the light, and Mañagaha turns from green to black.',
      ],
      {
        ko: [
          '마이크로 비치',
          '가라판 사람들이 노을을 보러 오는 곳입니다. 돛단 카누가 빛을 가르고 마나가하는 초록에서 검은 그림자로 바뀝니다.',
        ],
        ja: [
          'マイクロビーチ',
          'ガラパンの人々が夕日を見に来る浜。帆走カヌーが光を切り、マニャガハは緑から黒い影へと変わります。',
        ],
        zh: ['麦克海滩', '加拉班的人都来这里看日落。帆船划破霞光，军舰岛由绿变成黑色剪影。'],
      },
    ),
    stop(
      'd',
      [145.7098, 15.1708],
      [
        'Oleai Beach Path',
        'Boards lean in the sand, and the pathway along Beach Road belongs to walkers and runners. A tank of 1944 juts from the shallow water, with birds on its turret.',
      ],
      {
        ko: [
          '올레아이 해변 산책로',
          '모래밭에 보드가 서 있고, 비치로드를 따라 난 길은 걷고 달리는 사람들의 것입니다. 1944년의 전차가 얕은 물 위로 솟아 있고 포탑에는 새가 앉습니다.',
        ],
        ja: [
          'オレアイのビーチ遊歩道',
          '砂浜にはボードが立ち、ビーチロード沿いの道は歩く人と走る人のもの。1944年の戦車が浅瀬から突き出し、砲塔には鳥がとまっています。',
        ],
        zh: [
          '奥莱艾海滨步道',
          '沙滩上立着冲浪板，海滩路旁的步道属于散步和跑步的人。一辆 1944 年的坦克露出浅水，炮塔上停着鸟。',
        ],
      },
    ),
    stop(
      'c',
      [145.704, 15.159],
      [
        'Kilili Beach',
        'Pavilions, grills and families under the trees of Susupe. The whole sky is orange now, and so is the water.',
      ],
      {
        ko: [
          '킬릴리 비치',
          '수수페의 나무 아래 정자와 그릴, 가족들이 모입니다. 이제 하늘도 물도 온통 주황빛입니다.',
        ],
        ja: ['キリリビーチ', 'ススペの木陰に東屋とグリル、家族連れ。空も水も、今はすべてオレンジ色です。'],
        zh: ['基利利海滩', '苏苏佩的树下有凉亭、烤架和一家家人。此刻天空与海水都成了橙色。'],
      },
    ),
    stop(
      'e',
      [145.6998, 15.1462],
      [
        'Sugar Dock',
        'Barges once loaded sugar at this small dock in Chalan Kanoa. Now a last kayak comes home to it through the gold, and the day is over.',
      ],
      {
        ko: [
          '슈거 독',
          '찰란 카노아의 이 작은 부두에서 한때 바지선이 설탕을 실었습니다. 이제 마지막 카약이 금빛 물결을 지나 돌아오고 하루가 저뭅니다.',
        ],
        ja: [
          'シュガードック',
          'チャラン・カノアの小さな桟橋では、かつて砂糖が艀に積まれました。今は最後のカヤックが金色の海を戻り、一日が終わります。',
        ],
        zh: [
          '糖码头',
          '查兰卡诺阿的这座小码头，当年驳船在此装糖。如今最后一艘皮划艇穿过金光归来，一天就此结束。',
        ],
      },
    ),
  ],
}
