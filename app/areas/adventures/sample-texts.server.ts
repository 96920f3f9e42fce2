/** What the samples say, by ref. */
export const texts = {
  '1': {
    title: 'Grotto Cavern Dive',
    description:
      'Down the steps, off the rock and into a pool that glows blue from three openings to the sea. Two guided dives for certified divers, through the cavern and out along the wall, in groups of four at most.\n\nWe check the sea every morning and go only when the Grotto lets us. If it does not, we dive at Obyan Beach instead.',
    included: ['Two guided dives', 'Tanks and weights', 'Water and fruit', 'Pick-up in Garapan'],
    requirements: [
      'Advanced Open Water or 25 logged dives',
      'Fit enough to carry your gear up more than 100 steps',
      'No flight within 24 hours after the dive',
    ],
    translations: {
      ko: {
        title: '그로토 동굴 다이빙',
        description:
          '계단을 내려가 바위에서 뛰어들면, 바다로 난 세 개의 구멍에서 들어온 빛으로 푸르게 빛나는 물이 펼쳐집니다. 자격증이 있는 다이버를 위한 가이드 다이빙 2회로, 동굴을 지나 바깥 절벽을 따라갑니다. 한 팀은 최대 4명입니다.\n\n매일 아침 바다 상태를 확인하고 안전할 때만 들어갑니다. 그로토가 어려운 날에는 오비얀 비치에서 다이빙합니다.',
        attributes: {
          included: ['가이드 다이빙 2회', '공기통과 웨이트', '물과 과일', '가라판 픽업'],
          requirements: [
            '어드밴스드 오픈워터 또는 로그 25회 이상',
            '장비를 메고 100개가 넘는 계단을 오를 수 있는 체력',
            '다이빙 후 24시간 이내 비행기 탑승 불가',
          ],
        },
      },
      ja: {
        title: 'グロットの洞窟ダイビング',
        description:
          '階段を下りて岩から飛び込むと、外海へ続く3つの穴からの光で青く輝く水面が待っています。認定ダイバー向けのガイド付き2ダイブで、洞窟をくぐり、外の壁沿いを進みます。1グループは4人まで。\n\n毎朝海の様子を確かめ、安全なときだけ入ります。入れない日はオブジャンビーチで潜ります。',
        attributes: {
          included: ['ガイド付き2ダイブ', 'タンクとウエイト', '水とフルーツ', 'ガラパンからの送迎'],
          requirements: [
            'アドバンスド・オープンウォーター、または25本以上の経験',
            '器材を持って100段以上の階段を上れる体力',
            'ダイビング後24時間は飛行機に乗れません',
          ],
        },
      },
      zh: {
        title: '蓝洞洞穴潜水',
        description:
          '走下石阶，从礁石跃入水中，三个通向外海的洞口透进蓝光，整池海水都在发亮。面向持证潜水员的两次导潜，穿过洞穴，再沿外墙前行，每组最多四人。\n\n我们每天早晨查看海况，只在安全时下水；若蓝洞不适合，就改到奥比扬海滩。',
        attributes: {
          included: ['两次导潜', '气瓶与配重', '饮用水和水果', '加拉班接送'],
          requirements: [
            '进阶开放水域潜水证，或 25 次以上潜水记录',
            '体力足以背着装备走上一百多级台阶',
            '潜水后 24 小时内不可乘机',
          ],
        },
      },
    },
  },
  '2': {
    title: 'Mount Tapochau Sunrise Hike',
    description:
      "From Capitol Hill up to Saipan's highest point, 475 meters above the sea, in the cool of the morning. On the way your guide tells of limestone forest, old farms and the battle of 1944; from the top you see the whole lagoon, Tinian and, on clear days, far beyond.\n\nThe road is rough, the last part steep. We walk at the pace of the slowest.",
    included: ['Local guide', 'Breakfast at the summit', 'Headlamp and walking poles'],
    requirements: ['Closed shoes with a good sole', 'Two liters of water each', 'From 10 years on'],
    translations: {
      ko: {
        title: '타포차우산 일출 하이킹',
        description:
          '캐피톨 힐에서 출발해 해발 475m, 사이판에서 가장 높은 곳까지 선선한 아침에 오릅니다. 가는 길에 가이드가 석회암 숲과 옛 농장, 1944년 전투 이야기를 들려줍니다. 정상에서는 라군 전체와 티니안, 맑은 날에는 더 먼 곳까지 보입니다.\n\n길이 거칠고 마지막 구간은 가파릅니다. 가장 느린 분의 걸음에 맞춰 걷습니다.',
        attributes: {
          included: ['현지 가이드', '정상에서의 아침 식사', '헤드램프와 등산 스틱'],
          requirements: ['밑창이 튼튼한 운동화', '1인당 물 2리터', '만 10세 이상'],
        },
      },
      ja: {
        title: 'タポチョ山サンライズハイク',
        description:
          'キャピトルヒルから、標高475メートルのサイパン最高峰まで、涼しい朝のうちに登ります。道中ではガイドが石灰岩の森や昔の農園、1944年の戦いについて語ります。頂上からはラグーン全体とテニアン、晴れた日にはさらに遠くまで見渡せます。\n\n道は荒れていて、最後は急な登りです。いちばんゆっくりな人に合わせて歩きます。',
        attributes: {
          included: ['地元ガイド', '山頂での朝食', 'ヘッドランプとストック'],
          requirements: ['底のしっかりした靴', '1人2リットルの水', '10歳以上'],
        },
      },
      zh: {
        title: '塔波乔山日出徒步',
        description:
          '趁清晨凉爽，从国会山出发，登上海拔 475 米的塞班最高点。途中向导会讲述石灰岩森林、旧日农场和 1944 年的战事；山顶可俯瞰整个潟湖和天宁岛，晴天还能望得更远。\n\n路面崎岖，最后一段较陡。我们按最慢的队员的步伐前进。',
        attributes: {
          included: ['本地向导', '山顶早餐', '头灯和登山杖'],
          requirements: ['鞋底结实的包脚鞋', '每人两升水', '10 岁以上'],
        },
      },
    },
  },
  '3': {
    title: 'Mañagaha Snorkel Day',
    description:
      'A short boat ride across the lagoon to the islet that every postcard shows. Snorkel with a guide along the marked reef, walk once around the island, then rest under the trees until the boat goes back in the afternoon.\n\nMañagaha is a conservation area: what lives there stays there, and all of our waste comes back with us.',
    included: ['Boat both ways', 'Mask, fins and vest', 'Guided snorkel tour', 'Lunch box'],
    requirements: [
      'You can swim, or stay in the vest',
      'Children under 12 with an adult',
      'Reef-safe sunscreen only',
    ],
    translations: {
      ko: {
        title: '마나가하 스노클링 데이',
        description:
          '배를 타고 라군을 잠깐 건너면 엽서마다 나오는 작은 섬에 닿습니다. 가이드와 함께 표시된 산호초를 따라 스노클링하고, 섬을 한 바퀴 걸은 뒤 오후 배가 떠날 때까지 나무 그늘에서 쉬세요.\n\n마나가하는 보호구역입니다. 그곳에 사는 것은 그대로 두고, 쓰레기는 모두 가지고 돌아옵니다.',
        attributes: {
          included: ['왕복 배편', '마스크, 오리발, 조끼', '가이드 스노클링', '도시락'],
          requirements: [
            '수영 가능 또는 조끼 착용',
            '12세 미만은 보호자 동반',
            '산호에 해가 없는 선크림만 사용',
          ],
        },
      },
      ja: {
        title: 'マニャガハ・シュノーケルの一日',
        description:
          'ボートでラグーンを少し渡れば、絵はがきでおなじみの小島です。ガイドと一緒にブイで示されたリーフでシュノーケリングし、島をひと回り歩いたら、午後の船まで木陰でのんびり。\n\nマニャガハは保護区です。生き物はそのままに、ごみはすべて持ち帰ります。',
        attributes: {
          included: ['往復ボート', 'マスク、フィン、ベスト', 'ガイド付きシュノーケル', 'お弁当'],
          requirements: [
            '泳げる方、またはベスト着用',
            '12歳未満は大人の同伴が必要',
            'サンゴに優しい日焼け止めのみ',
          ],
        },
      },
      zh: {
        title: '军舰岛浮潜一日游',
        description:
          '乘船片刻，横渡潟湖，便来到明信片上常见的小岛。跟随向导沿标示的礁区浮潜，绕岛走上一圈，再到树荫下休息，直到下午返航。\n\n军舰岛是保护区：岛上的生灵请留在岛上，我们会带走所有垃圾。',
        attributes: {
          included: ['往返船票', '面镜、脚蹼和救生衣', '浮潜向导', '午餐盒'],
          requirements: ['会游泳，或全程穿救生衣', '12 岁以下须成人陪同', '只用不伤珊瑚的防晒霜'],
        },
      },
    },
  },
  '4': {
    title: 'Lagoon Kayak Tour',
    description:
      'Glide over clear, shallow water from Kilili Beach to the tanks that have rested in the lagoon since 1944. The reef keeps the waves away, so this is a good first time in a kayak. The evening tour comes home in the last light.',
    included: ['Single or double kayak', 'Life vest', 'Dry bag', 'Guide in his own boat'],
    requirements: ['From 6 years on, in a double with an adult', 'Hat and water shoes'],
    translations: {
      ko: {
        title: '라군 카약 투어',
        description:
          '킬릴리 비치에서 맑고 얕은 물 위를 미끄러지듯 나아가, 1944년부터 라군에 잠들어 있는 전차까지 갑니다. 산호초가 파도를 막아 주어 카약이 처음인 분에게도 좋습니다. 저녁 투어는 마지막 노을빛 속에 돌아옵니다.',
        attributes: {
          included: ['1인용 또는 2인용 카약', '구명조끼', '방수 가방', '가이드 동행'],
          requirements: ['6세 이상, 어른과 2인용 탑승', '모자와 아쿠아슈즈'],
        },
      },
      ja: {
        title: 'ラグーン・カヤックツアー',
        description:
          'キリリビーチから透きとおった浅瀬を漕ぎ、1944年からラグーンに眠る戦車まで。リーフが波をさえぎるので、カヤックが初めての方にもぴったりです。夕方のツアーは残照の中を戻ります。',
        attributes: {
          included: ['1人乗りか2人乗りカヤック', 'ライフベスト', '防水バッグ', '別艇のガイド'],
          requirements: ['6歳以上、大人と2人乗りで', '帽子とマリンシューズ'],
        },
      },
      zh: {
        title: '潟湖皮划艇之旅',
        description:
          '从基利利海滩出发，划过清澈的浅水，去看 1944 年起便静卧在潟湖里的坦克。礁石挡住了海浪，第一次划皮划艇也很合适。傍晚团在最后的霞光里归来。',
        attributes: {
          included: ['单人或双人皮划艇', '救生衣', '防水袋', '向导另艇随行'],
          requirements: ['6 岁以上，与成人共乘双人艇', '帽子和溯溪鞋'],
        },
      },
    },
  },
  '5': {
    title: 'East Side ATV Ride',
    description:
      'Red earth, coral roads and the wild side of Saipan, where the trade wind meets the cliffs. After a lesson on a flat field we ride in a line through tangan-tangan and farmland to two lookouts above the sea. It may get muddy; that is the point.',
    included: ['ATV and fuel', 'Helmet, goggles and gloves', 'Riding lesson', 'Cold coconut'],
    requirements: [
      "Driver's license for those who drive",
      'Passengers from 8 years on',
      'Clothes that may get dirty',
    ],
    translations: {
      ko: {
        title: '동쪽 해안 ATV 라이딩',
        description:
          '붉은 흙과 산호길, 무역풍이 절벽에 부딪히는 사이판의 거친 쪽을 달립니다. 평지에서 연습한 뒤 탕안탕안 숲과 농장을 지나 바다 위 전망대 두 곳까지 줄지어 달립니다. 진흙이 튈 수 있지만 그게 재미입니다.',
        attributes: {
          included: ['ATV와 연료', '헬멧, 고글, 장갑', '운전 교육', '시원한 코코넛'],
          requirements: ['운전자는 운전면허 필요', '동승자는 8세 이상', '더러워져도 되는 옷'],
        },
      },
      ja: {
        title: '東海岸ATVライド',
        description:
          '赤土とサンゴの道、貿易風が崖にぶつかるサイパンの荒々しい側を走ります。平らな場所で練習してから、タンガンタンガンの林や農地を一列で抜け、海を見下ろす展望地2か所へ。泥だらけになるかもしれませんが、それが醍醐味です。',
        attributes: {
          included: ['ATVと燃料', 'ヘルメット、ゴーグル、手袋', '運転講習', '冷えたココナッツ'],
          requirements: ['運転する方は運転免許証', '同乗は8歳以上', '汚れてもよい服装'],
        },
      },
      zh: {
        title: '东岸 ATV 越野',
        description:
          '红土、珊瑚路，还有信风扑向悬崖的塞班狂野一侧。先在平地上练习，再列队穿过银合欢林和农田，前往海上的两处观景点。可能会溅一身泥，乐趣正在于此。',
        attributes: {
          included: ['ATV 和燃油', '头盔、护目镜和手套', '驾驶教学', '冰椰子'],
          requirements: ['驾驶者须有驾照', '乘客 8 岁以上', '不怕弄脏的衣服'],
        },
      },
    },
  },
  '6': {
    title: 'Parasail over the Lagoon',
    description:
      'Take off from the boat, dry, and see from above how the lagoon changes from white to green to deep blue behind the reef. You fly alone or as two; about ten minutes are in the air, the rest is a boat ride with a view.',
    included: ['Flight of about ten minutes', 'Harness and life vest', 'Boat ride from Micro Beach'],
    requirements: ['40 to 180 kg for a flight, alone or together', 'Not when pregnant or with a bad back'],
    translations: {
      ko: {
        title: '라군 위 패러세일링',
        description:
          '보트에서 젖지 않고 떠올라, 라군이 흰색에서 초록으로, 산호초 너머 깊은 파랑으로 바뀌는 모습을 위에서 내려다봅니다. 혼자 또는 둘이 탑니다. 하늘에 있는 시간은 약 10분이고 나머지는 경치 좋은 보트 여행입니다.',
        attributes: {
          included: ['약 10분 비행', '하네스와 구명조끼', '마이크로 비치 출발 보트'],
          requirements: ['1회 비행 총 40~180kg', '임신 중이거나 허리가 불편한 분은 불가'],
        },
      },
      ja: {
        title: 'ラグーン・パラセーリング',
        description:
          'ボートから濡れずに飛び立ち、ラグーンが白から緑へ、リーフの外の深い青へと変わる様子を空から眺めます。1人でも2人でも。空の上は約10分、残りは景色のよいボートの旅です。',
        attributes: {
          included: ['約10分のフライト', 'ハーネスとライフベスト', 'マイクロビーチ発のボート'],
          requirements: ['1回のフライトで合計40～180kg', '妊娠中の方、腰の悪い方は参加できません'],
        },
      },
      zh: {
        title: '潟湖滑翔伞',
        description:
          '从船上起飞，身上不沾水，从空中俯瞰潟湖由白变绿，再到礁外的深蓝。可单人或双人飞行；空中约十分钟，其余时间是乘船赏景。',
        attributes: {
          included: ['约十分钟飞行', '安全带和救生衣', '麦克海滩出发的快艇'],
          requirements: ['每次飞行总重 40 至 180 公斤', '孕妇及腰背不适者不宜参加'],
        },
      },
    },
  },
}
