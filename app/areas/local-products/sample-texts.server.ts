/** What the samples say, by ref. */
export const texts = {
  product1: {
    title: "Donne' Sali Hot Sauce",
    description:
      'The small wild pepper of Tinian, picked green and red before breakfast, with vinegar, garlic and sea salt and nothing else. One drop wakes up a bowl of soup; a spoonful is for people who have won at the pepper festival.\n\nFive ounces, sealed for the suitcase. Keeps a year, if it lasts.',
    translations: {
      ko: {
        title: '돈니 살리 핫소스',
        description:
          '티니안의 작은 야생 고추를 이른 아침 푸를 때와 붉을 때 따서 식초와 마늘, 바닷소금만 넣어 만듭니다. 한 방울이면 국 한 그릇이 살아나고, 한 숟갈은 고추 축제 우승자의 몫입니다.\n\n5온스, 여행 가방용으로 밀봉했습니다. 남아 있기만 하면 1년 갑니다.',
        attributes: { subcategory: '핫소스' },
      },
      ja: {
        title: 'ドンニ・サリ・ホットソース',
        description:
          'テニアンの小さな野生の唐辛子を、朝食前に青も赤も摘み、酢とにんにくと海の塩だけで仕込みます。1滴でスープが目を覚まし、スプーン1杯は唐辛子祭りの優勝者向け。\n\n5オンス、スーツケース用に密封。残っていれば1年もちます。',
        attributes: { subcategory: 'ホットソース' },
      },
      zh: {
        title: '多尼萨利野辣椒酱',
        description:
          '天宁岛的小野辣椒，清晨连青带红采下，只加醋、大蒜和海盐。一滴就能唤醒一碗汤，一勺是留给辣椒节冠军的。\n\n五盎司装，密封可放行李箱。若没吃完，可存一年。',
        attributes: { subcategory: '辣椒酱' },
      },
    },
  },
  product2: {
    title: 'Woven Pandanus Basket',
    description:
      'Leaves cut, boiled, sun-dried and split by hand, then woven over four or five evenings. The pattern around the rim is a different one in every family; this one is waves.\n\nAbout thirty centimeters across. It carries bread, betel nut or a sleeping kitten.',
    translations: {
      ko: {
        title: '판다누스 바구니',
        description:
          '잎을 베어 삶고 햇볕에 말려 손으로 가른 뒤 네댓 저녁에 걸쳐 엮습니다. 테두리 무늬는 집안마다 다른데, 이것은 파도 무늬입니다.\n\n지름 약 30cm. 빵도, 빈랑도, 잠든 새끼 고양이도 담을 수 있습니다.',
        attributes: { subcategory: '엮음 공예' },
      },
      ja: {
        title: 'パンダナスの編みかご',
        description:
          '葉を刈り、ゆで、天日に干し、手で裂いてから、4、5晩かけて編みます。縁の模様は家ごとに違い、これは波の模様です。\n\n直径は約30cm。パンでも、ビンロウでも、眠る子猫でも入ります。',
        attributes: { subcategory: '編み細工' },
      },
      zh: {
        title: '露兜叶编篮',
        description:
          '叶子割下、煮过、晒干、手工劈条，再花四五个晚上编成。篮沿的花纹每家不同，这一只是海浪。\n\n直径约三十厘米，可以装面包、槟榔，或一只睡着的小猫。',
        attributes: { subcategory: '编织' },
      },
    },
  },
  product3: {
    title: 'Coconut Oil Soap',
    description:
      'Cold-pressed oil from coconuts that fell within walking distance, cured for six weeks on bamboo racks. It lathers in hard water and in salt water, which on this side of the island is the same tap.\n\nPlain, lemongrass or ylang-ylang; three bars to a pack.',
    translations: {
      ko: {
        title: '코코넛 오일 비누',
        description:
          '걸어서 닿는 곳에 떨어진 코코넛을 저온 압착해, 대나무 선반에서 6주 동안 숙성합니다. 센물에서도 짠물에서도 거품이 잘 나는데, 섬 이쪽에서는 같은 수도꼭지에서 나오는 물입니다.\n\n무향, 레몬그라스, 일랑일랑. 한 묶음에 세 개입니다.',
        attributes: { subcategory: '비누' },
      },
      ja: {
        title: 'ココナッツオイル石けん',
        description:
          '歩いて行ける範囲に落ちたココナッツを低温で搾り、竹の棚で6週間寝かせます。硬水でも塩水でも泡立ちます。島のこちら側では、どちらも同じ蛇口から出ます。\n\n無香料、レモングラス、イランイランの3種。3個入り。',
        attributes: { subcategory: '石けん' },
      },
      zh: {
        title: '椰子油手工皂',
        description:
          '用步行可到之处落下的椰子冷榨取油，在竹架上熟成六周。硬水、咸水里都能起泡，在岛的这一边，两种水出自同一个龙头。\n\n原味、香茅或依兰，三块一包。',
        attributes: { subcategory: '香皂' },
      },
    },
  },
  product4: {
    title: 'Carved Latte Stone',
    description:
      'Pillar and cap in two pieces, as the ancestors raised them, carved from island limestone and polished with wet sand. It stands fifteen centimeters high and has never fallen over in an earthquake.\n\nNo two are alike. A card inside tells of the House of Taga, where the tallest still stands.',
    translations: {
      ko: {
        title: '라테스톤 조각',
        description:
          '조상들이 세웠듯 기둥과 머릿돌 두 조각으로, 섬의 석회암을 깎아 젖은 모래로 다듬었습니다. 높이는 15cm이고 지진에도 넘어진 적이 없습니다.\n\n똑같은 것은 하나도 없습니다. 가장 높은 라테가 지금도 서 있는 타가 하우스 이야기를 카드에 적어 넣었습니다.',
        attributes: { subcategory: '장식품' },
      },
      ja: {
        title: 'ラッテストーンの置物',
        description:
          '祖先が建てたとおり柱と冠石の2つに分け、島の石灰岩を彫って濡れた砂で磨きました。高さは15cm、地震でも倒れたことがありません。\n\n同じものはふたつとなく、いちばん高いラッテが今も立つタガハウスの話を書いたカードが入っています。',
        attributes: { subcategory: '置物' },
      },
      zh: {
        title: '拉提石雕',
        description:
          '照祖先立石的样子分柱身与冠石两块，取岛上石灰岩雕成，再用湿沙打磨。高十五厘米，地震也从没倒过。\n\n每件都不一样。盒里的卡片讲述塔加遗址的故事，最高的拉提石至今立在那里。',
        attributes: { subcategory: '摆件' },
      },
    },
  },
  product5: {
    title: 'Reef Print Island Shirt',
    description:
      'Light cotton, coconut buttons, and a pattern of parrotfish and talaya nets drawn in the shop and printed two streets away. It is meant to be worn untucked and washed cold.\n\nSmall to 4XL; shirts for the whole family are cut from one roll.',
    translations: {
      ko: {
        title: '산호초 무늬 아일랜드 셔츠',
        description:
          '가벼운 면에 코코넛 단추, 가게에서 그리고 두 골목 건너에서 찍은 파랑비늘돔과 탈라야 그물 무늬입니다. 밖으로 내어 입고 찬물에 빠세요.\n\nS부터 4XL까지, 온 가족의 셔츠를 한 필에서 재단해 드립니다.',
        attributes: { subcategory: '셔츠' },
      },
      ja: {
        title: 'リーフ柄のアイランドシャツ',
        description:
          '軽い綿にココナッツのボタン、店で描いて2本先の通りで刷った、ブダイとタラヤ網の柄。裾は出して着て、水洗いでどうぞ。\n\nSから4XLまで。家族おそろいは同じ一反から裁ちます。',
        attributes: { subcategory: 'シャツ' },
      },
      zh: {
        title: '珊瑚礁印花海岛衬衫',
        description:
          '轻薄棉布、椰壳纽扣，鹦嘴鱼与撒网的图案在店里画好，在两条街外印制。下摆放在外面穿，冷水洗。\n\n从 S 到 4XL，全家的衬衫可从同一卷布裁出。',
        attributes: { subcategory: '衬衫' },
      },
    },
  },
  product6: {
    title: 'Kagman Banana Chips',
    description:
      'Cooking bananas from behind the house, sliced so thin that one can read the lagoon chart through them, fried once in coconut oil. Salted, or with a breath of hot pepper.\n\nSold by the bag at the Thursday street market, or by the case from the farm.',
    translations: {
      ko: {
        title: '카그만 바나나칩',
        description:
          '집 뒤에서 기른 요리용 바나나를 비칠 만큼 얇게 썰어 코코넛 오일에 한 번 튀깁니다. 소금맛, 그리고 고추를 살짝 더한 매운맛이 있습니다.\n\n목요일 거리 시장에서 봉지로, 농장에서 상자로 팝니다.',
        attributes: { subcategory: '간식' },
      },
      ja: {
        title: 'カグマン・バナナチップス',
        description:
          '家の裏で育てた料理用バナナを、向こうが透けるほど薄く切り、ココナッツオイルで一度だけ揚げます。塩味と、唐辛子をほんのり効かせた辛口。\n\n木曜のストリートマーケットで袋売り、農園で箱売り。',
        attributes: { subcategory: 'スナック' },
      },
      zh: {
        title: '卡格曼香蕉脆片',
        description:
          '屋后种的烹调蕉，切得薄到透光，用椰子油炸一遍。有咸味，也有带一丝辣椒的辣味。\n\n星期四街市论包卖，农场论箱卖。',
        attributes: { subcategory: '零食' },
      },
    },
  },
  product7: {
    title: 'Virgin Coconut Body Oil',
    description:
      'Pressed from fresh coconuts within a day of husking, strained through cotton and never heated, so that it keeps the scent of the nut. For skin after the reef, for hair before the wedding.\n\nFour ounces in glass, with a lid that survives a suitcase. It turns solid in cold places and clear again in the hand.',
    translations: {
      ko: {
        title: '버진 코코넛 바디 오일',
        description:
          '갓 깐 코코넛을 하루 안에 짜서 면포로 거르고 열을 가하지 않아 코코넛 향이 그대로 남습니다. 바다에서 놀고 난 피부에, 결혼식 전날 머릿결에 좋습니다.\n\n유리병 4온스, 여행 가방에서도 새지 않는 뚜껑입니다. 추운 곳에서는 굳지만 손에 쥐면 다시 맑아집니다.',
        attributes: { subcategory: '바디 오일' },
      },
      ja: {
        title: 'バージンココナッツ・ボディオイル',
        description:
          '皮をむいたその日のうちに新鮮なココナッツを搾り、木綿でこし、火は一切使わないので、実の香りがそのまま残ります。海で遊んだあとの肌に、結婚式の前の髪に。\n\nガラス瓶入り4オンス、スーツケースでも漏れないふた付き。寒い場所では固まり、手のひらでまた透き通ります。',
        attributes: { subcategory: 'ボディオイル' },
      },
      zh: {
        title: '初榨椰子身体油',
        description:
          '新鲜椰子剥壳当天压榨，用棉布过滤，全程不加热，保留椰子的香气。浮潜之后润肤，婚礼之前护发。\n\n四盎司玻璃瓶装，瓶盖放在行李箱里也不漏。天冷会凝固，握在手中又变清。',
        attributes: { subcategory: '身体油' },
      },
    },
  },
} as const
