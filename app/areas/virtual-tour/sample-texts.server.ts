/** What the samples say, by ref. */
export const texts = {
  '1': {
    title: 'Garapan Town Walk',
    description:
      'From the walking street to the lagoon, through a town that has been Spanish, German, Japanese and American. Five stops, all of them within a quarter of an hour of each other on foot.',
    highlights: ['Walking street', 'Street market', 'Micro Beach'],
    translations: {
      ko: {
        title: '가라판 시내 산책',
        description:
          '보행자 거리에서 라군까지, 스페인과 독일, 일본, 미국을 거쳐 온 마을을 걷습니다. 다섯 곳 모두 서로 걸어서 15분 안에 있습니다.',
        attributes: { highlights: ['보행자 거리', '거리 시장', '마이크로 비치'] },
      },
      ja: {
        title: 'ガラパン街歩き',
        description:
          '歩行者天国からラグーンまで、スペイン、ドイツ、日本、アメリカの時代を経た町を歩きます。5か所はどれも互いに徒歩15分以内です。',
        attributes: { highlights: ['歩行者天国', 'ストリートマーケット', 'マイクロビーチ'] },
      },
      zh: {
        title: '加拉班漫步',
        description:
          '从步行街走到潟湖，穿过这座历经西班牙、德国、日本和美国时期的小镇。五站之间步行都在一刻钟以内。',
        attributes: { highlights: ['步行街', '街市', '麦克海滩'] },
      },
    },
  },
  '2': {
    title: 'Marpi Cliffs and Memorials',
    description:
      'The north of Saipan, where the battle of 1944 ended and where the cliffs are highest. A quiet drive of five stops from the command post to the bird sanctuary.',
    highlights: ['Banzai Cliff', 'The Grotto', 'Bird Island'],
    translations: {
      ko: {
        title: '마피의 절벽과 위령비',
        description:
          '1944년의 전투가 끝난 곳, 절벽이 가장 높은 사이판 북쪽입니다. 사령부 터에서 조류 보호구역까지 다섯 곳을 조용히 둘러봅니다.',
        attributes: { highlights: ['만세 절벽', '그로토', '새섬'] },
      },
      ja: {
        title: 'マッピの断崖と慰霊碑',
        description:
          '1944年の戦いが終わり、断崖が最も高くそびえるサイパン北部。司令部跡から鳥の保護区まで、5か所を静かに巡ります。',
        attributes: { highlights: ['バンザイクリフ', 'グロット', 'バードアイランド'] },
      },
      zh: {
        title: '马皮悬崖与纪念碑',
        description:
          '塞班北部，1944 年战役终结之地，也是悬崖最高之处。从司令部遗址到鸟类保护区，静静走过五站。',
        attributes: { highlights: ['万岁崖', '蓝洞', '鸟岛'] },
      },
    },
  },
  '3': {
    title: 'Mañagaha Island',
    description:
      'Across the lagoon to the islet in the reef: arrive by boat, meet the chief who is buried here, look under water, and come back in the afternoon light.',
    highlights: ['Boat arrival', 'Coral garden', 'Chief Aghurubw'],
    translations: {
      ko: {
        title: '마나가하섬',
        description:
          '라군을 건너 산호초 속 작은 섬으로. 배로 도착해 이곳에 묻힌 추장을 만나고, 물속을 들여다본 뒤 오후의 빛 속에 돌아옵니다.',
        attributes: { highlights: ['배로 도착', '산호 정원', '아구루브 추장'] },
      },
      ja: {
        title: 'マニャガハ島',
        description:
          'ラグーンを渡り、リーフの中の小島へ。船で着いて、ここに眠る酋長に会い、水中をのぞき、午後の光の中を戻ります。',
        attributes: { highlights: ['船での到着', 'サンゴの庭', 'アグルブ酋長'] },
      },
      zh: {
        title: '军舰岛',
        description: '横渡潟湖，来到礁中小岛：乘船登岸，拜访长眠于此的酋长，看看水下，再在午后的光里返航。',
        attributes: { highlights: ['乘船登岛', '珊瑚花园', '阿古鲁布酋长'] },
      },
    },
  },
  '4': {
    title: 'Tinian through the Ages',
    description:
      'From the stones of the ancient Chamorros to the runways of 1945: three thousand years on one quiet island, in five stops from south to north.',
    highlights: ['House of Taga', 'Blow Hole', 'North Field'],
    translations: {
      ko: {
        title: '티니안의 시간 여행',
        description:
          '고대 차모로인의 돌기둥에서 1945년의 활주로까지, 조용한 섬에 쌓인 3천 년을 남쪽에서 북쪽으로 다섯 곳에서 만납니다.',
        attributes: { highlights: ['타가 하우스', '블로우 홀', '노스 필드'] },
      },
      ja: {
        title: 'テニアン歴史の旅',
        description:
          '古代チャモロの石柱から1945年の滑走路まで。静かな島に重なる3千年を、南から北へ5か所でたどります。',
        attributes: { highlights: ['タガハウス', '潮吹き穴', 'ノースフィールド'] },
      },
      zh: {
        title: '天宁岛历史之旅',
        description: '从古代查莫罗人的石柱到 1945 年的跑道：一座宁静小岛的三千年，自南向北走过五站。',
        attributes: { highlights: ['塔加屋遗址', '喷水海岸', '北机场'] },
      },
    },
  },
  '5': {
    title: 'Rota, the Green Island',
    description:
      'The least built-up of the three islands: a village between two seas, a pool in the reef, giant stones, a cloud forest and a cliff full of seabirds.',
    highlights: ['Wedding Cake Mountain', 'Swimming Hole', 'Bird sanctuary'],
    translations: {
      ko: {
        title: '초록의 섬 로타',
        description:
          '세 섬 가운데 가장 손이 덜 간 섬. 두 바다 사이의 마을, 산호초 웅덩이, 거대한 돌, 구름 숲, 바닷새로 가득한 절벽을 만납니다.',
        attributes: { highlights: ['웨딩케이크산', '스위밍 홀', '조류 보호구역'] },
      },
      ja: {
        title: '緑の島ロタ',
        description:
          '3島のなかで最も自然が残る島。二つの海にはさまれた村、リーフのプール、巨石、雲の森、海鳥でいっぱいの崖を巡ります。',
        attributes: { highlights: ['ウェディングケーキ山', 'スイミングホール', '鳥の保護区'] },
      },
      zh: {
        title: '绿岛罗塔',
        description: '三岛中最少开发的一座：两海之间的村庄、礁石泳池、巨石、云雾森林和满是海鸟的悬崖。',
        attributes: { highlights: ['婚礼蛋糕山', '天然泳池', '鸟类保护区'] },
      },
    },
  },
  '6': {
    title: 'West Lagoon at Sunset',
    description:
      'Down the west coast of Saipan in the last hour of the day, from the quiet beach in the north to the old sugar dock in the south, always beside the lagoon.',
    highlights: ['Pau Pau Beach', 'Micro Beach', 'Sugar Dock'],
    translations: {
      ko: {
        title: '서쪽 라군의 노을',
        description:
          '하루의 마지막 한 시간, 북쪽의 조용한 해변에서 남쪽의 옛 설탕 부두까지 라군을 따라 사이판 서해안을 내려갑니다.',
        attributes: { highlights: ['파우파우 비치', '마이크로 비치', '슈거 독'] },
      },
      ja: {
        title: '西のラグーンの夕日',
        description:
          '一日の最後の1時間、北の静かな浜から南の古い砂糖の桟橋まで、ラグーンのそばをサイパン西海岸沿いに下ります。',
        attributes: { highlights: ['パウパウビーチ', 'マイクロビーチ', 'シュガードック'] },
      },
      zh: {
        title: '西岸潟湖日落',
        description:
          '一天的最后一小时，从北边安静的海滩到南边的老糖码头，始终傍着潟湖，沿塞班西海岸一路向南。',
        attributes: { highlights: ['帕帕海滩', '麦克海滩', '糖码头'] },
      },
    },
  },
}
