import type { ArticleTexts } from '../tables.server.ts'

const en = {
  title: 'A calm household’s typhoon checklist',
  excerpt:
    'What to do in the quiet months, what to do when a storm has a name, and what people forget every single time.',
  content: `Everyone who has lived here for a while has a typhoon story, and most of them begin the same way: “We thought we had another day.” This list is for households that would rather have a boring story. Print it, put it on the refrigerator, and do one line a week.
Start with the house, in the dry months. Walk around it with a flashlight and a piece of chalk, and mark every place where wind or water could come in: a loose sheet of tin, a shutter that needs two people, a drain full of leaves. Fix the cheap ones now. The expensive ones are easier to plan for in February than in October.
Store water before food. A gallon per person and day, for at least a week, is the number to remember, and it is more than you think: a family of four needs 28 gallons. If you have a tank, check its lid and its screen. Fill the bathtub and the washing machine when a storm is near; that water flushes toilets for days.
Food is simple. Keep what you eat anyway: rice, canned fish, crackers, coffee. Own a can opener that works without power and a small stove that you have tried outdoors. Never run a generator or a grill inside or in a carport that is closed on three sides; after a storm the fumes hurt more people than the wind does.
Put papers in one bag. Passports, land documents, insurance, prescriptions, a list of phone numbers written by hand. Photograph all of them as well. The bag goes where the family goes.
Learn the four storm conditions, because everything here follows them. Condition IV means that damaging winds are possible within 72 hours, III within 48, II within 24, and I within 12. At III, fill the car and the gas bottles. At II, close the shutters and bring in everything that can fly, including the trash can and the neighbor’s chair. At I, be where you will stay.
Decide early whether that is your own house. Concrete roof, shutters, no flooding: probably yes. Tin roof, beside a stream, or alone with small children: go to a shelter or to family, in daylight, at condition II. Ask which shelters are open; it is announced for each storm and it changes.
During the storm, stay away from the windows and out of the eye. The calm in the middle can last half an hour, and the wind that ends it comes from the other side. A battery radio tells you more than any window.
What people forget: cash, because card machines need power. Medicine for a month, not a week. Diapers. Something for children to do by candlelight that is not a screen, and preferably flashlights instead of the candles. The dog.
Afterwards, treat every wire on the ground as live, boil water until you are told otherwise, and photograph the damage before you clean up. Then check on the house where an old person lives alone. Somebody will be checking on yours.
None of this makes a storm pleasant. But the difference between a bad week and a bad year is mostly made on quiet afternoons like this one.`,
} satisfies ArticleTexts

