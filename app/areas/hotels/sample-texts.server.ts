/** What the samples say, by ref. */
export const texts = {
  'hotel-1': {
    title: 'Lagoon Edge Beach Resort',
    description:
      'Every room looks west over the lagoon, and the sand begins where the lawn ends. Mornings are for kayaks and the shallow reef, evenings for the sunset bar, where the band plays from Thursday to Sunday.\n\nThe pool has a lifeguard until six and a shaded corner for small children. Snorkels and life vests are lent free of charge.',
    translations: {
      ko: {
        title: '라군 엣지 비치 리조트',
        description:
          '모든 객실이 서쪽 라군을 바라보며, 잔디밭이 끝나는 곳에서 바로 모래사장이 시작됩니다. 아침에는 카약과 얕은 산호초를, 저녁에는 선셋 바를 즐겨 보세요. 목요일부터 일요일까지는 밴드가 연주합니다.\n\n수영장에는 오후 6시까지 안전요원이 있고, 어린아이를 위한 그늘진 공간도 있습니다. 스노클과 구명조끼는 무료로 빌려드립니다.',
        attributes: { specialOffer: '3박 숙박 시 2박 요금 (월~목)' },
      },
      ja: {
        title: 'ラグーンエッジ・ビーチリゾート',
        description:
          '全室が西向きのラグーンビュー。芝生が終わるところから砂浜が始まります。朝はカヤックと浅いリーフ、夕方はサンセットバーへ。木曜から日曜はバンドの生演奏があります。\n\nプールには午後6時まで監視員がいて、小さなお子さま向けの日陰のコーナーもあります。シュノーケルとライフジャケットは無料でお貸しします。',
        attributes: { specialOffer: '月〜木は3泊で2泊分の料金' },
      },
      zh: {
        title: '潟湖边海滩度假村',
        description:
          '每间客房都朝西面向潟湖，草坪尽头就是沙滩。早晨适合划皮划艇、看浅水珊瑚，傍晚就到日落酒吧，周四至周日有乐队演奏。\n\n泳池到傍晚六点都有救生员，还为小朋友准备了遮阳区。浮潜用具和救生衣免费借用。',
        attributes: { specialOffer: '周一至周四住三晚付两晚' },
      },
    },
  },
  'hotel-2': {
    title: 'Plumeria Garden Inn',
    description:
      'Twelve quiet rooms around a courtyard of plumeria and breadfruit trees, five minutes by car from the beach. Breakfast is on the veranda: fruit from the garden, titiyas and strong coffee.\n\nA family house since 1994. There is a kitchen for guests who stay longer, and somebody always knows where the fish is good tonight.',
    translations: {
      ko: {
        title: '플루메리아 가든 인',
        description:
          '플루메리아와 빵나무가 있는 안뜰을 둘러싼 조용한 객실 열두 개, 해변까지는 차로 5분입니다. 아침은 베란다에서 정원의 과일과 티티자스, 진한 커피로 드립니다.\n\n1994년부터 가족이 운영하는 집입니다. 오래 머무는 손님을 위한 주방이 있고, 오늘 밤 어디 생선이 좋은지 누군가는 꼭 알고 있습니다.',
      },
      ja: {
        title: 'プルメリア・ガーデンイン',
        description:
          'プルメリアとパンノキの中庭を囲む静かな12室。ビーチまでは車で5分です。朝食はベランダで、庭の果物とティティジャス、濃いコーヒーをどうぞ。\n\n1994年から続く家族の宿です。長く泊まる方のための台所があり、今夜どこの魚がおいしいかは、必ず誰かが知っています。',
      },
      zh: {
        title: '鸡蛋花花园旅馆',
        description:
          '十二间安静的客房围着种满鸡蛋花和面包树的庭院，开车五分钟就到海滩。早餐在露台享用：园子里的水果、蒂蒂亚斯薄饼和浓咖啡。\n\n这是 1994 年起的家庭旅馆。长住的客人有厨房可用，今晚哪家的鱼好，总有人能告诉您。',
      },
    },
  },
  'hotel-3': {
    title: 'Taga Dive Lodge',
    description:
      'A plain, friendly lodge for people who get up early for the water. Tanks are filled behind the house, gear is rinsed and dried for you, and the boat leaves San Jose harbor at eight for the Grotto of Tinian and the drop-offs of Fleming.\n\nSix rooms, one long table, and hammocks for the surface interval.',
    translations: {
      ko: {
        title: '타가 다이브 로지',
        description:
          '바다 때문에 일찍 일어나는 사람들을 위한 소박하고 친근한 숙소입니다. 집 뒤에서 공기통을 채우고, 장비는 저희가 헹궈 말려 드립니다. 배는 8시에 산호세 항을 떠나 티니안 그로토와 플레밍 절벽으로 갑니다.\n\n객실 여섯, 긴 식탁 하나, 그리고 수면 휴식을 위한 해먹이 있습니다.',
        attributes: { specialOffer: '2회 다이빙 포함 시 10% 할인' },
      },
      ja: {
        title: 'タガ・ダイブロッジ',
        description:
          '海のために早起きする人のための、飾らない気さくなロッジです。タンクは裏で充填し、器材は洗って干しておきます。ボートは8時にサンホセ港を出て、テニアングロットとフレミングのドロップオフへ向かいます。\n\n部屋は6つ、長いテーブルがひとつ、水面休息のためのハンモックがあります。',
        attributes: { specialOffer: '2ダイブ付きで10%割引' },
      },
      zh: {
        title: '塔加潜水客栈',
        description:
          '为早起下海的人准备的朴素而亲切的客栈。屋后可充气瓶，装备由我们冲洗晾干。船八点从圣何塞港出发，前往天宁蓝洞和弗莱明峭壁。\n\n六间客房、一张长桌，还有供水面休息用的吊床。',
        attributes: { specialOffer: '含两潜套餐九折' },
      },
    },
  },
  'hotel-4': {
    title: 'Tapochau Ridge House',
    description:
      'Nine rooms on the hillside, each with a deck above the tree tops; on clear evenings one sees Tinian and the lights of the ships at anchor. The nights are cool enough to sleep with the windows open.\n\nDinner is one menu for all, cooked with what the farmers of Kagman bring. Please tell us the day before.',
    translations: {
      ko: {
        title: '타포차우 리지 하우스',
        description:
          '산비탈에 자리한 객실 아홉 개로, 방마다 나무 꼭대기 위로 데크가 있습니다. 맑은 저녁이면 티니안과 정박한 배들의 불빛이 보입니다. 밤에는 창문을 열고 자도 될 만큼 선선합니다.\n\n저녁 식사는 모두 같은 메뉴로, 카그만 농부들이 가져온 재료로 만듭니다. 하루 전에 알려 주세요.',
      },
      ja: {
        title: 'タポチョ・リッジハウス',
        description:
          '丘の斜面に9室、どの部屋にも木々を見下ろすデッキがあります。晴れた夕べにはテニアンと停泊中の船の灯りが見えます。夜は窓を開けて眠れるほど涼しくなります。\n\n夕食は全員同じ一つの献立で、カグマンの農家が届ける食材で作ります。前日までにお知らせください。',
      },
      zh: {
        title: '塔波乔山脊之家',
        description:
          '山坡上九间客房，每间都有高出树梢的露台；晴朗的傍晚可以望见天宁岛和锚泊船只的灯火。夜里凉爽，开着窗就能入睡。\n\n晚餐只有一套菜单，用卡格曼农户送来的食材烹制，请提前一天告知。',
      },
    },
  },
  'hotel-5': {
    title: 'Paseo City Hotel',
    description:
      'In the middle of Garapan: the street market, the duty-free shops and Micro Beach are all on foot. Rooms face the inner court and are quieter than the address suggests.\n\nThe front desk is staffed day and night, for early flights too. Desks, fast Wi-Fi and a coin laundry for those who are here to work.',
    translations: {
      ko: {
        title: '파세오 시티 호텔',
        description:
          '가라판 한가운데에 있어 거리 시장, 면세점, 마이크로 비치까지 모두 걸어갈 수 있습니다. 객실은 안뜰을 향해 있어 위치에 비해 조용합니다.\n\n이른 비행기를 위해 프런트는 밤낮으로 열려 있습니다. 일하러 오신 분을 위해 책상과 빠른 와이파이, 코인 세탁실이 있습니다.',
        attributes: { specialOffer: '5박 이상 15% 할인' },
      },
      ja: {
        title: 'パセオ・シティホテル',
        description:
          'ガラパンの真ん中。ストリートマーケットも免税店もマイクロビーチも歩いて行けます。客室は中庭に面していて、場所のわりに静かです。\n\n早朝便の方のためにフロントは24時間。お仕事の方には机と高速Wi-Fi、コインランドリーがあります。',
        attributes: { specialOffer: '5泊以上で15%割引' },
      },
      zh: {
        title: '帕塞奥城市酒店',
        description:
          '位于加拉班中心，夜市、免税店和麦克海滩都步行可达。客房朝向内院，比想象中安静。\n\n前台昼夜有人，赶早班飞机也方便。出差的客人有书桌、高速无线网络和投币洗衣房。',
        attributes: { specialOffer: '住五晚以上八五折' },
      },
    },
  },
  'hotel-6': {
    title: 'As Nieves Eco Lodge',
    description:
      'Four wooden cabins under ironwood trees near Sinapalo. Sun and rain give us power and water, and at night there is nothing but stars and fruit bats. The swimming hole is twenty minutes away by bicycle, and we lend the bicycles.\n\nWe meet every flight. Bring a flashlight and good shoes.',
    translations: {
      ko: {
        title: '아스 니에베스 에코 로지',
        description:
          '시나팔로 근처 목마황나무 아래에 있는 나무 오두막 네 채입니다. 전기는 해가, 물은 비가 마련해 주고, 밤에는 별과 과일박쥐뿐입니다. 스위밍 홀까지는 자전거로 20분이며 자전거는 빌려드립니다.\n\n모든 비행기에 마중을 나갑니다. 손전등과 튼튼한 신발을 가져오세요.',
      },
      ja: {
        title: 'アスニエベス・エコロッジ',
        description:
          'シナパロ近くのモクマオウの木の下に、木造キャビンが4棟。電気は太陽から、水は雨から。夜は星とオオコウモリだけです。スイミングホールまでは自転車で20分、自転車はお貸しします。\n\nどの便にもお迎えにあがります。懐中電灯と歩きやすい靴をお持ちください。',
      },
      zh: {
        title: '阿斯涅韦斯生态小屋',
        description:
          '锡纳帕洛附近木麻黄树下的四栋木屋。太阳供电，雨水供水，夜里只有星星和果蝠。骑车二十分钟就到天然泳池，自行车可以借。\n\n每个航班我们都去接。请带手电筒和好走的鞋。',
      },
    },
  },
  'hotel-7': {
    title: 'Laolao Fairway Resort',
    description:
      'Eighteen holes along the cliffs of Laolao Bay, and rooms that open on the fairway. Guests tee off first, from half past six, before the trade wind wakes up.\n\nBeside the golf: a long pool, a spa, tennis under lights, and a shuttle to Garapan four times a day.',
    translations: {
      ko: {
        title: '라우라우 페어웨이 리조트',
        description:
          '라우라우 베이 절벽을 따라 이어지는 18홀과 페어웨이로 바로 열리는 객실입니다. 투숙객은 무역풍이 불기 전인 6시 30분부터 가장 먼저 티오프합니다.\n\n골프 외에도 긴 수영장과 스파, 야간 조명 테니스장이 있고, 가라판행 셔틀이 하루 네 번 다닙니다.',
        attributes: { specialOffer: '평일 그린피 포함' },
      },
      ja: {
        title: 'ラオラオ・フェアウェイリゾート',
        description:
          'ラオラオベイの断崖に沿う18ホールと、フェアウェイに面した客室。宿泊のお客様は貿易風が起きる前の6時半から、いちばんにスタートできます。\n\nゴルフのほかに、長いプール、スパ、ナイター照明のテニスコート、ガラパン行きのシャトルが1日4便あります。',
        attributes: { specialOffer: '平日はグリーンフィー込み' },
      },
      zh: {
        title: '劳劳球道度假村',
        description:
          '沿劳劳湾悬崖铺开的十八洞，客房推门就是球道。住客清晨六点半起最先开球，信风还没醒。\n\n除了高尔夫，还有长泳池、水疗、灯光网球场，每天四班班车往返加拉班。',
        attributes: { specialOffer: '平日含果岭费' },
      },
    },
  },
  'hotel-8': {
    title: 'Oleai Budget Guesthouse',
    description:
      'A bed, a fan, cold water in the fridge: the essentials, clean and cheap, one street behind the beach path. Rooms for one to four, shared kitchen, washing machine on the roof.\n\nTyphoon shutters and a generator, as the house has seen a few storms.',
    translations: {
      ko: {
        title: '올레아이 버짓 게스트하우스',
        description:
          '침대와 선풍기, 냉장고 속 찬물. 해변 산책로에서 한 블록 안쪽에 꼭 필요한 것만 깨끗하고 저렴하게 갖추었습니다. 1인실부터 4인실까지 있고 주방은 공용, 세탁기는 옥상에 있습니다.\n\n태풍을 몇 번 겪은 집이라 덧문과 발전기가 있습니다.',
      },
      ja: {
        title: 'オレアイ・バジェットゲストハウス',
        description:
          'ベッドと扇風機、冷蔵庫の冷たい水。ビーチの遊歩道から一本入ったところに、必要なものだけを清潔に安くそろえました。1〜4人部屋、共同キッチン、洗濯機は屋上です。\n\n何度か台風を越えてきた家なので、雨戸と発電機があります。',
      },
      zh: {
        title: '奥莱艾经济客栈',
        description:
          '一张床、一台风扇、冰箱里的凉水：该有的都有，干净便宜，离海滨步道只隔一条街。一人到四人房，公用厨房，洗衣机在屋顶。\n\n这房子经历过几场台风，备有防风窗板和发电机。',
      },
    },
  },
} as const
