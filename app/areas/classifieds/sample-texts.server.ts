/** What the samples say, by ref. */
export const texts = {
  '1': {
    title: 'Rattan Sofa Set',
    description:
      'Two armchairs, a bench for three and a glass-topped table, bought on the island in 2021 and kept under a roof since. The cushions are new and their covers can be washed. We are moving to a smaller place and it does not fit through the door.',
    translations: {
      ko: {
        title: '라탄 소파 세트',
        description:
          '팔걸이의자 두 개, 3인용 벤치, 유리 상판 테이블입니다. 2021년에 섬에서 사서 줄곧 지붕 아래 두었습니다. 쿠션은 새것이고 커버는 세탁할 수 있습니다. 작은 집으로 옮기는데 문을 통과하지 못하네요.',
        attributes: {
          specifications: ['구성: 의자 2, 벤치 1, 테이블 1', '재질: 라탄, 유리', '벤치 너비: 180cm'],
        },
      },
      ja: {
        title: 'ラタンのソファセット',
        description:
          'アームチェア2脚、3人掛けベンチ、ガラス天板のテーブル。2021年に島で購入し、ずっと屋根の下で使ってきました。クッションは新品で、カバーは洗えます。小さな家に移るのですが、ドアを通りません。',
        attributes: {
          specifications: ['内容：椅子2、ベンチ1、テーブル1', '素材：ラタン、ガラス', 'ベンチ幅：180cm'],
        },
      },
      zh: {
        title: '藤制沙发套装',
        description:
          '两把扶手椅、一张三人长椅和一张玻璃面茶几，2021 年在岛上购买，一直放在室内。坐垫是新的，外套可拆洗。我们要搬到小一点的房子，门进不去。',
        attributes: {
          specifications: ['包括: 椅子两把、长椅一张、茶几一张', '材质: 藤、玻璃', '长椅宽: 180 厘米'],
        },
      },
    },
  },
  '2': {
    title: '14-inch Laptop, 16 GB',
    description:
      'I bought it for online classes and finished them. The battery lasts a school day, there is not a scratch on the screen, and the original box and charger come with it. Windows is reset to a clean start.',
    translations: {
      ko: {
        title: '14인치 노트북, 16GB',
        description:
          '온라인 수업용으로 샀는데 과정이 끝났습니다. 배터리는 하루 수업을 버티고 화면에 흠집이 없으며, 상자와 충전기도 함께 드립니다. 윈도우는 초기화해 두었습니다.',
        attributes: {
          specifications: ['메모리: 16GB', '저장 공간: 512GB SSD', '화면: 14인치', '구입: 2024년'],
        },
      },
      ja: {
        title: '14インチ ノートパソコン 16GB',
        description:
          'オンライン授業のために買い、修了しました。バッテリーは授業1日分もち、画面に傷はなく、元の箱と充電器も付きます。Windowsは初期化済みです。',
        attributes: {
          specifications: ['メモリ：16GB', 'ストレージ：512GB SSD', '画面：14インチ', '購入：2024年'],
        },
      },
      zh: {
        title: '14 英寸笔记本电脑 16GB',
        description:
          '为上网课买的，课已上完。电池够用一整个上学日，屏幕没有划痕，原装盒和充电器齐全。Windows 已重置。',
        attributes: { specifications: ['内存: 16GB', '硬盘: 512GB 固态', '屏幕: 14 英寸', '购买: 2024 年'] },
      },
    },
  },
  '3': {
    title: 'Two-Door Refrigerator',
    description:
      'Runs quietly and keeps cold through power cuts of a few hours. One shelf was replaced with a cut board, otherwise complete. You need a pickup and one strong friend; I am the second.',
    translations: {
      ko: {
        title: '양문 냉장고',
        description:
          '조용하고, 몇 시간 정전에도 냉기가 유지됩니다. 선반 하나를 판자로 바꾼 것 말고는 온전합니다. 픽업트럭과 힘센 친구 한 명이 필요합니다. 두 번째는 제가 하겠습니다.',
        attributes: { specifications: ['용량: 510리터', '전압: 115V', '높이: 175cm'] },
      },
      ja: {
        title: '2ドア冷蔵庫',
        description:
          '静かで、数時間の停電でも冷たさを保ちます。棚を1枚だけ板に替えたほかは、すべてそろっています。ピックアップトラックと力持ちのお友だちを1人。もう1人は私です。',
        attributes: { specifications: ['容量：510リットル', '電圧：115V', '高さ：175cm'] },
      },
      zh: {
        title: '双门冰箱',
        description:
          '安静，停电几个小时也能保冷。有一层隔板换成了木板，其余完好。需要一辆皮卡和一位有力气的朋友，另一位由我来当。',
        attributes: { specifications: ['容量: 510 升', '电压: 115 伏', '高: 175 厘米'] },
      },
    },
  },
  '4': {
    title: 'Cordless Tool Set, Unused',
    description:
      'Drill, impact driver, circular saw and lamp with two batteries, still in the case. It was the prize of a raffle, and I already own one of each.',
    translations: {
      ko: {
        title: '무선 공구 세트, 미사용',
        description:
          '드릴, 임팩트 드라이버, 원형톱, 작업등과 배터리 두 개가 케이스에 그대로 있습니다. 경품으로 받았는데 이미 하나씩 다 가지고 있습니다.',
        attributes: { specifications: ['전압: 18V', '배터리: 2개', '보증: 2027년까지'] },
      },
      ja: {
        title: 'コードレス工具セット 未使用',
        description:
          'ドリル、インパクトドライバー、丸のこ、ライトと電池2個。ケースに入ったままです。くじの景品でしたが、どれも1台ずつ持っているので。',
        attributes: { specifications: ['電圧：18V', '電池：2個', '保証：2027年まで'] },
      },
      zh: {
        title: '无线工具套装，未使用',
        description: '电钻、冲击起子、圆锯和工作灯，配两块电池，还在箱子里。抽奖得来的，而我每样都已经有了。',
        attributes: { specifications: ['电压: 18 伏', '电池: 两块', '保修: 到 2027 年'] },
      },
    },
  },
  '5': {
    title: 'Boonie Puppy with Crate',
    description:
      'Born in March behind our store, friendly with children and chickens, and fond of riding in the truck. Vaccinated and wormed; the papers come along. The price covers the vet and the crate, the blanket and the bowls are a gift. To a good home only.',
    translations: {
      ko: {
        title: '부니독 강아지와 이동장',
        description:
          '3월에 우리 가게 뒤에서 태어났고, 아이들과도 닭들과도 잘 지내며 트럭 타기를 좋아합니다. 예방접종과 구충을 마쳤고 서류도 드립니다. 가격은 병원비와 이동장 값이고, 담요와 그릇은 선물입니다. 잘 키워 주실 분께만 보냅니다.',
        attributes: { specifications: ['나이: 4개월', '몸무게: 7kg', '이동장: 107 x 71 x 76cm'] },
      },
      ja: {
        title: 'ブーニードッグの子犬とクレート',
        description:
          '3月に店の裏で生まれました。子どもともニワトリとも仲良しで、トラックに乗るのが大好きです。ワクチンと虫下しは済んでおり、書類も付きます。お代は獣医代とクレート代で、毛布とボウルは差し上げます。かわいがってくださる方に限ります。',
        attributes: { specifications: ['年齢：4か月', '体重：7kg', 'クレート：107 x 71 x 76cm'] },
      },
      zh: {
        title: '本地小狗连犬笼',
        description:
          '三月出生在我们店后面，和孩子、和鸡都处得来，喜欢坐皮卡。已打疫苗并驱虫，证明一并奉上。价格是兽医费和犬笼的钱，毯子和食盆免费送。只给真心爱狗的人家。',
        attributes: { specifications: ['年龄: 4 个月', '体重: 7 公斤', '犬笼: 107 x 71 x 76 厘米'] },
      },
    },
  },
  '6': {
    title: 'School Uniforms, Sizes 6 to 8',
    description:
      'Four polo shirts and three pairs of shorts in navy, washed and ironed. Our girl grew faster than the school year. Sold together.',
    translations: {
      ko: {
        title: '교복, 6~8호',
        description:
          '남색 폴로 셔츠 네 벌과 반바지 세 벌, 세탁하고 다려 두었습니다. 아이가 학년보다 빨리 컸네요. 한꺼번에만 판매합니다.',
        attributes: { specifications: ['사이즈: 6~8호', '색상: 남색', '수량: 7점'] },
      },
      ja: {
        title: '学校の制服 サイズ6〜8',
        description:
          '紺のポロシャツ4枚とショートパンツ3枚。洗ってアイロンをかけてあります。娘の成長が学年より早くて。まとめてお譲りします。',
        attributes: { specifications: ['サイズ：6〜8', '色：紺', '点数：7点'] },
      },
      zh: {
        title: '校服，6 至 8 码',
        description: '四件藏青色 Polo 衫和三条短裤，洗净熨好。女儿长得比学年还快。整套出售。',
        attributes: { specifications: ['尺码: 6 至 8 码', '颜色: 藏青', '件数: 7 件'] },
      },
    },
  },
  '7': {
    title: 'Toy Box and Youth Bicycle',
    description:
      'Building blocks, three cars and a bear who has been through the wash, all in one box. With it goes the blue bicycle that carried them to the beach: new inner tubes last month, and a basket in front. Sold together.',
    translations: {
      ko: {
        title: '장난감 상자와 어린이용 자전거',
        description:
          '블록과 자동차 세 대, 깨끗이 빤 곰 인형을 한 상자에 담았습니다. 그것들을 싣고 바닷가에 다니던 파란 자전거도 함께 드립니다. 지난달에 튜브를 새로 갈았고 앞에 바구니가 있습니다. 한꺼번에만 판매합니다.',
        attributes: { specifications: ['자전거: 20인치', '나이: 4~9세'] },
      },
      ja: {
        title: 'おもちゃ箱と子ども用自転車',
        description:
          'ブロックと車3台、洗ったばかりのクマをひと箱に。それを載せて浜へ通った青い自転車も一緒です。先月チューブを新品に替え、前かごが付いています。まとめてお譲りします。',
        attributes: { specifications: ['自転車：20インチ', '年齢：4〜9歳'] },
      },
      zh: {
        title: '玩具箱与儿童自行车',
        description:
          '积木、三辆小车和一只洗干净的小熊，装在一个箱子里。还有那辆载着它们去海边的蓝色自行车：上个月刚换内胎，前面有车筐。一起出售。',
        attributes: { specifications: ['自行车: 20 英寸', '年龄: 4 至 9 岁'] },
      },
    },
  },
  '8': {
    title: '125 cc Scooter',
    description:
      'My way to work on Rota for three years, always parked inside. Starts at the first press, new rear tire, registration until next summer. Two helmets included.',
    translations: {
      ko: {
        title: '125cc 스쿠터',
        description:
          '3년 동안 로타에서 출퇴근에 썼고 늘 실내에 세워 두었습니다. 시동이 한 번에 걸리고 뒷타이어는 새것이며 등록은 내년 여름까지입니다. 헬멧 두 개를 함께 드립니다.',
        attributes: { specifications: ['배기량: 125cc', '주행거리: 6,800마일', '연식: 2021년'] },
      },
      ja: {
        title: '125ccスクーター',
        description:
          'ロタで3年間の通勤の足でした。いつも屋内に停めていました。一発で始動し、後輪タイヤは新品、登録は来年の夏まで。ヘルメット2個付きです。',
        attributes: { specifications: ['排気量：125cc', '走行距離：6,800マイル', '年式：2021年'] },
      },
      zh: {
        title: '125cc 踏板摩托车',
        description:
          '在罗塔岛骑着上班三年，一直停在室内。一按就着，后胎全新，注册有效期到明年夏天。附送两顶头盔。',
        attributes: { specifications: ['排量: 125cc', '里程: 6,800 英里', '年份: 2021 年'] },
      },
    },
  },
} as const
