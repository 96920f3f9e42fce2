/** What the samples say, by ref. */
export const texts = {
  '1': {
    title: '2021 Toyota Corolla LE',
    description:
      'A clean, honest commuter that has spent its life between our village and Garapan. The air conditioning blows cold in the noon sun, and like every car on our lot it is rinsed and waxed against the salt air.\n\nOne owner, serviced with us from the first mile, receipts in the glove box. Test drives any day but Sunday: Beach Road and back takes twenty minutes.',
    translations: {
      ko: {
        title: '2021년식 도요타 코롤라 LE',
        description:
          '동네와 가라판을 오가는 출퇴근용으로만 쓴 깨끗한 차입니다. 한낮 땡볕에도 에어컨이 시원하게 나오고, 저희 매장의 모든 차처럼 염분 섞인 바닷바람에 상하지 않도록 세차와 왁스칠을 꾸준히 해 왔습니다.\n\n1인 소유 차량으로 처음부터 저희가 정비했으며 영수증도 모두 있습니다. 시승은 일요일을 빼고 언제든 가능합니다. 비치로드를 한 바퀴 도는 데 20분이면 됩니다.',
      },
      ja: {
        title: '2021年式 トヨタ カローラ LE',
        description:
          '村とガラパンの往復に使われてきた、きれいで素直な通勤車です。真昼の日差しでもエアコンはよく冷え、店のほかの車と同じく、潮風に負けないよう水洗いとワックスを欠かしていません。\n\nワンオーナー、新車から当店で整備し、領収書もそろっています。試乗は日曜以外いつでもどうぞ。ビーチロードをひと回りして20分ほどです。',
      },
      zh: {
        title: '2021 款丰田卡罗拉 LE',
        description:
          '一直用于往返村子和加拉班上下班，车况干净可靠。正午烈日下空调依然很凉；和店里所有的车一样，定期冲洗打蜡，防止海风盐分侵蚀。\n\n一手车，从新车起就在本店保养，单据齐全。除星期日外随时可以试驾，沿海滩路跑一个来回只要二十分钟。',
      },
    },
  },
  '2': {
    title: '2019 Honda CR-V EX AWD',
    description:
      'Our family car ever since it came off the ship; we are leaving the island at the end of the school year and have to let it go. All-wheel drive makes short work of muddy back roads after rain. The roof rack stays with it, and the seats fold flat for coolers, fins and one very large dog.\n\nA dent from a parking lot was repaired in 2022, otherwise no accidents.',
    translations: {
      ko: {
        title: '2019년식 혼다 CR-V EX 사륜구동',
        description:
          '배에서 내린 날부터 지금까지 우리 가족이 탄 차입니다. 학년이 끝나면 섬을 떠나게 되어 내놓습니다. 사륜구동이라 비 온 뒤의 진흙길도 문제없습니다. 루프랙도 함께 드리며, 뒷좌석을 접으면 아이스박스와 오리발, 커다란 개 한 마리까지 거뜬히 들어갑니다.\n\n2022년에 주차장에서 찍힌 곳을 수리했고, 그 밖의 사고는 없습니다.',
      },
      ja: {
        title: '2019年式 ホンダ CR-V EX AWD',
        description:
          '船から降りた日からずっと、わが家の車でした。学年末に島を離れることになり、お譲りします。四輪駆動なので、雨上がりのぬかるんだ裏道も平気です。ルーフラックはそのままお付けします。座席を倒せば、クーラーボックスもフィンも、大きな犬だって乗れます。\n\n2022年に駐車場でついたへこみを修理しました。ほかに事故はありません。',
      },
      zh: {
        title: '2019 款本田 CR-V EX 四驱',
        description:
          '这辆车从下船那天起就是我们的家用车。学年结束后我们要离岛，只好割爱。四驱对付雨后泥泞的小路毫不费力。车顶行李架一并奉送，后排放倒后，冰箱、脚蹼，再加一只大狗都装得下。\n\n2022 年修过一处停车场刮碰的凹痕，除此之外没有事故。',
      },
    },
  },
  '3': {
    title: '2018 Ford F-150 XLT',
    description:
      'Works on a small cattle farm in Marpo Heights and still drives straight. It has hauled the generator and the water tank through more than one typhoon season. There is surface rust under the bed, as on every truck near the sea; it was treated and undercoated last year.\n\nThe truck is on Tinian. I can bring it to the harbor for the barge to Saipan; the freight is yours.',
    translations: {
      ko: {
        title: '2018년식 포드 F-150 XLT',
        description:
          '티니안 마르포 하이츠의 작은 소 농장에서 일하는 트럭이며, 지금도 똑바로 잘 달립니다. 태풍철마다 발전기와 물탱크를 실어 날랐습니다. 바닷가 트럭이 다 그렇듯 적재함 아래에 표면 녹이 있는데, 작년에 제거하고 하부 코팅을 했습니다.\n\n차는 티니안에 있습니다. 사이판행 바지선을 탈 수 있도록 항구까지 가져다드리며, 운임은 구매자 부담입니다.',
      },
      ja: {
        title: '2018年式 フォード F-150 XLT',
        description:
          'テニアンのマルポハイツにある小さな牧場で働いているトラックで、今もまっすぐ走ります。台風の季節には発電機や水タンクを何度も運びました。海辺の車の常で荷台の下に表面サビがありますが、昨年サビを落として下回りを塗装してあります。\n\n車はテニアンにあります。サイパン行きのバージに載せる港までお届けします。運賃はご負担ください。',
      },
      zh: {
        title: '2018 款福特 F-150 XLT',
        description:
          '在天宁岛马波高地的小牧场干活的皮卡，至今跑得笔直。好几个台风季里，发电机和水箱都靠它运。海边的卡车难免，货斗底下有些表面锈，去年已除锈并做了底盘防锈。\n\n车在天宁岛。我可以把车开到码头，搭驳船去塞班，运费由买方承担。',
      },
    },
  },
  '4': {
    title: 'Toyota Yaris, daily rental',
    description:
      'An easy car for Beach Road, the Grotto and everything in between: small enough to park anywhere in Garapan, big enough for four people and their snorkeling gear. Unlimited miles, pick-up at the airport or your hotel. Bring your license, and leave the sand outside.',
    translations: {
      ko: {
        title: '도요타 야리스 렌터카 (1일)',
        description:
          '비치로드에서 그로토까지, 어디를 가든 편한 차입니다. 가라판 어디에나 주차할 수 있을 만큼 작고, 네 명이 스노클링 장비까지 싣기에 충분합니다. 주행거리 제한이 없으며 공항이나 호텔에서 받으실 수 있습니다. 면허증만 챙겨 오시고, 모래는 털고 타 주세요.',
      },
      ja: {
        title: 'トヨタ ヤリス レンタカー（1日）',
        description:
          'ビーチロードからグロットまで、島めぐりに気軽に使える一台です。ガラパンのどこにでも停められる大きさで、4人とシュノーケル道具がしっかり乗ります。走行距離は無制限、受け取りは空港でもホテルでも。免許証をお持ちのうえ、砂はよく払ってからお乗りください。',
      },
      zh: {
        title: '丰田雅力士（Yaris）日租',
        description:
          '从海滩路到蓝洞，环岛出行轻松省心：车身小巧，在加拉班哪里都好停；空间够大，坐四个人再带上浮潜装备也没问题。不限里程，可在机场或酒店取车。请带好驾照，上车前把沙子抖干净。',
      },
    },
  },
  '5': {
    title: '2020 Jeep Wrangler Sport',
    description:
      'Top off, doors off, Banzai Cliff at sunset: that is what this yellow Wrangler is for. Six-speed manual, four-wheel drive, hosed down with fresh water after every beach day and kept under a carport.\n\nThe registration has lapsed while I was off-island. I will renew it together with whoever buys it.',
    translations: {
      ko: {
        title: '2020년식 지프 랭글러 스포츠',
        description:
          '지붕도 문도 떼고 만세 절벽에서 노을 보기. 이 노란 랭글러는 바로 그런 날을 위한 차입니다. 6단 수동에 사륜구동이고, 바닷가에 다녀오면 꼭 민물로 씻어 지붕 있는 차고에 세워 두었습니다.\n\n섬을 비운 사이 차량 등록이 만료되었습니다. 구매하시는 분과 함께 갱신하겠습니다.',
      },
      ja: {
        title: '2020年式 ジープ ラングラー スポーツ',
        description:
          '屋根もドアも外して、バンザイクリフで夕日を眺める。この黄色いラングラーはそのための車です。6速マニュアルの四輪駆動。海へ行った日は必ず真水で洗い、カーポートに停めてきました。\n\n島を留守にしている間に登録が切れました。買ってくださる方と一緒に更新します。',
      },
      zh: {
        title: '2020 款吉普牧马人 Sport',
        description:
          '拆下车顶和车门，去万岁崖看日落：这辆黄色牧马人就是为此而生。六速手动、四驱，每次去完海边都用淡水冲洗，一直停在车棚里。\n\n我离岛期间车辆注册过期了，成交后会和买家一起去续期。',
      },
    },
  },
  '6': {
    title: '2016 Jeep Cherokee Latitude',
    description:
      "A dependable four-wheel drive for Rota's coral roads, from Sinapalo down to Teteto Beach and back up the hill. It has passed 100,000 miles and shows it: rust on the tailgate and a roof rack bleached by the sun. The engine has never let us down, and the tires came on the last barge. I can meet you at the airport for a test drive.",
    translations: {
      ko: {
        title: '2016년식 지프 체로키 래티튜드',
        description:
          '시나팔로에서 테테토 비치까지 내려갔다가 다시 언덕을 올라오는, 로타의 산호 자갈길에 딱 맞는 믿음직한 사륜구동차입니다. 10만 마일을 넘긴 만큼 테일게이트에 녹이 있고 루프랙은 햇볕에 바랬습니다. 그래도 엔진은 한 번도 말썽을 부린 적이 없고, 타이어는 지난 바지선으로 들여온 새것입니다. 공항에서 만나 시승하실 수 있습니다.',
      },
      ja: {
        title: '2016年式 ジープ チェロキー ラティテュード',
        description:
          'シナパロからテテトビーチへ下り、また坂を上る。ロタの珊瑚の砂利道にぴったりの頼れる四輪駆動です。10万マイルを超え、テールゲートにはサビ、ルーフラックには日焼けがありますが、エンジンは一度も止まったことがありません。タイヤは先日のバージで届いた新品です。空港で待ち合わせて試乗していただけます。',
      },
      zh: {
        title: '2016 款吉普自由光 Latitude',
        description:
          '从锡纳帕洛下到泰泰托海滩，再爬坡回来，这辆可靠的四驱车最适合罗塔岛的珊瑚碎石路。已跑过十万英里，岁月有痕：尾门有锈，车顶架也晒褪了色。不过发动机从没掉过链子，轮胎是上一班驳船刚运到的。可以约在机场试驾。',
      },
    },
  },
  '7': {
    title: '2023 Tesla Model 3',
    description:
      'Brand new, the film still on the screen. Saipan is barely twelve miles from end to end, so one charge lasts for days of island driving, and nobody lines up for gas before a storm.\n\nWe plan the home charger with you, check that your wiring is up to it, and take care of the registration.',
    translations: {
      ko: {
        title: '2023년식 테슬라 모델 3',
        description:
          '화면 보호 필름도 떼지 않은 새 차입니다. 사이판은 끝에서 끝까지 12마일 남짓이라 한 번 충전하면 며칠은 넉넉히 다닐 수 있고, 태풍을 앞두고 주유소에 줄 설 일도 없습니다.\n\n가정용 충전기 설치를 함께 계획하고, 댁의 전기 배선을 점검하고, 차량 등록까지 맡아 드립니다.',
      },
      ja: {
        title: '2023年式 テスラ モデル3',
        description:
          '画面の保護フィルムもそのままの新車です。サイパンは端から端まで12マイルほど。一度の充電で何日も走れて、台風の前に給油の列に並ぶこともありません。\n\nご自宅の充電器の計画から配線の確認、車両登録まで、まとめてお手伝いします。',
      },
      zh: {
        title: '2023 款特斯拉 Model 3',
        description:
          '全新车，屏幕贴膜都还没撕。塞班岛从南到北不过十二英里，充一次电够在岛上跑好几天，台风来之前也不用排队加油。\n\n我们会和您一起规划家用充电桩，检查家中线路是否够用，并代办车辆注册。',
      },
    },
  },
  '8': {
    title: 'Ford Mustang Convertible, daily rental',
    description:
      'Drop the top and take the long way: the cliffs of Marpi in the morning, Micro Beach for the sunset. Automatic, with a backup camera, a phone mount and two beach towels in the trunk.\n\nUnlimited miles and a full tank at pick-up. If a typhoon condition is declared, bring it back early and the unused days are refunded.',
    translations: {
      ko: {
        title: '포드 머스탱 컨버터블 렌터카 (1일)',
        description:
          '지붕을 열고 조금 돌아가 보세요. 아침에는 마피의 절벽, 해 질 녘에는 마이크로 비치. 자동변속기에 후방 카메라와 휴대폰 거치대가 있고, 트렁크에는 비치타월 두 장을 넣어 두었습니다.\n\n주행거리 제한이 없고 기름은 가득 채워 드립니다. 태풍 경보가 발령되면 일찍 반납하시고, 남은 날은 환불해 드립니다.',
      },
      ja: {
        title: 'フォード マスタング コンバーチブル レンタカー（1日）',
        description:
          '屋根を開けて、少し遠回りを。朝はマッピの断崖、夕暮れはマイクロビーチへ。オートマチックで、バックカメラとスマホホルダー付き。トランクにはビーチタオルを2枚入れてあります。\n\n走行距離は無制限、ガソリン満タンでお渡しします。台風警報が出たら早めにお返しください。使わなかった日数分は返金します。',
      },
      zh: {
        title: '福特野马敞篷车日租',
        description:
          '打开顶篷，绕远路兜兜风：清晨去马皮看悬崖，傍晚到麦克海滩看日落。自动挡，配倒车影像和手机支架，后备箱里备有两条沙滩巾。\n\n不限里程，满油交车。如发布台风警报，请提早还车，未用天数的租金会退还。',
      },
    },
  },
} as const
