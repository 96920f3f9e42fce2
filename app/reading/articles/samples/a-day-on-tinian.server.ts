import type { ArticleTexts } from '../tables.server.ts'

const en = {
  title: 'A day on Tinian, and why to stay for two',
  excerpt:
    'Latte stones taller than a house, a runway in the jungle and beaches with nobody on them: Tinian by rental car.',
  content: `From the south end of Saipan, Tinian looks close enough to shout at. It is a short flight in a small plane, with a window for everybody, and the best argument for going is what you hear when the engine stops: nothing. Some two thousand people live here. They wave at every car, and by noon you will be waving, too.
Before you go, arrange three things. A seat, because the planes are small; a car, because nothing is within walking distance of the airport; and cash, because there may be one machine and it may be resting. Pack lunch or plan to eat early in San Jose. Kitchens close when the fish is gone.
Begin at the House of Taga, five minutes from the harbor. What stands in the grass was the greatest house the Chamorro people ever built: twelve latte stones, each a shaft and a bowl-shaped cap, taller than a two-story building. One still stands. The others lie where they fell. No sign explains how people without metal cut and raised them, and guides who claim to know are guessing.
Swim at Taga Beach, a hundred steps away. Stairs cut into the rock lead to a pocket of sand, and the water is as clear as a glass of it. Children jump from the ledge; look where they jump before you do. Tachogna Beach next door has shade, tables and the easier entry for snorkelers.
After lunch, take the long straight road to the north. It is called Broadway, since soldiers from New York found that the island had the shape of Manhattan. It ends at North Field, four runways of crushed coral that were once the busiest airfield in the world. You may drive on them. At the edge of the forest, under glass, are the two pits from which the atomic bombs for Hiroshima and Nagasaki were loaded in August 1945. Visitors from many countries leave paper cranes. There is nothing else to see, and few people leave quickly.
Continue to the Blow Hole on the north-east coast. Swell runs under the old coral shelf and bursts through holes in it, with a sound like a train. Stay well behind the wet rock: what is wet now was hit a moment ago. There is no fence, no phone signal and no one who would see you fall.
Drive back slowly past the cattle. Stop for the view at any place where the grass opens. If you still have an hour, buy a bottle of the island’s hot pepper sauce. Tinian peppers are small, red and honest, and every February or March they have a festival of their own.
Now the case for a second day. The late plane takes you away just when the light turns gold and families come down to Kammer Beach with a grill. Staying the night means having dinner with them, in effect; the stars, since there are hardly any lamps; and a morning on which the only footprints on the sand are yours and a crab’s. Rooms are few and simple. Book ahead, above all in festival weeks.
What to bring: water, a hat, shoes for sharp rock, a full tank. What to leave: nothing. What to take home: the pepper sauce, and the habit of waving.`,
} satisfies ArticleTexts

