/** What the samples say, by ref. The facts are true; tides, roads and opening times change, so none is promised. */
export const texts = {
  '1': {
    title: 'The Grotto',
    description:
      'A sunken limestone cavern on the northeast coast. More than a hundred concrete steps lead down to a rock above a pool of deep blue water, lit from below through passages to the open sea. Divers come from all over the world; those who stay dry come for the light.',
    notes: [
      'Surge and currents can be deadly. Enter the water only on calm days and with a local guide.',
      'The steps and the rock are wet and slippery.',
    ],
    gettingThere:
      'About 30 minutes by car from Garapan: north to Marpi, then follow the signs to the parking lot above the cavern.',
    translations: {
      ko: {
        title: '그로토',
        description:
          '북동쪽 해안에 있는 무너져 내린 석회암 동굴입니다. 100개가 넘는 콘크리트 계단을 내려가면 바위 아래로 짙푸른 물이 나오고, 바다로 이어진 통로에서 들어온 빛이 물속을 밝힙니다. 세계 곳곳에서 다이버가 찾아오고, 물에 들어가지 않는 사람은 그 빛을 보러 옵니다.',
        attributes: {
          notes: [
            '물살과 조류가 목숨을 앗아갈 수 있습니다. 잔잔한 날에 현지 가이드와 함께만 들어가세요.',
            '계단과 바위가 젖어 미끄럽습니다.',
          ],
          gettingThere: '가라판에서 차로 약 30분. 북쪽 마피로 가서 표지판을 따라 동굴 위 주차장까지 가세요.',
        },
      },
      ja: {
        title: 'グロット',
        description:
          '北東海岸にある、陥没してできた石灰岩の洞窟です。100段を超えるコンクリートの階段を下りると、岩の下に深い青の水面があり、外海へ続く穴からの光が水を下から照らします。世界中からダイバーが訪れ、泳がない人はこの光を見に来ます。',
        attributes: {
          notes: [
            'うねりと潮流は命にかかわります。穏やかな日に、地元ガイドと一緒の場合だけ水に入ってください。',
            '階段と岩は濡れて滑ります。',
          ],
          gettingThere: 'ガラパンから車で約30分。北のマッピへ向かい、標識に従って洞窟の上の駐車場へ。',
        },
      },
      zh: {
        title: '蓝洞',
        description:
          '位于东北海岸的塌陷石灰岩洞穴。走下一百多级水泥台阶，礁石下是一池深蓝的海水，光线从通往外海的洞口自水下透入。世界各地的潜水员慕名而来，不下水的人也来看这片蓝光。',
        attributes: {
          notes: ['涌浪和暗流可能致命，只在风平浪静时由当地向导带领下水。', '台阶和礁石湿滑。'],
          gettingThere: '从加拉班驾车约 30 分钟：向北到马皮，按路标开到洞穴上方的停车场。',
        },
      },
    },
  },
  '2': {
    title: 'Mañagaha Island',
    description:
      'An islet of white sand inside the reef, small enough to walk around in a quarter of an hour, with some of the easiest snorkeling in the Marianas. Chief Aghurubw, who led Carolinian settlers to Saipan in the early 19th century, is buried here. The island is a conservation area, where shearwaters nest.',
    notes: [
      'Swim within the marked area: the boat channel and the reef edge have currents.',
      'A fee is charged for landing.',
      'Stay out of the fenced nesting grounds, and take nothing away.',
    ],
    gettingThere:
      'By boat from Garapan, 10 to 15 minutes. Several companies go every day when the sea allows.',
    translations: {
      ko: {
        title: '마나가하섬',
        description:
          '산호초 안쪽 흰 모래의 작은 섬으로, 15분이면 한 바퀴를 돌 수 있고 마리아나에서 가장 쉬운 스노클링을 즐길 수 있습니다. 19세기 초 캐롤리니언들을 이끌고 사이판에 온 아구루브 추장이 이곳에 묻혀 있습니다. 섬은 슴새가 둥지를 트는 보호구역입니다.',
        attributes: {
          notes: [
            '표시된 구역에서만 수영하세요. 뱃길과 산호초 가장자리에는 조류가 있습니다.',
            '상륙 요금이 있습니다.',
            '울타리 친 둥지 구역에 들어가지 말고, 아무것도 가져가지 마세요.',
          ],
          gettingThere: '가라판에서 배로 10~15분. 바다가 허락하는 날이면 여러 업체가 매일 운항합니다.',
        },
      },
      ja: {
        title: 'マニャガハ島',
        description:
          'リーフの内側にある白砂の小島。15分ほどで一周でき、マリアナでもとくに気軽にシュノーケルを楽しめます。19世紀初めにカロリニアンの人々を率いてサイパンへ来たアグルブ酋長がここに眠っています。島はミズナギドリが巣を作る保護区です。',
        attributes: {
          notes: [
            '泳ぐのは示された範囲だけに。船の通り道とリーフの縁には潮流があります。',
            '上陸料がかかります。',
            '柵で囲まれた営巣地に入らず、何も持ち帰らないでください。',
          ],
          gettingThere: 'ガラパンから船で10～15分。海況がよければ複数の会社が毎日運航しています。',
        },
      },
      zh: {
        title: '军舰岛',
        description:
          '礁内的白沙小岛，一刻钟便可绕行一圈，是马里亚纳最容易浮潜的地方之一。19 世纪初率领加罗林人来到塞班的阿古鲁布酋长长眠于此。全岛是保护区，有鹱鸟在此筑巢。',
        attributes: {
          notes: [
            '请在标示区域内游泳：航道和礁缘有水流。',
            '登岛须缴费。',
            '不要进入围起的筑巢区，也不要带走任何东西。',
          ],
          gettingThere: '从加拉班乘船 10 至 15 分钟。海况允许时，每天有多家公司开船。',
        },
      },
    },
  },
  '3': {
    title: 'Mount Tapochau',
    description:
      'The highest point of Saipan, 475 meters above the sea. A short climb of steps leads from the end of the road to a platform with a statue of Christ and a view all around: the lagoon and Mañagaha to the west, the cliffs of Kagman to the east, Tinian to the south. Pilgrims carry a cross up here on Good Friday. In June 1944 the mountain was fought over for days.',
    notes: [
      'The road is steep and rough: a car with good clearance helps.',
      'Clouds may hide the view, early mornings are the clearest.',
    ],
    gettingThere:
      'By car from Capitol Hill along the signed mountain road, about 20 minutes; on foot about an hour and a half.',
    translations: {
      ko: {
        title: '타포차우산',
        description:
          '해발 475m, 사이판에서 가장 높은 곳입니다. 길 끝에서 짧은 계단을 오르면 예수상이 있는 전망대가 나오고 사방이 트입니다. 서쪽은 라군과 마나가하, 동쪽은 카그만 절벽, 남쪽은 티니안입니다. 성금요일에는 순례자들이 십자가를 지고 오릅니다. 1944년 6월에는 이 산을 두고 며칠간 전투가 벌어졌습니다.',
        attributes: {
          notes: [
            '길이 가파르고 거칠어 차고가 높은 차가 좋습니다.',
            '구름이 시야를 가릴 수 있으니 이른 아침이 가장 맑습니다.',
          ],
          gettingThere: '캐피톨 힐에서 표지판이 있는 산길로 차로 약 20분, 걸어서 약 1시간 30분.',
        },
      },
      ja: {
        title: 'タポチョ山',
        description:
          '標高475メートル、サイパンの最高峰です。道の終点から短い階段を上るとキリスト像の立つ展望台があり、360度の眺めが広がります。西にラグーンとマニャガハ、東にカグマンの断崖、南にテニアン。聖金曜日には巡礼者が十字架を担いで登ります。1944年6月にはこの山をめぐって何日も戦闘が続きました。',
        attributes: {
          notes: [
            '道は急で荒れているため、車高の高い車が安心です。',
            '雲で見えないこともあります。早朝がいちばん澄んでいます。',
          ],
          gettingThere: 'キャピトルヒルから標識のある山道を車で約20分、徒歩で約1時間半。',
        },
      },
      zh: {
        title: '塔波乔山',
        description:
          '塞班最高点，海拔 475 米。从路的尽头登上一小段台阶，便到立有耶稣像的观景台，四面开阔：西边是潟湖和军舰岛，东边是卡格曼的悬崖，南边是天宁岛。耶稣受难日有朝圣者背着十字架上山。1944 年 6 月，双方曾在此激战数日。',
        attributes: {
          notes: ['山路陡而崎岖，底盘高的车更合适。', '云雾可能遮挡视线，清晨最清朗。'],
          gettingThere: '从国会山沿有路标的山路驾车约 20 分钟，步行约一个半小时。',
        },
      },
    },
  },
  '4': {
    title: 'Banzai Cliff',
    description:
      'At the northern tip of Saipan the land ends in a sheer cliff above dark blue water. In July 1944, at the end of the battle for the island, many Japanese soldiers and civilians threw themselves into the sea here rather than surrender. Rows of memorials from families and groups face the horizon. Visitors come to remember, and for the light over the open sea.',
    notes: [
      'A place of mourning: please be quiet, and leave the memorials as they are.',
      'Stay behind the railing, the wind gusts at the edge.',
    ],
    gettingThere: 'About 25 minutes by car from Garapan, at the end of the road through Marpi.',
    translations: {
      ko: {
        title: '만세 절벽',
        description:
          '사이판 북쪽 끝, 땅은 검푸른 바다 위 깎아지른 절벽에서 끝납니다. 1944년 7월 섬의 전투가 끝날 무렵, 많은 일본군과 민간인이 항복 대신 이곳에서 바다로 몸을 던졌습니다. 유족과 단체가 세운 위령비들이 수평선을 바라보고 있습니다. 사람들은 기억하기 위해, 그리고 먼바다의 빛을 보러 찾아옵니다.',
        attributes: {
          notes: [
            '추모의 장소입니다. 조용히 머물고 위령비를 그대로 두세요.',
            '난간 안쪽에 머무르세요. 가장자리에는 돌풍이 붑니다.',
          ],
          gettingThere: '가라판에서 차로 약 25분, 마피를 지나는 길의 끝에 있습니다.',
        },
      },
      ja: {
        title: 'バンザイクリフ',
        description:
          'サイパンの北端、陸は濃紺の海の上の断崖で終わります。1944年7月、島の戦いの終わりに、多くの日本の兵士と民間人が投降を選ばず、ここから海に身を投げました。遺族や団体が建てた慰霊碑が水平線を向いて並びます。人々は祈りのため、そして外海の光を見るために訪れます。',
        attributes: {
          notes: [
            '慰霊の場です。静かに、慰霊碑には手を触れずにお過ごしください。',
            '柵の内側にいてください。縁では突風が吹きます。',
          ],
          gettingThere: 'ガラパンから車で約25分、マッピを通る道の終点です。',
        },
      },
      zh: {
        title: '万岁崖',
        description:
          '塞班最北端，陆地在深蓝海水之上戛然而止，成为峭壁。1944 年 7 月，岛上战事将尽，许多日本士兵和平民不愿投降，从这里投海。亲属和团体立下的慰灵碑排列成行，面朝海平线。人们来此悼念，也来看外海的光。',
        attributes: {
          notes: ['这里是悼念之地，请保持安静，勿动纪念碑。', '请留在护栏内，崖边有阵风。'],
          gettingThere: '从加拉班驾车约 25 分钟，在穿过马皮的公路尽头。',
        },
      },
    },
  },
  '5': {
    title: 'Last Command Post',
    description:
      'A bunker built into the rock below Suicide Cliff, used by Japanese forces in the last days of the battle of Saipan. Guns and a tank stand on the lawn in front of it, and peace memorials for the dead from Okinawa and Korea are close by. One can climb into the bunker and look out through the hole that a shell tore.',
    notes: ['Children should not climb on the rusted guns.', 'Little shade: bring a hat and water.'],
    gettingThere: 'About 20 minutes by car from Garapan, on the right side of the road to Banzai Cliff.',
    translations: {
      ko: {
        title: '최후 사령부',
        description:
          '자살 절벽 아래 바위에 만들어진 벙커로, 사이판 전투 마지막 며칠 동안 일본군이 사용했습니다. 앞 잔디밭에는 대포와 전차가 놓여 있고, 오키나와와 한국인 희생자를 위한 평화 기념탑이 가까이 있습니다. 벙커 안에 올라가 포탄이 뚫은 구멍으로 밖을 내다볼 수 있습니다.',
        attributes: {
          notes: ['녹슨 대포에 아이들이 올라가지 않게 하세요.', '그늘이 거의 없으니 모자와 물을 챙기세요.'],
          gettingThere: '가라판에서 차로 약 20분, 만세 절벽으로 가는 길 오른쪽에 있습니다.',
        },
      },
      ja: {
        title: 'ラストコマンドポスト',
        description:
          'スーサイドクリフの下の岩に造られた壕で、サイパンの戦いの最後の日々に日本軍が使いました。前の芝生には大砲や戦車が置かれ、沖縄と韓国の犠牲者のための平和の塔が近くにあります。壕の中に登り、砲弾があけた穴から外を眺めることができます。',
        attributes: {
          notes: [
            '錆びた大砲にお子さんが登らないようにしてください。',
            '日陰がほとんどありません。帽子と水をお持ちください。',
          ],
          gettingThere: 'ガラパンから車で約20分、バンザイクリフへ向かう道の右側です。',
        },
      },
      zh: {
        title: '日军最后司令部',
        description:
          '建在自杀崖下岩石中的碉堡，塞班战役最后几天由日军使用。前面草坪上陈列着火炮和坦克，附近有纪念冲绳和韩国死难者的和平碑。游客可以爬进碉堡，从炮弹炸开的洞口向外望。',
        attributes: {
          notes: ['请勿让儿童攀爬生锈的火炮。', '遮阴很少，请带帽子和水。'],
          gettingThere: '从加拉班驾车约 20 分钟，在前往万岁崖的路右侧。',
        },
      },
    },
  },
  '6': {
    title: 'Bird Island',
    description:
      'A limestone rock in a wide bay, joined to Saipan by a shallow reef. In Chamorro it is Isleta Maigo Fahang, and noddies nest in its holes; from the lookout one sees them circle as small points of white and brown. Land and sea around it are a sanctuary, where nothing may be taken.',
    notes: [
      'Do not swim out to the rock: the currents off the reef are strong.',
      'Fishing and collecting are forbidden here.',
    ],
    gettingThere:
      'About 25 minutes by car from Garapan; the lookout has a parking lot, and a path leads down to the beach.',
    translations: {
      ko: {
        title: '새섬',
        description:
          '넓은 만에 솟은 석회암 바위로, 얕은 산호초로 사이판과 이어져 있습니다. 차모로어로는 이슬레타 마이고 파항이라 하며, 바위 구멍에 제비갈매기류가 둥지를 틉니다. 전망대에서 보면 희고 갈색인 작은 점들이 맴돕니다. 주변 땅과 바다는 아무것도 가져갈 수 없는 보호구역입니다.',
        attributes: {
          notes: [
            '바위까지 헤엄쳐 가지 마세요. 산호초 밖은 조류가 강합니다.',
            '낚시와 채집이 금지되어 있습니다.',
          ],
          gettingThere: '가라판에서 차로 약 25분. 전망대에 주차장이 있고 해변으로 내려가는 길이 있습니다.',
        },
      },
      ja: {
        title: 'バードアイランド',
        description:
          '広い湾に立つ石灰岩の岩で、浅いリーフでサイパンとつながっています。チャモロ語ではイスレタ・マイゴ・ファハン。岩の穴にアジサシの仲間が巣を作り、展望台からは白や茶の小さな点になって舞うのが見えます。周囲の陸と海は保護区で、何も採ることはできません。',
        attributes: {
          notes: ['岩まで泳がないでください。リーフの外は潮流が強いです。', '釣りと採集は禁止されています。'],
          gettingThere: 'ガラパンから車で約25分。展望台に駐車場があり、浜へ下りる小道もあります。',
        },
      },
      zh: {
        title: '鸟岛',
        description:
          '宽阔海湾中的一座石灰岩小岛，以浅礁与塞班相连。查莫罗语叫伊斯莱塔·迈戈·法航，燕鸥在岩洞中筑巢；从观景台望去，它们盘旋成白色和褐色的小点。周围的陆地和海域是保护区，不得取走任何东西。',
        attributes: {
          notes: ['不要游向小岛：礁外水流很强。', '此处禁止捕鱼和采集。'],
          gettingThere: '从加拉班驾车约 25 分钟；观景台有停车场，并有小路通往海滩。',
        },
      },
    },
  },
  '7': {
    title: 'American Memorial Park',
    description:
      'A park by the lagoon that honors the Americans and the people of the Marianas who died in the campaign of 1944. The Court of Honor bears more than 5,000 names around the flag circle; the visitor center tells the story in films and exhibits. Lawns, old trees, tennis courts, a path along the water and one of the last mangrove wetlands of Saipan are open to all.',
    notes: ['Entry is free.', 'The visitor center keeps its own hours, the park does not close by day.'],
    gettingThere: 'In Garapan, ten minutes on foot from the Paseo de Marianas.',
    translations: {
      ko: {
        title: '아메리칸 메모리얼 파크',
        description:
          '1944년 전투에서 숨진 미국인과 마리아나 주민을 기리는 라군 옆 공원입니다. 국기 광장을 둘러싼 명예의 뜰에는 5,000명이 넘는 이름이 새겨져 있고, 방문자 센터에서는 영상과 전시로 이야기를 전합니다. 잔디밭과 고목, 테니스장, 물가 산책로, 사이판에 얼마 남지 않은 맹그로브 습지를 누구나 즐길 수 있습니다.',
        attributes: {
          notes: ['입장은 무료입니다.', '방문자 센터는 운영 시간이 따로 있고, 공원은 낮 동안 열려 있습니다.'],
          gettingThere: '가라판, 파세오 데 마리아나스에서 걸어서 10분.',
        },
      },
      ja: {
        title: 'アメリカンメモリアルパーク',
        description:
          '1944年の戦いで亡くなったアメリカ人とマリアナの人々を悼む、ラグーンのほとりの公園です。国旗を囲む名誉の庭には5,000人を超える名が刻まれ、ビジターセンターでは映像と展示で歴史を伝えます。芝生、古木、テニスコート、水辺の道、そしてサイパンに残り少ないマングローブ湿地を誰でも歩けます。',
        attributes: {
          notes: ['入場は無料です。', 'ビジターセンターには開館時間があります。公園は日中いつでも入れます。'],
          gettingThere: 'ガラパン、パセオ・デ・マリアナスから徒歩10分。',
        },
      },
      zh: {
        title: '美国纪念公园',
        description:
          '潟湖边的公园，纪念在 1944 年战役中牺牲的美国人和马里亚纳居民。环绕旗台的荣誉庭刻有五千多个名字，游客中心以影片和展览讲述这段历史。草坪、老树、网球场、水边步道，以及塞班仅存无几的红树林湿地，都向所有人开放。',
        attributes: {
          notes: ['免费入园。', '游客中心有自己的开放时间，公园白天不关闭。'],
          gettingThere: '位于加拉班，从帕塞奥步行街步行十分钟。',
        },
      },
    },
  },
  '8': {
    title: 'Micro Beach',
    description:
      'The long white beach at the edge of Garapan, shallow and calm behind the reef, with a view of Mañagaha. Families come after work, paddlers cross the bay, and in the evening everyone turns to the west: the sun goes down straight into the lagoon.',
    notes: ['Calm water, but no lifeguard on most days.', 'Boats pass further out: stay near the shore.'],
    gettingThere:
      'On foot from Garapan through American Memorial Park, or by car to the parking lot at the beach.',
    translations: {
      ko: {
        title: '마이크로 비치',
        description:
          '가라판 가장자리의 길고 흰 해변으로, 산호초 안쪽이라 얕고 잔잔하며 마나가하가 보입니다. 퇴근 후 가족들이 모이고 카누가 만을 가로지르며, 저녁이면 모두 서쪽을 바라봅니다. 해가 라군으로 곧장 집니다.',
        attributes: {
          notes: [
            '물은 잔잔하지만 안전요원이 없는 날이 많습니다.',
            '먼 쪽으로 배가 다니니 해안 가까이에 머무르세요.',
          ],
          gettingThere: '가라판에서 아메리칸 메모리얼 파크를 지나 걸어가거나, 차로 해변 주차장까지.',
        },
      },
      ja: {
        title: 'マイクロビーチ',
        description:
          'ガラパンの端に続く白い砂浜。リーフの内側なので浅く穏やかで、マニャガハが見えます。仕事帰りの家族連れが集まり、カヌーが湾を渡り、夕方には誰もが西を向きます。太陽がラグーンへまっすぐ沈むのです。',
        attributes: {
          notes: [
            '波は穏やかですが、監視員がいない日がほとんどです。',
            '沖は船が通ります。岸の近くで泳いでください。',
          ],
          gettingThere: 'ガラパンからアメリカンメモリアルパークを抜けて徒歩、または車でビーチの駐車場へ。',
        },
      },
      zh: {
        title: '麦克海滩',
        description:
          '加拉班边上的绵长白沙滩，礁内水浅浪平，可望见军舰岛。下班后一家大小来到这里，划桨的人横渡海湾；到了傍晚，人人面朝西方，看太阳直落潟湖。',
        attributes: {
          notes: ['水面平静，但多数日子没有救生员。', '远处有船经过，请靠近岸边。'],
          gettingThere: '从加拉班步行穿过美国纪念公园，或驾车到海滩停车场。',
        },
      },
    },
  },
  '9': {
    title: 'Forbidden Island',
    description:
      'A rock island off the Kagman peninsula, reached over a spit of sand and stone when the tide is low. The trail down from the lookout is steep; below are tide pools, a hidden cave with fresh seawater, and waves that have come all the way across the Pacific. The area is a marine sanctuary.',
    notes: [
      'Do not cross when the tide rises or the surf is high: people have been swept away.',
      'No shade, no water, no phone signal in places. Tell somebody where you go.',
      'Closed shoes: the rock is sharp.',
    ],
    gettingThere:
      'By car to the lookout beyond Kagman III on an unpaved road, then about 30 minutes down on foot.',
    translations: {
      ko: {
        title: '포비든 아일랜드',
        description:
          '카그만반도 앞 바위섬으로, 썰물 때 모래와 돌이 드러난 길로 건너갑니다. 전망대에서 내려가는 길은 가파릅니다. 아래에는 조수 웅덩이와 바닷물이 드나드는 숨은 동굴, 태평양을 건너온 파도가 있습니다. 이 일대는 해양 보호구역입니다.',
        attributes: {
          notes: [
            '밀물이 들어오거나 파도가 높을 때 건너지 마세요. 휩쓸린 사고가 있었습니다.',
            '그늘도 물도 없고 전화가 안 되는 곳이 있습니다. 행선지를 알리고 가세요.',
            '바위가 날카로우니 운동화를 신으세요.',
          ],
          gettingThere: '카그만 III 너머 비포장길로 전망대까지 차로 간 뒤, 걸어서 약 30분 내려갑니다.',
        },
      },
      ja: {
        title: '禁断の島',
        description:
          'カグマン半島の沖の岩の島で、潮が引くと砂と石の道を渡って行けます。展望台から下る道は急です。下には潮だまり、海水の出入りする隠れた洞窟、太平洋を越えて来た波があります。一帯は海洋保護区です。',
        attributes: {
          notes: [
            '潮が満ちてくるときや波が高いときは渡らないでください。流された人がいます。',
            '日陰も水もなく、電話の通じない場所があります。行き先を誰かに伝えてください。',
            '岩が鋭いので、つま先のある靴で。',
          ],
          gettingThere: 'カグマンIIIの先の未舗装路を車で展望台まで、そこから徒歩で約30分下ります。',
        },
      },
      zh: {
        title: '禁断之岛',
        description:
          '卡格曼半岛外的岩岛，退潮时可踏着沙石走过去。从观景台下去的小路很陡，下面有潮池、海水进出的隐秘洞穴，以及横跨太平洋而来的大浪。这一带是海洋保护区。',
        attributes: {
          notes: [
            '涨潮或浪大时切勿过去：曾有人被卷走。',
            '没有遮阴和水，部分地方没有手机信号，请告诉别人您的去向。',
            '岩石锋利，请穿包脚鞋。',
          ],
          gettingThere: '驾车沿卡格曼 III 外的土路到观景台，再步行下坡约 30 分钟。',
        },
      },
    },
  },
  '10': {
    title: 'House of Taga',
    description:
      'The largest latte stones that were ever raised in the Marianas, cut by the ancient Chamorros near the shore of San Jose. Twelve of them once carried a house, which legend gives to the chief Taga; one still stands, about four and a half meters high with its cap, the others lie where they fell.',
    notes: ['Do not climb or lean on the stones.', 'The park is small and open at all times.'],
    gettingThere: 'In San Jose on Tinian, a few minutes on foot from the harbor.',
    translations: {
      ko: {
        title: '타가 하우스',
        description:
          '마리아나에서 세워진 것 가운데 가장 큰 라테 스톤으로, 고대 차모로인이 산호세 해안 가까이에서 깎아 세웠습니다. 한때 열두 개가 집을 떠받쳤고, 전설은 그 집을 타가 추장의 것이라 전합니다. 지금은 머릿돌을 포함해 약 4.5m 높이의 하나만 서 있고 나머지는 쓰러진 자리에 누워 있습니다.',
        attributes: {
          notes: ['돌에 오르거나 기대지 마세요.', '작은 공원이며 언제나 열려 있습니다.'],
          gettingThere: '티니안 산호세, 항구에서 걸어서 몇 분.',
        },
      },
      ja: {
        title: 'タガハウス',
        description:
          'マリアナで建てられた中で最大のラッテストーン。古代チャモロの人々がサンホセの海岸近くで切り出しました。かつて12本が家を支え、伝説ではタガ酋長の家とされます。今は冠石を含めて高さ約4.5メートルの1本だけが立ち、ほかは倒れた場所に横たわっています。',
        attributes: {
          notes: ['石に登ったり寄りかかったりしないでください。', '小さな公園で、いつでも入れます。'],
          gettingThere: 'テニアンのサンホセ、港から歩いて数分。',
        },
      },
      zh: {
        title: '塔加屋遗址',
        description:
          '马里亚纳群岛曾竖立过的最大的拉提石，由古代查莫罗人在圣何塞海岸附近凿成。当年十二根石柱撑起一座房屋，传说属于酋长塔加；如今只有一根仍然矗立，连同柱头高约四米半，其余倒在原地。',
        attributes: {
          notes: ['请勿攀爬或倚靠石柱。', '公园不大，随时开放。'],
          gettingThere: '位于天宁岛圣何塞，从港口步行几分钟。',
        },
      },
    },
  },
  '11': {
    title: 'Tinian Blow Hole',
    description:
      'On the northeast coast of Tinian the swell runs in under a shelf of old coral and shoots up through its holes, with a roar and a fountain of spray that catches rainbows. The larger the waves, the higher it goes.',
    notes: [
      'Keep well back: a large wave soaks the whole shelf and can pull you in.',
      'The coral is sharp as glass. Wear closed shoes.',
    ],
    gettingThere: 'About 30 minutes by car from San Jose, north along Broadway, then east on a coral road.',
    translations: {
      ko: {
        title: '티니안 블로우 홀',
        description:
          '티니안 북동 해안에서 너울이 오래된 산호 바위 아래로 밀려들어 구멍으로 솟구칩니다. 굉음과 함께 물보라가 분수처럼 오르고 무지개가 걸립니다. 파도가 클수록 더 높이 솟습니다.',
        attributes: {
          notes: [
            '충분히 물러서세요. 큰 파도는 바위 전체를 덮치고 사람을 끌고 갈 수 있습니다.',
            '산호가 유리처럼 날카롭습니다. 운동화를 신으세요.',
          ],
          gettingThere: '산호세에서 차로 약 30분. 브로드웨이를 따라 북쪽으로 간 뒤 산호길로 동쪽으로.',
        },
      },
      ja: {
        title: 'テニアンの潮吹き穴',
        description:
          'テニアンの北東海岸では、うねりが古いサンゴの岩棚の下に入り込み、穴から一気に噴き上がります。轟音とともに上がるしぶきに虹がかかることも。波が大きいほど高く上がります。',
        attributes: {
          notes: [
            '十分に離れてください。大波は岩棚全体を覆い、人をさらうことがあります。',
            'サンゴはガラスのように鋭いです。つま先のある靴で。',
          ],
          gettingThere: 'サンホセから車で約30分。ブロードウェイを北へ、サンゴの道を東へ。',
        },
      },
      zh: {
        title: '天宁岛喷水海岸',
        description:
          '在天宁岛东北海岸，涌浪钻进古老的珊瑚岩台下方，从孔洞中猛然喷出，轰鸣之中水雾如泉，常映出彩虹。浪越大，喷得越高。',
        attributes: {
          notes: ['请远离喷口：大浪会漫过整片岩台，可能把人卷走。', '珊瑚岩锋利如玻璃，请穿包脚鞋。'],
          gettingThere: '从圣何塞驾车约 30 分钟：沿百老汇大道向北，再转珊瑚土路向东。',
        },
      },
    },
  },
  '12': {
    title: 'North Field',
    description:
      'In 1945 the busiest airfield in the world: four runways, from which B-29 bombers flew to Japan. The two that carried the atomic bombs of August 1945 took off from here; the pits in which the bombs were loaded lie under glass. Ruins of the Japanese air base that stood here before are hidden in the green. The field is a National Historic Landmark.',
    notes: ['Keep to the roads: old shelters are unsafe inside.', 'No water and no shade: bring both.'],
    gettingThere: 'About 25 minutes by car from San Jose, straight north along Broadway.',
    translations: {
      ko: {
        title: '노스 필드',
        description:
          '1945년 세계에서 가장 분주했던 비행장입니다. 네 개의 활주로에서 B-29 폭격기가 일본으로 날아갔습니다. 1945년 8월 원자폭탄을 실은 두 대가 이곳에서 이륙했고, 폭탄을 싣던 구덩이가 유리 아래 보존되어 있습니다. 그전에 있던 일본군 비행 기지의 폐허가 풀숲에 숨어 있습니다. 미국 국가 사적지입니다.',
        attributes: {
          notes: [
            '길에서 벗어나지 마세요. 낡은 방공호 안은 위험합니다.',
            '물도 그늘도 없으니 준비해 오세요.',
          ],
          gettingThere: '산호세에서 브로드웨이를 따라 북쪽으로 곧장 차로 약 25분.',
        },
      },
      ja: {
        title: 'ノースフィールド',
        description:
          '1945年、世界で最も忙しかった飛行場です。4本の滑走路からB-29が日本へ飛び立ちました。1945年8月に原子爆弾を運んだ2機もここから離陸し、爆弾を積み込んだ穴がガラスの下に残されています。以前の日本軍航空基地の廃墟が緑に隠れています。アメリカの国定歴史建造物です。',
        attributes: {
          notes: [
            '道から外れないでください。古い壕の中は危険です。',
            '水も日陰もありません。用意してお出かけください。',
          ],
          gettingThere: 'サンホセからブロードウェイをまっすぐ北へ、車で約25分。',
        },
      },
      zh: {
        title: '北机场',
        description:
          '1945 年全世界最繁忙的机场：B-29 轰炸机从四条跑道飞往日本。1945 年 8 月携带原子弹的两架飞机就从这里起飞，装弹坑如今罩在玻璃之下。此前日军航空基地的废墟隐没在绿丛中。这里是美国国家历史地标。',
        attributes: {
          notes: ['请沿道路行走：旧掩体内部不安全。', '没有水也没有遮阴，请自备。'],
          gettingThere: '从圣何塞沿百老汇大道一直向北，驾车约 25 分钟。',
        },
      },
    },
  },
}