const ko = {
  title: '차분한 집의 태풍 대비 점검표',
  excerpt: '조용한 달에 해 둘 일, 태풍에 이름이 붙었을 때 할 일, 그리고 매번 잊어버리는 것들을 정리했습니다.',
  content: `이곳에 어느 정도 산 사람이라면 누구나 태풍 이야기가 하나씩 있고, 대부분 이렇게 시작합니다. “하루는 더 남은 줄 알았어요.” 이 점검표는 차라리 심심한 이야기를 갖고 싶은 집을 위한 것입니다. 인쇄해서 냉장고에 붙이고 한 주에 한 줄씩 해 보세요.
먼저 건기에 집부터 살핍니다. 손전등과 분필을 들고 집을 한 바퀴 돌면서 바람이나 물이 들어올 만한 곳에 모두 표시하세요. 들뜬 양철판, 둘이 들어야 닫히는 셔터, 낙엽으로 막힌 배수구 같은 곳입니다. 돈이 적게 드는 것은 지금 고치세요. 큰 공사는 10월보다 2월에 계획하기가 쉽습니다.
음식보다 물이 먼저입니다. 한 사람에 하루 1갤런(약 4리터), 최소 일주일분을 기억하세요. 생각보다 많습니다. 네 식구면 28갤런입니다. 물탱크가 있다면 뚜껑과 거름망을 확인하세요. 태풍이 가까워지면 욕조와 세탁기에 물을 받아 두세요. 며칠 동안 화장실 물로 쓸 수 있습니다.
음식은 간단합니다. 평소 먹는 쌀, 생선 통조림, 크래커, 커피를 두세요. 전기 없이 쓰는 깡통따개와, 야외에서 써 본 작은 버너도 필요합니다. 발전기나 그릴은 실내나 세 면이 막힌 차고에서 절대 쓰지 마세요. 태풍이 지나간 뒤에는 바람보다 배기가스에 다치는 사람이 더 많습니다.
서류는 가방 하나에 모읍니다. 여권, 토지 서류, 보험 증서, 처방전, 손으로 적은 전화번호입니다. 모두 사진으로도 찍어 두세요. 이 가방은 가족이 가는 곳에 함께 갑니다.
네 가지 태풍 경보 단계를 익혀 두세요. 이곳의 모든 일이 이 단계에 따라 움직입니다. IV단계는 72시간 안, III단계는 48시간, II단계는 24시간, I단계는 12시간 안에 피해를 줄 바람이 불 수 있다는 뜻입니다. III단계에는 차와 가스통을 채우세요. II단계에는 셔터를 닫고, 날아갈 만한 것은 쓰레기통과 이웃집 의자까지 모두 들여놓으세요. I단계에는 머물 곳에 있어야 합니다.
그곳이 우리 집인지 일찍 정하세요. 콘크리트 지붕에 셔터가 있고 침수되지 않는다면 대개 괜찮습니다. 양철 지붕이거나 개울가이거나 어린아이들과 혼자 있다면, II단계일 때 해가 있는 동안 대피소나 가족의 집으로 가세요. 어느 대피소가 열리는지는 태풍마다 새로 발표되니 꼭 확인하세요.
태풍이 지나는 동안에는 창가를 피하고, 태풍의 눈에 들어도 나가지 마세요. 가운데의 고요함은 30분쯤 이어질 수 있지만 그 뒤의 바람은 반대쪽에서 옵니다. 건전지 라디오가 창문보다 많은 것을 알려 줍니다.
잊기 쉬운 것들입니다. 카드 단말기는 전기가 있어야 하니 현금. 약은 일주일이 아니라 한 달치. 기저귀. 화면 없이 아이들이 할 놀이, 그리고 양초보다는 손전등. 강아지도요.
지나간 뒤에는 바닥에 떨어진 전선은 모두 전기가 흐른다고 생각하고, 안내가 있을 때까지 물을 끓이고, 치우기 전에 피해를 사진으로 남기세요. 그리고 어르신이 혼자 사는 집에 들러 보세요. 누군가는 여러분의 집을 들여다보고 있을 것입니다.
이런다고 태풍이 즐거워지지는 않습니다. 하지만 힘든 한 주와 힘든 한 해의 차이는 대개 오늘처럼 조용한 오후에 만들어집니다.`,
} satisfies ArticleTexts

const ja = {
  title: '落ち着いて備える、わが家の台風チェックリスト',
  excerpt: '静かな季節にすること、台風に名前がついたらすること、そして毎回忘れられること。',
  content: `ここでしばらく暮らした人には、誰にでも台風の話があります。たいていはこう始まります。「あと1日あると思っていた」。このリストは、むしろ退屈な話で終わりたい家庭のためのものです。印刷して冷蔵庫に貼り、週に1行ずつ進めてください。
まずは乾季のうちに家を見ます。懐中電灯とチョークを持って家のまわりを歩き、風や水が入りそうな場所にすべて印をつけましょう。浮いたトタン、2人がかりのシャッター、落ち葉で詰まった排水溝。安く直せるものは今直します。大がかりな工事は、10月より2月のほうが計画しやすいものです。
食べ物より水が先です。1人1日1ガロン（約4リットル）を最低1週間分。思うより多く、4人家族なら28ガロンになります。給水タンクがあれば、ふたと網を確かめてください。台風が近づいたら浴槽と洗濯機にも水をためます。数日分のトイレの水になります。
食べ物は簡単です。ふだん食べているもの、米、魚の缶詰、クラッカー、コーヒーを置いておきましょう。電気のいらない缶切りと、屋外で試したことのある小さなコンロも必要です。発電機やグリルを、屋内や三方がふさがった車庫で使ってはいけません。台風のあとは、風よりも排気で倒れる人のほうが多いのです。
書類は1つの袋にまとめます。パスポート、土地の書類、保険証券、処方箋、手書きの電話番号。すべて写真にも撮っておきましょう。袋は家族と一緒に動きます。
4つの台風警戒段階を覚えてください。ここではすべてがこれに沿って動きます。IVは72時間以内、IIIは48時間以内、IIは24時間以内、Iは12時間以内に、被害をもたらす風が吹くおそれがあるという意味です。IIIになったら車とガスボンベを満タンに。IIになったらシャッターを閉め、ごみ箱も隣の家の椅子も、飛びそうなものはすべて中へ。Iになったら、過ごす場所にいてください。
その場所が自宅かどうか、早めに決めましょう。コンクリートの屋根とシャッターがあり、浸水しない家なら、おそらく大丈夫です。トタン屋根、川のそば、小さな子どもとだけでいる場合は、IIのうちに、明るい時間に、避難所か家族のもとへ。どの避難所が開くかは台風ごとに発表され、毎回変わります。
台風のさなかは窓から離れ、目に入っても外に出ないこと。中心の静けさは30分ほど続くことがありますが、そのあとの風は反対側から来ます。電池式のラジオは、窓よりも多くを教えてくれます。
忘れられがちなもの。カード端末は電気がないと動かないので現金。薬は1週間分ではなく1か月分。おむつ。画面を使わない子どもの遊び。明かりはろうそくより懐中電灯。そして犬。
過ぎたあとは、地面の電線はすべて電気が流れていると考え、知らせがあるまで水は沸かし、片づける前に被害を撮影します。それから、お年寄りがひとりで暮らす家をのぞいてみてください。あなたの家にも、誰かが様子を見に来てくれるはずです。
これで台風が楽しくなるわけではありません。けれど、つらい1週間とつらい1年の違いは、たいてい、今日のような静かな午後に決まります。`,
} satisfies ArticleTexts

