/** What the samples say, by ref. */
export const texts = {
  '1': {
    title: 'Micro Beach Sunset Music Festival',
    description:
      'Six island bands, one stage and the lagoon behind it: reggae, Chamorro and Carolinian songs from late afternoon until the moon is up. Food trucks line the path, and there is room for mats on the sand.\n\nEntry is free. Leave glass at home and help us carry everything off the beach afterwards.',
    translations: {
      ko: {
        title: '마이크로 비치 선셋 뮤직 페스티벌',
        description:
          '라군을 배경으로 한 무대에 섬의 밴드 여섯 팀이 오릅니다. 늦은 오후부터 달이 뜰 때까지 레게와 차모로, 캐롤리니언의 노래가 이어집니다. 산책로를 따라 푸드트럭이 서고, 모래사장에는 돗자리를 펼 자리도 넉넉합니다.\n\n입장은 무료입니다. 유리병은 두고 오시고, 끝난 뒤에는 해변을 함께 치워 주세요.',
      },
      ja: {
        title: 'マイクロビーチ・サンセット音楽フェスティバル',
        description:
          'ラグーンを背にしたひとつのステージに、島のバンド6組が登場。夕方から月が昇るまで、レゲエやチャモロ、カロリニアンの歌が続きます。遊歩道にはフードトラックが並び、砂浜にはマットを広げる場所もたっぷり。\n\n入場無料。ガラス瓶はお持ち込みにならず、終わったらビーチの片づけにご協力ください。',
      },
      zh: {
        title: '麦克海滩日落音乐节',
        description:
          '背靠潟湖的舞台上，六支岛上乐队轮番登场，雷鬼、查莫罗与加罗林歌谣从傍晚一直唱到月亮升起。步道旁停满餐车，沙滩上也有地方铺垫子。\n\n免费入场。请勿携带玻璃瓶，散场后请一起把沙滩收拾干净。',
      },
    },
  },
  '2': {
    title: 'Run for the Reef 5K',
    description:
      'A flat five kilometers along the Beach Road pathway at first light, before the heat. Walkers, strollers and costumes are welcome; every entry fee goes to lagoon clean-ups and the coral nursery.\n\nShirts for the first 200 who sign up, and a cold coconut for everyone who finishes.',
    translations: {
      ko: {
        title: '산호초를 위한 5km 자선 달리기',
        description:
          '더위가 오기 전 동틀 무렵, 비치로드 산책로를 따라 평탄한 5km를 달립니다. 걷는 분도, 유모차도, 재미있는 분장도 환영합니다. 참가비는 모두 라군 정화와 산호 양식에 쓰입니다.\n\n선착순 200명에게 티셔츠를, 완주자 모두에게 시원한 코코넛을 드립니다.',
      },
      ja: {
        title: 'サンゴ礁のための5kmチャリティラン',
        description:
          '暑くなる前の夜明けに、ビーチロード沿いの平らな遊歩道を5km。歩く人もベビーカーも仮装も大歓迎です。参加費は全額、ラグーンの清掃とサンゴの育成に使われます。\n\n先着200名にTシャツ、完走者全員に冷えたココナッツをプレゼント。',
      },
      zh: {
        title: '守护珊瑚礁 5 公里慈善跑',
        description:
          '趁天刚亮、暑气未起，沿海滩路步道跑完平坦的五公里。步行、推婴儿车、奇装异服都欢迎；报名费全部用于清理潟湖和培育珊瑚。\n\n前 200 名报名者可得 T恤，完赛者人人有一只冰椰子。',
      },
    },
  },
  '3': {
    title: 'Marianas Business Mixer',
    description:
      'An easy evening for shop owners, freelancers and anyone thinking of opening a business on the islands. Three members tell in five minutes each what they learned about permits, shipping and hiring; the rest is conversation over finger food. Bring business cards.',
    translations: {
      ko: {
        title: '마리아나 비즈니스 교류의 밤',
        description:
          '가게 주인, 프리랜서, 섬에서 창업을 꿈꾸는 분이라면 누구나 편하게 올 수 있는 저녁 모임입니다. 회원 세 명이 인허가와 운송, 채용에서 배운 것을 5분씩 들려주고, 나머지 시간은 간단한 음식을 들며 이야기를 나눕니다. 명함을 챙겨 오세요.',
      },
      ja: {
        title: 'マリアナ・ビジネス交流会',
        description:
          'お店の経営者もフリーランスも、島での開業を考えている方も、気軽に集まる夕べです。会員3人が許認可、輸送、採用で学んだことを5分ずつ話し、あとは軽食を囲んで歓談。名刺をお持ちください。',
      },
      zh: {
        title: '马里亚纳商务交流之夜',
        description:
          '无论您是店主、自由职业者，还是正打算在岛上创业，都欢迎来参加这个轻松的晚间聚会。三位会员各用五分钟分享办证、货运和招聘的心得，其余时间大家边吃边聊。请带上名片。',
      },
    },
  },
  '4': {
    title: 'Susupe Night Market',
    description:
      'Barbecue smoke, cold coconuts and forty stalls under string lights. Come hungry for kelaguen, apigigi and noodles, stay for local crafts and the dance groups at eight.',
    translations: {
      ko: {
        title: '수수페 야시장',
        description:
          '바비큐 연기와 시원한 코코넛, 꼬마전구 아래 늘어선 노점 마흔 곳. 켈라구엔과 아피기기, 국수로 배를 채우고 지역 공예품도 구경하세요. 8시에는 춤 공연이 시작됩니다.',
      },
      ja: {
        title: 'ススペ・ナイトマーケット',
        description:
          'バーベキューの煙、冷えたココナッツ、豆電球の下に並ぶ40の屋台。お腹をすかせて、ケラグエンやアピギギ、麺料理をどうぞ。島の手仕事を眺めているうちに、8時からダンスが始まります。',
      },
      zh: {
        title: '苏苏佩夜市',
        description:
          '烤肉飘香，椰子冰凉，串灯下摆开四十个摊位。空着肚子来吃凯拉古恩、阿皮吉吉和面条，再逛逛本地手工艺品，八点还有舞蹈表演。',
      },
    },
  },
  '5': {
    title: 'Songsong Family Fiesta Day',
    description:
      'A day for all ages in the heart of Songsong: relay races, basket weaving with the elders, a coconut husking contest and a long table of red rice and barbecue. Everyone on Rota is invited, and so are guests. Bring a dish to share if you like.',
    translations: {
      ko: {
        title: '송송 마을 가족 축제',
        description:
          '송송 마을 한가운데서 온 가족이 함께하는 하루입니다. 이어달리기, 어르신들께 배우는 바구니 짜기, 코코넛 껍질 벗기기 대회, 그리고 레드 라이스와 바비큐가 가득한 긴 식탁이 기다립니다. 로타 주민은 물론 손님도 환영합니다. 나눠 먹을 음식을 가져오셔도 좋습니다.',
      },
      ja: {
        title: 'ソンソン村ファミリーフィエスタ',
        description:
          'ソンソン村の真ん中で、子どもからお年寄りまで楽しむ一日。リレー競走、お年寄りに教わるかご編み、ココナッツの皮むき大会、そしてレッドライスとバーベキューが並ぶ長いテーブル。ロタの皆さんも、旅の方もどうぞ。一品の持ち寄りも歓迎です。',
      },
      zh: {
        title: '松松村家庭欢乐日',
        description:
          '在松松村中心，老少同乐的一天：接力赛、跟长辈学编篮子、剥椰子比赛，还有摆满红米饭和烤肉的长桌。罗塔岛的乡亲和外来的客人都欢迎，也可以带一道菜来分享。',
      },
    },
  },
  '6': {
    title: 'Jazz by the Lagoon',
    description:
      'A quartet plays standards and a few island tunes on the terrace while the last light goes from the lagoon. Two sets, the kitchen is open until ten, seats are first come, first served.',
    translations: {
      ko: {
        title: '라군의 재즈 나이트',
        description:
          '라군에 마지막 빛이 스러지는 동안, 테라스에서 4인조 밴드가 재즈 명곡과 섬의 노래를 연주합니다. 공연은 2부로 이어지고 주방은 10시까지 엽니다. 좌석은 선착순입니다.',
      },
      ja: {
        title: 'ラグーンのジャズナイト',
        description:
          'ラグーンから最後の光が消えるころ、テラスでカルテットがスタンダードと島の曲を奏でます。2ステージ、キッチンは10時まで。お席は先着順です。',
      },
      zh: {
        title: '潟湖畔爵士之夜',
        description:
          '当最后一缕霞光从潟湖上褪去，四重奏在露台上奏起爵士经典和几首岛屿小调。演出分两场，厨房营业到十点，座位先到先得。',
      },
    },
  },
  '7': {
    title: 'Garapan Street Market',
    description:
      'Every Thursday evening grills, fruit stands and craft tables fill the street. Local, Filipino, Thai, Japanese and Korean plates stand side by side, and dancers take the stage around seven.\n\nPark along Middle Road and walk over. In heavy rain the market waits for the next Thursday.',
    translations: {
      ko: {
        title: '가라판 스트리트 마켓',
        description:
          '매주 목요일 저녁이면 그릴과 과일 가판대, 공예품 탁자가 거리를 가득 메웁니다. 현지 음식과 필리핀, 태국, 일본, 한국 요리가 나란히 놓이고, 7시 무렵에는 무대에서 춤 공연이 펼쳐집니다.\n\n차는 미들로드 쪽에 세우고 걸어오세요. 비가 많이 오면 다음 목요일로 넘어갑니다.',
      },
      ja: {
        title: 'ガラパン・ストリートマーケット',
        description:
          '毎週木曜の夕方、通りがグリルや果物の屋台、手作り雑貨の台でいっぱいになります。島の料理にフィリピン、タイ、日本、韓国の味が並び、7時ごろには舞台でダンスが始まります。\n\n車はミドルロード沿いに停めて、歩いてお越しください。大雨の日は翌週の木曜までお休みです。',
      },
      zh: {
        title: '加拉班街市',
        description:
          '每逢星期四傍晚，烧烤摊、水果摊和手工艺品摊摆满整条街。本地菜与菲律宾、泰国、日本、韩国风味一字排开，七点左右台上有舞蹈表演。\n\n请把车停在中央路一带，步行过来。遇大雨则停办一次，下个星期四再见。',
      },
    },
  },
  '8': {
    title: 'Flame Tree Arts Festival',
    description:
      'Three days of carving, weaving, painting, chant and dance by artists from all over the Marianas, under the trees on the lagoon side of Susupe. Watch a canoe take shape, try your hand at a coconut-leaf basket and meet the people behind what you take home.\n\nFree entry.',
    translations: {
      ko: {
        title: '플레임트리 아트 페스티벌',
        description:
          '마리아나 전역의 예술가들이 모여 사흘 동안 조각과 직조, 그림, 노래와 춤을 선보입니다. 수수페 라군가 나무 그늘에서 카누가 만들어지는 모습을 보고, 코코넛 잎으로 바구니를 엮어 보고, 마음에 든 작품을 만든 사람도 만나 보세요.\n\n입장은 무료입니다.',
      },
      ja: {
        title: 'フレームツリー・アートフェスティバル',
        description:
          'マリアナ各地の作り手が集まり、彫刻、編み物、絵画、詠唱、踊りを披露する3日間。会場はススペのラグーン沿いの木陰です。カヌーができていく様子を眺め、ココナッツの葉のかご編みに挑戦し、気に入った品の作り手に会いに来てください。\n\n入場無料。',
      },
      zh: {
        title: '凤凰木艺术节',
        description:
          '来自马里亚纳各岛的艺术家齐聚苏苏佩潟湖边的树荫下，用三天时间展示雕刻、编织、绘画、吟唱与舞蹈。看独木舟一点点成形，亲手编一只椰叶篮，认识每件作品背后的人。\n\n免费入场。',
      },
    },
  },
  '9': {
    title: 'Traditional Sailing Day',
    description:
      'See proas under sail off Kammer Beach and hear how navigators found their way by stars, swells and birds. Short rides for anyone over eight if the wind allows, knots and model canoes on the beach for everyone else.\n\nComing from Saipan? The morning flights arrive in time.',
    translations: {
      ko: {
        title: '전통 항해의 날',
        description:
          '캐머 비치 앞바다를 달리는 전통 돛배 프로아를 보고, 옛 항해사들이 별과 너울과 새를 보며 길을 찾은 이야기를 들어 보세요. 바람이 허락하면 만 8세를 넘은 분은 짧게 타 볼 수 있고, 해변에서는 누구나 매듭과 모형 카누를 만들어 볼 수 있습니다.\n\n사이판에서 오신다면 아침 비행기로도 늦지 않습니다.',
      },
      ja: {
        title: '伝統航海の日',
        description:
          'カマービーチの沖を走る帆走カヌー「プロア」を眺め、星とうねりと鳥を頼りに海を渡った航海士たちの話を聞きましょう。風がよければ、9歳以上の方は短い試乗もできます。浜ではロープ結びや模型カヌー作りをどうぞ。\n\nサイパンからは朝の便で間に合います。',
      },
      zh: {
        title: '传统航海日',
        description:
          '在卡默海滩看传统帆船“普罗阿”扬帆出海，听航海者讲述如何凭星辰、涌浪和飞鸟辨认航向。风力合适时，八岁以上的来宾可以短途试乘；海滩上还有绳结和独木舟模型制作，人人都能参加。\n\n从塞班过来，乘早班飞机就赶得上。',
      },
    },
  },
  '10': {
    title: 'Community Fireworks Night',
    description:
      'Fireworks over the lagoon at eight, best seen from the lawns of American Memorial Park. Food stands and live music from five. Come early and share a car: parking fills up by half past six, and pets are happier at home.',
    translations: {
      ko: {
        title: '주민과 함께하는 불꽃놀이',
        description:
          '저녁 8시, 라군 위로 불꽃이 터집니다. 아메리칸 메모리얼 파크 잔디밭이 가장 잘 보이는 자리입니다. 5시부터 먹거리 가판과 라이브 음악이 있습니다. 6시 반이면 주차장이 가득 차니 일찍, 차 한 대에 함께 타고 오세요. 반려동물은 집에 있는 편이 편안합니다.',
      },
      ja: {
        title: 'みんなの花火大会',
        description:
          '夜8時、ラグーンの上に花火が上がります。いちばんの眺めはアメリカンメモリアルパークの芝生から。屋台と生演奏は5時からです。駐車場は6時半には満車になりますので、早めに乗り合わせてお越しください。ペットは家でお留守番が安心です。',
      },
      zh: {
        title: '社区烟花之夜',
        description:
          '晚上八点，烟花在潟湖上空绽放，美国纪念公园的草坪是最佳观赏点。五点起有小吃摊和现场音乐。请尽早拼车前来，停车场六点半前就会停满；宠物还是留在家里更安心。',
      },
    },
  },
  '11': {
    title: 'Marianas Business Conference',
    description:
      'Two days on tourism, shipping, energy and hiring on small islands. Talks on the first day, workshops on the second, and long coffee breaks on both, because that is where things get decided. Lunch is included.',
    translations: {
      ko: {
        title: '마리아나 비즈니스 콘퍼런스',
        description:
          '작은 섬의 관광과 운송, 에너지, 채용을 이틀에 걸쳐 다룹니다. 첫날은 강연, 둘째 날은 워크숍입니다. 정작 중요한 이야기는 쉬는 시간에 오가기 마련이라, 커피 시간은 이틀 모두 넉넉히 잡았습니다. 점심이 제공됩니다.',
      },
      ja: {
        title: 'マリアナ・ビジネス会議',
        description:
          '小さな島の観光、輸送、エネルギー、採用を考える2日間。初日は講演、2日目はワークショップです。大事な話はたいてい休憩中に決まるもの。コーヒーブレイクは両日とも長めにとりました。昼食付きです。',
      },
      zh: {
        title: '马里亚纳商业大会',
        description:
          '用两天时间探讨小岛的旅游、货运、能源与用工。第一天是演讲，第二天是工作坊；两天的茶歇都安排得很充裕，因为真正的事情往往在那时谈成。含午餐。',
      },
    },
  },
  '12': {
    title: 'Sunrise Beach Wellness',
    description:
      'Gentle yoga and breathing on the sand of Laulau Beach every Saturday, while the sun comes up over the bay. All levels. Bring a mat or a towel, water and mosquito repellent; pay what you like.',
    translations: {
      ko: {
        title: '해돋이 해변 요가와 명상',
        description:
          '매주 토요일, 만 위로 해가 떠오르는 라우라우 비치 모래사장에서 가벼운 요가와 호흡 명상을 합니다. 처음이어도 괜찮습니다. 매트나 수건, 물, 모기 기피제를 챙겨 오세요. 참가비는 내고 싶은 만큼 내시면 됩니다.',
      },
      ja: {
        title: '日の出のビーチヨガ',
        description:
          '毎週土曜、湾に朝日が昇るラウラウビーチの砂浜で、やさしいヨガと呼吸法を。初めての方もどうぞ。マットかタオル、水、虫よけをお持ちください。参加費はお気持ちで。',
      },
      zh: {
        title: '日出海滩身心舒展',
        description:
          '每周六清晨，迎着海湾的日出，在劳劳海滩的沙滩上做舒缓的瑜伽和呼吸练习。零基础也可以。请带垫子或毛巾、饮用水和驱蚊液，费用随意。',
      },
    },
  },
} as const