const ko = {
  title: '티니안에서 하루, 그리고 이틀 머물러야 하는 이유',
  excerpt: '집보다 큰 라테 스톤, 정글 속 활주로, 아무도 없는 해변. 렌터카로 둘러보는 티니안입니다.',
  content: `사이판 남쪽 끝에서 보면 티니안은 소리치면 들릴 만큼 가깝습니다. 누구나 창가에 앉는 작은 비행기로 잠깐이면 닿고, 가야 할 가장 큰 이유는 엔진이 멈춘 뒤에 들려옵니다. 아무 소리도 없습니다. 주민은 2천 명 남짓, 지나가는 차마다 손을 흔듭니다. 정오쯤이면 여러분도 손을 흔들고 있을 것입니다.
가기 전에 세 가지를 준비하세요. 비행기가 작으니 좌석, 공항에서 걸어갈 수 있는 곳이 없으니 자동차, 현금인출기가 하나뿐이고 쉬고 있을지도 모르니 현금입니다. 점심은 싸 가거나 산호세에서 일찍 드세요. 생선이 떨어지면 주방도 문을 닫습니다.
항구에서 5분 거리의 타가 하우스부터 시작합니다. 풀밭에 서 있는 것은 차모로 사람들이 지은 가장 큰 집의 자취입니다. 기둥과 사발 모양 머릿돌로 된 라테 스톤 열두 개가 2층 건물보다 높은 집을 떠받쳤습니다. 지금은 하나만 서 있고 나머지는 쓰러진 자리에 누워 있습니다. 쇠붙이 없이 어떻게 깎아 세웠는지 알려 주는 안내판은 없고, 안다고 말하는 사람도 짐작일 뿐입니다.
백 걸음 떨어진 타가 비치에서 수영하세요. 바위를 깎은 계단을 내려가면 작은 모래밭이 나오고, 물은 유리잔 속처럼 맑습니다. 아이들이 바위에서 뛰어내립니다. 따라 뛰기 전에 아이들이 어디로 뛰는지 잘 보세요. 바로 옆 타촉냐 비치에는 그늘과 탁자가 있고 스노클링하러 들어가기도 쉽습니다.
점심 뒤에는 북쪽으로 길게 뻗은 길을 달립니다. 뉴욕 출신 군인들이 섬이 맨해튼을 닮았다고 하여 브로드웨이라고 부릅니다. 길 끝은 노스 필드입니다. 한때 세계에서 가장 바빴던, 산호를 다져 만든 활주로 네 개입니다. 차로 달려도 됩니다. 숲 가장자리 유리 지붕 아래에는 1945년 8월 히로시마와 나가사키의 원자폭탄을 실었던 구덩이 두 개가 있습니다. 여러 나라에서 온 사람들이 종이학을 두고 갑니다. 다른 볼거리는 없지만 금방 떠나는 사람도 드뭅니다.
북동 해안의 블로우 홀로 갑니다. 너울이 오래된 산호 바위 아래로 밀려들어 구멍으로 솟구치며 기차 같은 소리를 냅니다. 젖은 바위보다 훨씬 뒤에 서세요. 지금 젖어 있는 곳은 방금 파도가 덮친 곳입니다. 울타리도, 전화 신호도, 떨어지는 것을 보아 줄 사람도 없습니다.
돌아올 때는 소 떼를 지나 천천히 달리세요. 풀밭이 트이는 곳마다 서서 풍경을 보세요. 한 시간이 남았다면 섬의 고추 소스를 한 병 사세요. 티니안 고추는 작고 붉고 정직하며, 해마다 2월이나 3월에 고추만을 위한 축제가 열립니다.
이제 하루 더 머물 이유입니다. 늦은 비행기는 빛이 금빛으로 바뀌고 가족들이 그릴을 들고 캐머 비치로 내려오는 바로 그때 여러분을 데려갑니다. 하룻밤 묵으면 그들과 함께 저녁을 먹는 셈이고, 가로등이 거의 없어 별이 쏟아지고, 아침이면 모래 위에 내 발자국과 게의 발자국뿐입니다. 방은 적고 소박합니다. 특히 축제 기간에는 미리 예약하세요.
가져갈 것은 물, 모자, 날카로운 바위를 걸을 신발, 가득 채운 연료. 두고 올 것은 없음. 집에 가져갈 것은 고추 소스, 그리고 손 흔드는 습관입니다.`,
} satisfies ArticleTexts

const ja = {
  title: 'テニアンの1日、そして2日いたくなる理由',
  excerpt: '家より高いラッテストーン、ジャングルの滑走路、誰もいない浜。レンタカーで巡るテニアンです。',
  content: `サイパンの南の端から見ると、テニアンは呼べば聞こえそうなほど近くにあります。全員が窓側の小さな飛行機でひと飛び。行くべき理由は、エンジンが止まったあとにわかります。何も聞こえないのです。住むのは2千人あまり。すれ違う車にはみんな手を振り、昼にはあなたも手を振っているでしょう。
行く前に3つ用意します。飛行機が小さいので座席。空港から歩いて行ける場所がないので車。現金自動預払機は1台きりで休んでいるかもしれないので現金。昼食は持っていくか、サンホセで早めにとりましょう。魚がなくなれば台所も閉まります。
港から5分のタガハウスから始めます。草の中に立つのは、チャモロの人々が建てた最大の家の跡です。柱と椀形の頭石からなる12本のラッテストーンが、2階建てより高い家を支えていました。今立っているのは1本だけ。ほかは倒れた場所に横たわっています。金属を持たない人々がどうやって切り出し、立てたのか。説明板はなく、知っていると言う人も推測しているだけです。
100歩先のタガビーチで泳ぎましょう。岩を刻んだ階段を下りると小さな砂浜があり、水はグラスの中のように澄んでいます。子どもたちが岩から飛び込みます。まねる前に、どこへ飛んでいるかをよく見てください。隣のタチョンガビーチには木陰とテーブルがあり、シュノーケリングにも入りやすい浜です。
昼食のあとは、北へまっすぐ延びる道へ。ニューヨーク出身の兵士たちが、島の形がマンハッタンに似ていると言って、ブロードウェイと名づけました。道の終わりはノースフィールド。かつて世界一忙しかった、砕いたサンゴの滑走路が4本あります。車で走ることができます。森の縁のガラスの下に、1945年8月に広島と長崎への原子爆弾を積み込んだ2つの穴があります。さまざまな国の人が折り鶴を置いていきます。ほかに見るものはありませんが、すぐに立ち去る人もあまりいません。
北東の海岸の潮吹き穴へ進みます。うねりが古いサンゴの岩棚の下に入り、穴から列車のような音をたてて噴き上がります。濡れた岩よりずっと後ろにいてください。いま濡れている場所は、ついさっき波をかぶった場所です。柵も、電話の電波も、落ちるのを見ている人もありません。
帰りは牛のそばをゆっくりと。草地が開けるところで停まって眺めましょう。まだ1時間あれば、島の唐辛子ソースを1本。テニアンの唐辛子は小さく、赤く、正直で、毎年2月か3月には唐辛子だけのお祭りがあります。
では、2日目をすすめる理由を。遅い便は、光が金色になり、家族連れがグリルを持ってカマービーチへ下りてくる、ちょうどその時にあなたを連れ去ります。泊まれば、いわば一緒に夕食をとることになります。明かりがほとんどないので星が降り、朝の砂浜の足跡は自分とカニのものだけです。部屋は少なく質素です。とくに祭りの週は早めに予約を。
持っていくのは水、帽子、とがった岩を歩ける靴、満タンの燃料。置いてくるものは何もなし。持ち帰るのは唐辛子ソースと、手を振る習慣です。`,
} satisfies ArticleTexts

