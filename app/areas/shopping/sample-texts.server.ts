/** What the samples say, by ref. */
export const texts = {
  shopping1: {
    title: 'Flame Tree Galleria',
    description:
      'Two cool floors of fashion, watches, sunglasses and sweets around a courtyard with a flame tree in the middle. There is a food court upstairs, and the tax-free counter opens when the flights land.\n\nFree parking behind the building; the entrance by the bus stop has a ramp.',
    translations: {
      ko: {
        title: '플레임트리 갤러리아',
        description:
          '불꽃나무가 선 안뜰을 둘러싼 시원한 2층 건물에 옷과 시계, 선글라스, 과자 가게가 모여 있습니다. 위층에는 푸드코트가 있고, 면세 카운터는 비행기 도착 시간에 맞춰 엽니다.\n\n건물 뒤 주차는 무료이며, 버스 정류장 쪽 입구에는 경사로가 있습니다.',
        attributes: { subcategory: '쇼핑센터' },
      },
      ja: {
        title: 'フレームツリー・ギャレリア',
        description:
          'フレームツリーの立つ中庭を囲む涼しい2フロアに、服、時計、サングラス、お菓子の店が並びます。上階にはフードコート。免税カウンターは飛行機の到着に合わせて開きます。\n\n建物裏の駐車場は無料、バス停側の入口にはスロープがあります。',
        attributes: { subcategory: 'ショッピングセンター' },
      },
      zh: {
        title: '凤凰木购物中心',
        description:
          '两层凉爽的楼面围着种有凤凰木的庭院，有服装、手表、太阳镜和糖果店。楼上是美食广场，免税柜台随航班到达时间开放。\n\n楼后停车免费，公交站一侧的入口有坡道。',
        attributes: { subcategory: '购物中心' },
      },
    },
  },
  shopping2: {
    title: 'Deep Latte Dive Gear',
    description:
      'Masks that fit, fins in every size, regulators serviced on the bench behind the counter. Most of the people here have guided at the Grotto and will tell you honestly whether to go in today.\n\nTank fills from half past six. Rental sets are rinsed, dried and checked by two people.',
    translations: {
      ko: {
        title: '딥 라테 다이브 기어',
        description:
          '얼굴에 꼭 맞는 마스크와 모든 크기의 오리발이 있고, 호흡기는 계산대 뒤 작업대에서 직접 정비합니다. 직원 대부분이 그로토 가이드 출신이라 오늘 들어가도 될지 솔직하게 말해 드립니다.\n\n공기통 충전은 6시 30분부터. 대여 장비는 헹구고 말린 뒤 두 사람이 점검합니다.',
        attributes: { subcategory: '다이빙 장비' },
      },
      ja: {
        title: 'ディープ・ラッテ・ダイブギア',
        description:
          '顔に合うマスク、全サイズのフィン、カウンター裏の作業台で整備するレギュレーター。スタッフの多くはグロットの元ガイドで、今日入るべきかどうか正直に教えてくれます。\n\nタンクの充填は6時半から。レンタル一式は洗って乾かし、2人で点検しています。',
        attributes: { subcategory: 'ダイビング用品' },
      },
      zh: {
        title: '深海拉提潜水用品',
        description:
          '合脸的面镜、各种尺码的脚蹼，调节器就在柜台后的工作台上保养。店员多半在蓝洞当过向导，今天该不该下水，会如实告诉您。\n\n六点半起充气。出租装备冲洗晾干后，由两个人检查。',
        attributes: { subcategory: '潜水用品' },
      },
    },
  },
  shopping3: {
    title: 'Plumeria & Thread',
    description:
      'Linen dresses, light shirts and straw hats for a place where it is thirty degrees all year. Half of the rack is sewn upstairs by three women who will shorten a hem while you have an iced coffee.\n\nPrints by island artists, never more than twenty of one pattern.',
    translations: {
      ko: {
        title: '플루메리아 앤 스레드',
        description:
          '일 년 내내 30도인 섬에 어울리는 리넨 원피스와 가벼운 셔츠, 밀짚모자가 있습니다. 옷의 절반은 위층에서 세 분이 직접 짓고, 아이스커피 한 잔 드시는 동안 밑단을 줄여 드립니다.\n\n섬 작가들의 무늬로, 한 무늬에 스무 벌을 넘기지 않습니다.',
        attributes: { subcategory: '부티크' },
      },
      ja: {
        title: 'プルメリア＆スレッド',
        description:
          '一年中30度の島のための、リネンのワンピース、軽いシャツ、麦わら帽子。半分は上の階で3人の女性が縫っていて、アイスコーヒーを飲む間に裾上げもしてくれます。\n\n島の作家の柄を使い、ひとつの柄は20着まで。',
        attributes: { subcategory: 'ブティック' },
      },
      zh: {
        title: '鸡蛋花与线',
        description:
          '亚麻连衣裙、轻薄衬衫和草帽，适合全年三十度的海岛。架上一半的衣服由三位女士在楼上缝制，您喝杯冰咖啡的工夫就能改好裙边。\n\n花样出自岛上艺术家之手，每款不超过二十件。',
        attributes: { subcategory: '精品服饰' },
      },
    },
  },
  shopping4: {
    title: 'Northpoint Electronics',
    description:
      'Phones, chargers, routers and the one cable that nobody else on Rota has. Screens are replaced while you wait if the part is here, and by the next flight if it is not.\n\nSurge protectors and power stations for the storm season are always in stock.',
    translations: {
      ko: {
        title: '노스포인트 전자',
        description:
          '휴대전화와 충전기, 공유기, 그리고 로타의 다른 가게에는 없는 바로 그 케이블이 있습니다. 부품이 있으면 기다리시는 동안 화면을 갈아 드리고, 없으면 다음 비행기로 들여옵니다.\n\n태풍철에 필요한 서지 보호기와 파워뱅크는 늘 갖추고 있습니다.',
        attributes: { subcategory: '휴대전화 및 수리' },
      },
      ja: {
        title: 'ノースポイント・エレクトロニクス',
        description:
          'スマートフォン、充電器、ルーター、そしてロタではここにしかないあのケーブル。画面の交換は、部品があればその場で、なければ次の便で取り寄せます。\n\n台風の季節に備えるサージタップとポータブル電源は、いつも在庫があります。',
        attributes: { subcategory: 'スマートフォン・修理' },
      },
      zh: {
        title: '北角电子',
        description:
          '手机、充电器、路由器，还有罗塔别处买不到的那根线。有零件就立等换屏，没有就随下一班飞机到货。\n\n台风季用的防浪涌插座和移动电源常年有货。',
        attributes: { subcategory: '手机与维修' },
      },
    },
  },
  shopping5: {
    title: 'Broadway Home & Hardware',
    description:
      'Buckets, mosquito nets, rice cookers, tarps, paint and a key cutter that works on most days. If the ship was late the shelves show it; if it was on time there are also plants.\n\nDelivery anywhere on Tinian for the price of the gas.',
    translations: {
      ko: {
        title: '브로드웨이 생활용품 철물점',
        description:
          '양동이와 모기장, 전기밥솥, 방수포, 페인트, 그리고 대체로 잘 돌아가는 열쇠 깎는 기계가 있습니다. 배가 늦으면 진열대가 비고, 제때 오면 화분까지 들어옵니다.\n\n티니안 어디든 기름값만 받고 배달합니다.',
        attributes: { subcategory: '생활용품·철물' },
      },
      ja: {
        title: 'ブロードウェイ・ホーム＆ハードウェア',
        description:
          'バケツ、蚊帳、炊飯器、ブルーシート、ペンキ、それにたいていの日は動く合鍵の機械。船が遅れれば棚も寂しくなり、時間どおりなら鉢植えも並びます。\n\nテニアン島内どこでも、ガソリン代だけで配達します。',
        attributes: { subcategory: '日用品・金物' },
      },
      zh: {
        title: '百老汇家居五金',
        description:
          '水桶、蚊帐、电饭锅、防水布、油漆，还有一台多半时候能用的配钥匙机。船晚到，货架就空；船准点，还有盆栽。\n\n天宁岛内送货，只收油钱。',
        attributes: { subcategory: '日用与五金' },
      },
    },
  },
  shopping6: {
    title: 'Mañanita Gifts',
    description:
      'Latte stones in every material, coconut candy, shell necklaces and postcards that are stamped on the spot. The wall at the back is only for things made on the islands, with the name of the maker beside each.\n\nOpen late, for the last evening before the flight.',
    translations: {
      ko: {
        title: '마냐니타 기프트',
        description:
          '온갖 재료로 만든 라테스톤과 코코넛 사탕, 조개 목걸이, 그 자리에서 우표를 붙여 주는 엽서가 있습니다. 안쪽 벽에는 섬에서 만든 물건만 두고, 하나하나 만든 이의 이름을 적었습니다.\n\n떠나기 전 마지막 밤을 위해 늦게까지 엽니다.',
        attributes: { subcategory: '기념품' },
      },
      ja: {
        title: 'マニャニータ・ギフト',
        description:
          'さまざまな素材のラッテストーン、ココナッツキャンディ、貝のネックレス、その場で切手を貼れる絵はがき。奥の壁は島で作られた品だけで、ひとつひとつに作り手の名前があります。\n\n帰国前の最後の夜のために、遅くまで開けています。',
        attributes: { subcategory: 'みやげ物' },
      },
      zh: {
        title: '晨曦礼品店',
        description:
          '各种材质的拉提石、椰子糖、贝壳项链，还有当场贴邮票的明信片。最里面那面墙只放岛上制作的东西，每件旁边都写着作者的名字。\n\n营业到很晚，留给启程前的最后一夜。',
        attributes: { subcategory: '纪念品' },
      },
    },
  },
} as const
