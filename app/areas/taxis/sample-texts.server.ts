/** What the samples say, by ref. */
export const texts = {
  '1': {
    title: 'Hafa Taxi Garapan',
    description:
      'Six sedans with meters, day and night. Drivers know the village roads by landmark, so "the house behind the blue store" is address enough. Child seats on request.',
    translations: {
      ko: {
        title: '하파 택시 가라판',
        description:
          '미터기를 단 승용차 여섯 대가 밤낮으로 다닙니다. 기사들은 마을 길을 건물과 가게로 기억하므로 "파란 가게 뒤 집"이라고만 해도 찾아갑니다. 유아용 카시트는 미리 말씀해 주세요.',
        attributes: { fares: '기본요금 2.50달러, 1마일당 3달러. 공항~가라판 약 25달러. 야간 할증 없음.' },
      },
      ja: {
        title: 'ハファタクシー・ガラパン',
        description:
          'メーター付きセダン6台が昼も夜も走っています。運転手は村の道を目印で覚えているので、「青い店の裏の家」で十分通じます。チャイルドシートはお申し付けください。',
        attributes: { fares: '初乗り2.50ドル、1マイル3ドル。空港〜ガラパンは約25ドル。深夜割増なし。' },
      },
      zh: {
        title: '哈法出租车（加拉班）',
        description:
          '六辆打表轿车，昼夜营运。司机都凭地标认村路，说一句“蓝色小店后面那家”就够了。儿童座椅请提前告知。',
        attributes: { fares: '起步价 2.50 美元，每英里 3 美元。机场到加拉班约 25 美元。夜间不加价。' },
      },
    },
  },
  '2': {
    title: 'Saipan Airport Shuttle',
    description:
      'A white van with room for twelve and all their bags meets every flight at SPN, the ones before dawn too. Tell us the flight number, and we watch it for delays.',
    translations: {
      ko: {
        title: '사이판 공항 셔틀',
        description:
          '열두 명과 그 짐이 모두 들어가는 흰색 승합차가 새벽 편까지 사이판 공항의 모든 항공편을 맞이합니다. 항공편 번호만 알려 주시면 지연 여부는 저희가 확인합니다.',
        attributes: { fares: '1인 12달러, 4인 이상 1인 9달러. 어린이 무료. 짐 요금 없음.' },
      },
      ja: {
        title: 'サイパン空港シャトル',
        description:
          '12人と荷物がすべて乗る白いバンが、早朝便も含めサイパン空港の全便をお迎えします。便名をお知らせいただければ、遅れはこちらで確認します。',
        attributes: { fares: 'お一人12ドル、4人以上はお一人9ドル。お子さま無料。荷物代なし。' },
      },
      zh: {
        title: '塞班机场接驳车',
        description:
          '白色面包车可坐十二人，行李全放得下，连凌晨航班在内，塞班机场的每个航班都有人接。告诉我们航班号，延误由我们留意。',
        attributes: { fares: '每人 12 美元，四人以上每人 9 美元。儿童免费，行李不收费。' },
      },
    },
  },
  '3': {
    title: 'Blue Reef Car Rental',
    description:
      'Thirty compact cars and small SUVs, all with unlimited miles. We hand over the keys at the airport or your hotel, and take the car back with sand in it.',
    translations: {
      ko: {
        title: '블루 리프 렌터카',
        description:
          '소형차와 소형 SUV 서른 대, 모두 주행거리 제한이 없습니다. 공항이나 호텔에서 열쇠를 드리고, 모래가 묻은 채로 반납하셔도 됩니다.',
        attributes: { fares: '하루 48~95달러, 기본 보험 포함. 7일 이상 하루 무료.' },
      },
      ja: {
        title: 'ブルーリーフ・レンタカー',
        description:
          'コンパクトカーと小型SUVを30台、すべて走行距離無制限。鍵は空港かホテルでお渡しし、砂が付いたままでもお返しいただけます。',
        attributes: { fares: '1日48〜95ドル、基本保険込み。7日以上で1日無料。' },
      },
      zh: {
        title: '蓝礁租车',
        description: '三十辆小型车和小型 SUV，全部不限里程。可在机场或酒店交钥匙，带着沙子还车也没关系。',
        attributes: { fares: '每天 48 至 95 美元，含基本保险。租七天以上送一天。' },
      },
    },
  },
  '4': {
    title: 'Marpi Jeep Rental',
    description:
      'Open jeeps for the north: the cliffs, the Grotto and the dirt roads in between. We lend a cooler and a paper map, and come with a spare wheel if it must be.',
    translations: {
      ko: {
        title: '마피 지프 렌털',
        description:
          '북쪽의 절벽과 그로토, 그 사이 비포장길을 위한 오픈 지프입니다. 아이스박스와 종이 지도를 빌려드리고, 필요하면 예비 바퀴를 들고 찾아갑니다.',
        attributes: { fares: '하루 85달러, 반나절(5시간) 55달러. 보증금 100달러.' },
      },
      ja: {
        title: 'マッピ・ジープレンタル',
        description:
          '北部の断崖とグロット、その間の未舗装路のためのオープンジープです。クーラーボックスと紙の地図をお貸しし、いざというときはスペアタイヤを持って駆けつけます。',
        attributes: { fares: '1日85ドル、半日（5時間）55ドル。保証金100ドル。' },
      },
      zh: {
        title: '马皮吉普出租',
        description:
          '专跑北部的敞篷吉普：悬崖、蓝洞，还有其间的土路。附送冷藏箱和纸质地图借用，必要时带着备胎赶来。',
        attributes: { fares: '每天 85 美元，半天（5 小时）55 美元。押金 100 美元。' },
      },
    },
  },
  '5': {
    title: 'Tinian Harbor Shuttle',
    description:
      'Between the airport, the harbor and every house in San Jose. Also half-day rounds to North Field, the Blow Hole and Taga Beach, with stops as long as you like.',
    translations: {
      ko: {
        title: '티니안 하버 셔틀',
        description:
          '공항과 항구, 산호세의 모든 집을 오갑니다. 노스 필드, 블로우 홀, 타가 비치를 도는 반나절 코스도 있으며 원하는 만큼 멈춰 드립니다.',
        attributes: { fares: '산호세 안 1인 5달러, 공항 8달러. 반나절 코스는 차 한 대 90달러.' },
      },
      ja: {
        title: 'テニアン・ハーバーシャトル',
        description:
          '空港と港、サンホセのすべての家を結びます。ノースフィールド、潮吹き穴、タガビーチをめぐる半日コースもあり、好きなだけ停まれます。',
        attributes: { fares: 'サンホセ内はお一人5ドル、空港まで8ドル。半日コースは1台90ドル。' },
      },
      zh: {
        title: '天宁港口接驳车',
        description:
          '往返机场、港口和圣何塞的每一户。还有半日环线：北机场、喷水洞和塔加海滩，想停多久停多久。',
        attributes: { fares: '圣何塞镇内每人 5 美元，到机场 8 美元。半日环线每车 90 美元。' },
      },
    },
  },
  '6': {
    title: 'Luta Taxi and Tours',
    description:
      'One car, one driver, all of Rota. Joe takes you from the airport to Songsong and, if you ask, the long way by the bird sanctuary. Call the evening before.',
    translations: {
      ko: {
        title: '루타 택시와 투어',
        description:
          '차 한 대, 기사 한 명으로 로타 전체를 다닙니다. 조가 공항에서 송송까지 모셔다드리고, 원하시면 새 보호구역을 지나는 먼 길로도 갑니다. 전날 저녁에 전화 주세요.',
        attributes: { fares: '공항~송송 20달러, 섬 일주 4시간 120달러(4인까지).' },
      },
      ja: {
        title: 'ルタ・タクシー＆ツアー',
        description:
          '車1台、運転手1人でロタ島全体を走ります。ジョーが空港からソンソンまで、ご希望なら鳥の保護区を通る遠回りの道でお連れします。前日の夕方にお電話ください。',
        attributes: { fares: '空港〜ソンソン20ドル、島一周4時間120ドル（4名まで）。' },
      },
      zh: {
        title: '卢塔出租车与观光',
        description:
          '一辆车、一位司机，跑遍整个罗塔岛。乔可以从机场送您到松松，愿意的话绕道经过鸟类保护区。请提前一晚来电。',
        attributes: { fares: '机场到松松 20 美元，环岛四小时 120 美元（最多四人）。' },
      },
    },
  },
} as const
