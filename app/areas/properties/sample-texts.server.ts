/** What the samples say, by ref. */
export const texts = {
  '1': {
    title: 'Three-bedroom concrete house above the lagoon',
    description:
      'Poured concrete from the floor to the flat roof, built to sit out typhoons: shutters for every window, a water tank beside the roof deck, a generator behind the garage. From the covered lanai one looks down on the lagoon, and in the evening straight into the sunset.\n\nThree bedrooms with split air conditioners, two bathrooms, a kitchen redone last year. City water runs mornings and evenings; the tank carries the house through the day. The title is fee simple, so it passes to persons of Northern Marianas descent; with others I am glad to talk about a lease.',
    translations: {
      ko: {
        title: '라군이 내려다보이는 침실 3개 콘크리트 주택',
        description:
          '바닥부터 평지붕까지 콘크리트로 타설해 태풍에도 든든한 집입니다. 창마다 태풍 셔터가 있고, 옥상 데크 옆에 물탱크, 차고 뒤에 발전기가 있습니다. 지붕 있는 라나이에서는 라군이 내려다보이고 저녁이면 노을이 정면으로 집니다.\n\n침실 3개에는 모두 벽걸이 에어컨이 있으며 욕실은 2개, 주방은 작년에 새로 고쳤습니다. 수돗물은 아침과 저녁에 나오고 낮에는 탱크 물을 씁니다. 완전 소유권 매물이라 북마리아나 혈통인 분께 양도됩니다. 그 밖의 분과는 임대차를 협의할 수 있습니다.',
      },
      ja: {
        title: 'ラグーンを見下ろす3ベッドルームのコンクリート住宅',
        description:
          '床から陸屋根まで打設コンクリートで、台風に耐えるように建てられた家です。すべての窓に台風シャッター、屋上デッキの脇に給水タンク、ガレージの裏に発電機があります。屋根付きのラナイからはラグーンを見下ろし、夕方には正面に日が沈みます。\n\n寝室3部屋はすべてエアコン付き、浴室は2つ、台所は昨年改装しました。水道は朝と夕方に出て、日中はタンクの水でまかないます。完全所有権のため、譲渡は北マリアナの血統の方に限られます。それ以外の方とは賃貸借のご相談に応じます。',
      },
      zh: {
        title: '俯瞰潟湖的三卧混凝土住宅',
        description:
          '从地面到平顶全部现浇混凝土，专为抵御台风而建：每扇窗都有防风窗板，屋顶露台旁有水箱，车库后有发电机。坐在带顶的凉廊上可以俯瞰潟湖，傍晚正对落日。\n\n三间卧室均装分体空调，两间浴室，厨房去年翻新。自来水早晚供应，白天用水箱的水。产权为完全所有权，只能转让给北马里亚纳血统人士；其他买家可以商谈租赁。',
      },
    },
  },
  '2': {
    title: 'Two-bedroom condo with pool and lagoon view',
    description:
      'Seventh floor of a tower a few minutes on foot from Micro Beach. The balcony faces the lagoon, the trade wind does half the work of the air conditioner, and the pool below is swept every morning.\n\nFurnished down to the rice cooker. The building has water around the clock and a generator that takes over within a minute. One year of lease, one month of deposit; power is billed by the meter. The house rules allow no pets.',
    translations: {
      ko: {
        title: '수영장과 라군 전망을 갖춘 침실 2개 콘도',
        description:
          '마이크로 비치까지 걸어서 몇 분 거리에 있는 타워 7층입니다. 발코니가 라군을 향해 있어 무역풍이 에어컨의 절반 몫을 하고, 아래 수영장은 매일 아침 청소합니다.\n\n밥솥까지 갖춘 풀옵션입니다. 건물에는 24시간 물이 나오고 정전이 되면 1분 안에 발전기가 돌아갑니다. 계약 기간 1년, 보증금 한 달 치이며 전기 요금은 계량기대로 냅니다. 건물 규정상 반려동물은 안 됩니다.',
      },
      ja: {
        title: 'プール付き、ラグーンを望む2ベッドルームのコンドミニアム',
        description:
          'マイクロビーチまで歩いて数分、タワーの7階です。バルコニーはラグーンに面し、貿易風がエアコンの半分の仕事をしてくれます。下のプールは毎朝清掃しています。\n\n炊飯器まで揃った家具付き。建物は24時間給水で、停電時は1分以内に発電機に切り替わります。契約は1年、敷金は1か月分、電気代はメーターどおりの実費です。管理規約によりペットは飼えません。',
      },
      zh: {
        title: '带泳池和潟湖景观的两卧公寓',
        description:
          '塔楼七层，步行几分钟即到麦克海滩。阳台面向潟湖，信风替空调分担了一半，楼下泳池每天早晨清洁。\n\n家具齐全，连电饭锅都有。大楼全天供水，停电后一分钟内发电机自动接上。租期一年，押金一个月，电费按表计。按楼宇规定不能养宠物。',
      },
    },
  },
  '3': {
    title: 'Two-story shop building on Beach Road',
    description:
      'Shopfront and stockroom below, offices above, on the busiest stretch of Beach Road. Large windows under a deep awning, a loading door at the back and parking for eight cars.\n\nConcrete throughout, shutters for the shopfront, three-phase power, a tank, and a generator that is strong enough for a cold room. Freshly painted and empty: a tenant can fit it out from the first day. Leases of three years or more, the floors also singly.',
    translations: {
      ko: {
        title: '비치로드 2층 상가 건물',
        description:
          '비치로드에서 가장 붐비는 구간에 있습니다. 1층은 매장과 창고, 2층은 사무실입니다. 깊은 차양 아래 큰 창이 있고 뒤쪽에 하역문, 차량 8대 주차 공간이 있습니다.\n\n건물 전체가 콘크리트이며 매장 앞 셔터, 3상 전기, 물탱크, 냉장실까지 돌릴 수 있는 발전기를 갖추었습니다. 새로 칠한 빈 건물이라 첫날부터 내부 공사를 시작할 수 있습니다. 임대는 3년 이상이며 층별 임대도 가능합니다.',
      },
      ja: {
        title: 'ビーチロードの2階建て店舗ビル',
        description:
          'ビーチロードでもっとも人通りの多い一角です。1階は店舗と倉庫、2階は事務所。深いひさしの下に大きな窓があり、裏に搬入口、駐車場は8台分あります。\n\n全体がコンクリート造で、店先のシャッター、三相電源、給水タンク、冷蔵室も動かせる発電機を備えています。塗装したばかりの空き物件なので、初日から内装工事にかかれます。契約は3年以上、フロアごとの賃貸も可能です。',
      },
      zh: {
        title: '海滩路两层商铺楼',
        description:
          '位于海滩路最热闹的一段，一楼店面和库房，二楼办公室。宽大的橱窗上有深雨篷，后面有卸货门，可停八辆车。\n\n整栋混凝土结构，店面有卷帘，配三相电、水箱，以及足以带动冷库的发电机。新刷漆，空置，租户第一天即可装修。租期三年起，也可分层出租。',
      },
    },
  },
  '4': {
    title: 'Small hotel with 14 rooms near Kammer Beach',
    description:
      'Fourteen guest rooms on three floors, a lobby with a reception, a pool and a garden that runs down to the road. Ten minutes on foot to Kammer Beach, five by car to the harbor.\n\nThe roof was resealed two years ago, every room has its own air conditioner, and a tank and a generator see the house through outages. Sold with furniture and linen, on a new lease of the land for 55 years. The books are open to serious buyers.',
    translations: {
      ko: {
        title: '캐머 비치 근처 객실 14개 소형 호텔',
        description:
          '3층 건물에 객실 14개, 프런트가 있는 로비, 수영장, 도로까지 이어지는 정원이 있습니다. 캐머 비치까지 걸어서 10분, 항구까지 차로 5분입니다.\n\n2년 전에 지붕 방수를 다시 했고 객실마다 에어컨이 있으며, 정전과 단수 때는 물탱크와 발전기로 버팁니다. 가구와 침구를 포함해 매도하고, 토지는 55년 임대 계약을 새로 맺습니다. 진지하게 검토하시는 분께 장부를 보여 드립니다.',
      },
      ja: {
        title: 'カマービーチ近く、14室の小さなホテル',
        description:
          '3階建てに客室14室、フロントのあるロビー、プール、道路まで続く庭があります。カマービーチまで徒歩10分、港まで車で5分です。\n\n屋根は2年前に防水をやり直し、全室にエアコンがあり、停電や断水はタンクと発電機でしのげます。家具とリネン込みの売却で、土地は新たに55年の賃貸借契約を結びます。真剣にご検討の方には帳簿をお見せします。',
      },
      zh: {
        title: '卡默海滩附近的 14 间客房小酒店',
        description:
          '三层楼，14 间客房，带前台的大堂、泳池，花园一直延伸到路边。步行十分钟到卡默海滩，开车五分钟到港口。\n\n屋顶两年前重做防水，每间客房都有空调，停水停电时靠水箱和发电机维持。连家具和布草一起出售，土地新签 55 年租约。诚意买家可查阅账目。',
      },
    },
  },
  '5': {
    title: 'Ocean-view lot with a flame tree',
    description:
      'A thousand square meters of cleared, gently sloping land above the coast, with the sea in front and the jungle behind. The corners are marked, and a flame tree stands where one would put the lanai.\n\nPower and water run along the coral road. The lot was surveyed last year, and I can send the map. The price is for a lease of 55 years; buyers of Northern Marianas descent may ask for the title instead.',
    translations: {
      ko: {
        title: '불꽃나무가 있는 바다 전망 대지',
        description:
          '해안 위쪽의 완만한 경사지 1,000제곱미터로, 앞은 바다, 뒤는 정글입니다. 정지 작업이 끝났고 모서리마다 경계 표시가 있으며, 라나이를 놓을 만한 자리에 불꽃나무가 서 있습니다.\n\n산호 자갈길을 따라 전기와 수도가 들어옵니다. 작년에 측량을 마쳐 도면을 보내 드릴 수 있습니다. 가격은 55년 임대 기준이며, 북마리아나 혈통인 분은 소유권 이전도 문의하실 수 있습니다.',
      },
      ja: {
        title: 'フレームツリーの立つオーシャンビューの土地',
        description:
          '海岸を見下ろすなだらかな傾斜地、1,000平方メートル。前は海、後ろはジャングルです。整地済みで四隅に境界の目印があり、ラナイを置きたくなる場所にフレームツリーが立っています。\n\nサンゴ砂利の道沿いに電気と水道が通っています。昨年測量したので、図面をお送りできます。価格は55年の賃貸借のものです。北マリアナの血統の方は、所有権の譲渡についてもお尋ねください。',
      },
      zh: {
        title: '带凤凰木的海景地块',
        description:
          '海岸上方一千平方米缓坡地，前面是海，后面是丛林。已清理平整，四角有界标，最适合建凉廊的位置正好有一棵凤凰木。\n\n珊瑚石路边通水通电。去年做过测量，可以发图纸。价格为 55 年租赁价；北马里亚纳血统的买家可另询产权转让。',
      },
    },
  },
  '6': {
    title: 'Beach house for four, by the night',
    description:
      'A small concrete house on a sandy lane, two minutes barefoot to Kammer Beach. Two bedrooms with an air conditioner each, a kitchen with all that fishing people need, and a shaded table under the breadfruit tree. Four can sleep here.\n\nI live next door and meet you at the ferry dock or the airfield. Sheets, towels, snorkels and an outdoor shower are part of it; cleaning is paid once for each stay. City water runs mornings and evenings, and the tank carries the house through the day.',
    translations: {
      ko: {
        title: '1박 단위로 빌리는 4인용 비치하우스',
        description:
          '캐머 비치까지 맨발로 2분, 모랫길가에 있는 작은 콘크리트 주택입니다. 침실 2개에 각각 에어컨이 있고, 낚시하는 분께 필요한 것을 다 갖춘 주방과 빵나무 그늘 아래 식탁이 있습니다. 4명까지 묵을 수 있습니다.\n\n저는 바로 옆집에 살고, 선착장이나 비행장으로 마중 나갑니다. 침구, 수건, 스노클, 야외 샤워가 포함되며 청소비는 숙박당 한 번만 냅니다. 수돗물은 아침과 저녁에 나오고 낮에는 탱크 물을 씁니다.',
      },
      ja: {
        title: '1泊から借りられる4人用ビーチハウス',
        description:
          'カマービーチまで裸足で2分、砂の小道に面した小さなコンクリートの家です。寝室2部屋にはそれぞれエアコンがあり、釣りをする方に必要なものがそろった台所と、パンノキの木陰のテーブルがあります。4名まで泊まれます。\n\n私は隣に住んでいて、船着き場か飛行場までお迎えに行きます。シーツ、タオル、シュノーケル、屋外シャワー込みで、清掃料は1回のご宿泊につき一度だけです。水道は朝と夕方に出て、日中はタンクの水でまかないます。',
      },
      zh: {
        title: '按晚出租的四人海滩小屋',
        description:
          '沙土小巷旁的混凝土小屋，光脚两分钟就到卡默海滩。两间卧室各有空调，厨房里钓鱼的人需要的东西一应俱全，面包树荫下摆着餐桌。可住四人。\n\n我就住隔壁，可以到码头或机场接您。床单、毛巾、浮潜面镜和户外淋浴都包含在内；清洁费每次入住只收一次。自来水早晚供应，白天用水箱的水。',
      },
    },
  },
} as const