const zh = {
  title: '从容应对：家庭防台风清单',
  excerpt: '平静的月份该做什么，台风有了名字之后该做什么，以及每次都会被忘记的那些事。',
  content: `在这里住久了的人，人人都有一个台风故事，而且开头大多一样：“我们以为还有一天。”这份清单写给宁愿故事平淡无奇的家庭。打印出来贴在冰箱上，每星期完成一行。
先在旱季检查房子。拿着手电和粉笔绕屋一圈，把风和水可能进来的地方都标出来：松动的铁皮，要两个人才能关上的防风窗板，被落叶堵住的排水沟。花钱少的现在就修。花钱多的，在二月做计划总比在十月容易。
水比食物要紧。每人每天一加仑（约 4 升），至少备一个星期，这比想象的多：四口之家要 28 加仑。有水箱的话，检查盖子和滤网。台风临近时，把浴缸和洗衣机也装满水，可以冲好几天厕所。
食物很简单，备平时就吃的：大米、鱼罐头、饼干、咖啡。要有不用电的开罐器，还有一个在户外试用过的小炉子。千万不要在室内或三面封闭的车棚里使用发电机和烤炉；台风过后，被废气伤害的人比被风伤害的还多。
证件放进一个袋子：护照、土地文件、保险单、处方，以及手写的电话号码。再全部拍照存一份。家人去哪里，袋子就跟到哪里。
请记住四个台风戒备等级，这里的一切都按它安排。四级表示 72 小时内可能出现破坏性大风，三级 48 小时，二级 24 小时，一级 12 小时。三级时，给汽车和煤气罐加满。二级时，关好防风窗板，把会飞的东西都收进屋，包括垃圾桶和邻居的椅子。一级时，人要已经在打算停留的地方。
早点决定那个地方是不是自己家。混凝土屋顶、有防风窗板、不会进水，一般可以。铁皮屋顶、靠近溪流，或者独自带着小孩，请在二级时趁天亮去避难所或亲戚家。哪些避难所开放，每次台风都会另行公布，请先问清楚。
台风过境时，远离窗户，进入台风眼也不要外出。中间的平静可能持续半小时，之后的风会从相反方向吹来。一台用电池的收音机，比任何窗户告诉你的都多。
容易忘记的：现金，因为刷卡机要用电。药要备一个月，不是一个星期。尿布。不靠屏幕的儿童游戏，照明最好用手电，而不是蜡烛。还有狗。
台风过后，把地上的每一根电线都当作带电，在得到通知之前把水烧开再喝，清理之前先拍下损失。然后去看看独居老人的家。也会有人来看看你家。
这些都不会让台风变得愉快。但糟糕的一周和糟糕的一年之间的差别，多半就是在像今天这样平静的下午决定的。`,
} satisfies ArticleTexts

export const typhoonSeasonChecklist = { en, ko, ja, zh }