const zh = {
  title: '天宁岛一日，以及为什么要住两天',
  excerpt: '比房子还高的拉提石、丛林里的跑道、空无一人的海滩：租一辆车游天宁。',
  content: `从塞班岛南端望去，天宁近得好像喊一声就能听见。坐一架人人靠窗的小飞机，很快就到。最值得去的理由，要等发动机停下才听得见：什么声音也没有。岛上住着两千来人，他们向每一辆车挥手，到了中午，你也会跟着挥手。
出发前安排好三件事。座位，因为飞机很小；车，因为机场附近没有步行能到的地方；现金，因为取款机可能只有一台，而且可能正在休息。午饭自己带，或者早点在圣何塞吃。鱼卖完了，厨房也就关了。
从离港口五分钟的塔加屋开始。草地上立着的，是查莫罗人建过的最大一座房子的遗迹：十二根拉提石，每根由石柱和碗形石帽组成，撑起比两层楼还高的房子。如今只剩一根立着，其余躺在倒下的地方。没有金属的人们怎样凿出并竖起它们，没有牌子说明，自称知道的人也只是猜测。
走一百步到塔加海滩游泳。岩石上凿出的台阶通向一小片沙滩，水清得像杯子里的水。孩子们从岩石上跳下去；跟着跳之前，先看清他们往哪里跳。旁边的塔琼加海滩有树荫和桌子，浮潜也更容易下水。
午饭后，沿着又长又直的路往北开。纽约来的士兵觉得这座岛的形状像曼哈顿，就把它叫作百老汇。路的尽头是北机场：四条用碎珊瑚铺成的跑道，曾是世界上最繁忙的机场。可以开车上去。树林边的玻璃罩下，是 1945 年 8 月装载投往广岛和长崎的原子弹的两个坑。各国来的人在那里留下纸鹤。此外没有什么可看的，但很少有人马上离开。
接着去东北海岸的喷水洞。涌浪冲进古老的珊瑚岩架下面，从洞里喷出来，声音像火车。请站在湿岩石后面很远的地方：现在湿的，就是刚才被浪打到的。那里没有围栏，没有手机信号，也没有人会看到你掉下去。
回程慢慢开过牛群，在草地开阔处停下来看看风景。还有一小时的话，买一瓶岛上的辣椒酱。天宁辣椒又小又红又实在，每年二月或三月还有专门的辣椒节。
现在说说为什么要住第二天。晚班飞机带你离开的时候，正是光线变成金色、一家家人提着烤炉走到卡默海滩的时候。住一晚，等于和他们一起吃晚饭；路灯很少，所以满天是星；早晨的沙滩上，只有你和一只螃蟹的脚印。房间不多，也很朴素。请提前预订，节庆那几周尤其如此。
要带的：水，帽子，能走尖利岩石的鞋，加满的油箱。要留下的：什么都不留。要带回家的：辣椒酱，和挥手的习惯。`,
} satisfies ArticleTexts

export const aDayOnTinian = { en, ko, ja, zh }
