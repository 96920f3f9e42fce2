import type { ArticleTexts } from '../tables.server.ts'

const en = {
  title: 'Your first two days on Saipan',
  excerpt:
    'Two slow days that show you the lagoon, the cliffs and the kitchen, without a single alarm clock or a tour bus.',
  content: `You land at night, as most flights do, and the first thing you notice is the air: warm, salty, and in no hurry. Keep that. Saipan is twelve miles long, and nothing on it is far enough away to rush for. What follows is the plan we give our own cousins when they visit.
Start the first morning on foot. Walk the beach path in Garapan before eight, while the lagoon is flat and the joggers still have the shade. The water on this side of the island lies behind a reef, so it is calm on most days, shallow for a long way out, and the color that made you book the ticket. Swim now. By eleven the sun is serious, and you want a hat, a long-sleeved shirt and sunscreen that is kind to coral.
Use the middle of the day for history, because it is indoors or under trees. American Memorial Park is a short walk from most hotels in Garapan. Give it an hour and you will read the rest of the island differently: the bunkers by the beaches, the tanks in the lagoon, the names on the cliffs in the north.
In the afternoon, rent a car if you have not done so. People drive on the right, slowly, and they let each other in. Two roads carry almost everything: Beach Road along the water and Middle Road a little inland. Nobody here gives directions by house number. You will be told to turn after the church, or at the big mango tree, and it will work.
Drive north to Marpi with two hours of daylight left. See Banzai Cliff and Suicide Cliff in that order, quietly, since many visitors come there to mourn. Bird Island lookout is ten minutes on. Then drive back with the sun on your left and stop wherever others have stopped: somebody has found the good place for the sunset.
If your first evening is a Thursday, it is decided for you. The street market in Garapan is where the island eats outdoors: skewers, red rice, noodles from three countries, and dancers between the stalls. Bring small bills and an empty stomach.
On the second day, go to Mañagaha, the small island you have been looking at. Boats cross in about fifteen minutes and run from morning to mid-afternoon; ask the day before, because weather decides. Take water, shoes that can get wet and something to shade children. The best snorkeling is close to the beach. Stay inside the marked swimming area: the channel beyond it has a current that does not care how well you swim.
Back on land, drive up Mount Tapochau. The last part of the road is rough, so go slowly or ask a taxi driver who knows it. At 475 meters you see the whole reef as one white line, Tinian to the south, and how small the place is that you have been exploring for two days.
Finish with a plate of kelaguen, chopped and cured in lemon, coconut and hot pepper. It comes with red rice and a flat bread called titiyas. Ask for the pepper on the side the first time. By the third day, you will not.
One last thing. People will greet you with “Håfa adai”. Say it back. It opens more doors than any guidebook, this one included.`,
} satisfies ArticleTexts

const ko = {
  title: '사이판에서 보내는 첫 이틀',
  excerpt: '알람도 관광버스도 없이 라군과 절벽, 그리고 섬의 부엌까지 천천히 만나는 이틀 일정입니다.',
  content: `비행기는 대개 밤에 도착합니다. 공항을 나서면 가장 먼저 공기가 느껴집니다. 따뜻하고 짭짤하고, 전혀 서두르지 않는 공기입니다. 그 기분을 그대로 간직하세요. 사이판은 길이가 20km도 되지 않아서 급하게 달려가야 할 만큼 먼 곳이 없습니다. 아래는 저희가 놀러 온 사촌들에게 권하는 일정입니다.
첫날 아침은 걸어서 시작합니다. 아침 8시 전, 라군이 잔잔하고 나무 그늘이 남아 있을 때 가라판의 해변 산책로를 걸어 보세요. 섬의 서쪽 바다는 산호초 안쪽에 있어 대체로 잔잔하고, 꽤 멀리까지 얕으며, 항공권을 끊게 만든 바로 그 빛깔입니다. 수영은 이때 하세요. 11시가 넘으면 햇볕이 매섭습니다. 모자와 긴팔 옷, 산호에 해롭지 않은 자외선 차단제가 필요합니다.
한낮에는 실내나 나무 그늘에서 역사를 만나세요. 아메리칸 메모리얼 파크는 가라판의 호텔 대부분에서 걸어갈 수 있습니다. 한 시간만 둘러보아도 섬이 다르게 보입니다. 해변의 벙커, 라군에 잠긴 전차, 북쪽 절벽에 새겨진 이름들이 그렇습니다.
오후에는 아직이라면 차를 빌리세요. 우측통행이고 다들 천천히 달리며 서로 잘 끼워 줍니다. 길은 두 개만 알면 됩니다. 바닷가의 비치 로드와 조금 안쪽의 미들 로드입니다. 여기서는 번지수로 길을 알려 주지 않습니다. 성당을 지나서, 또는 큰 망고나무에서 돌라고 할 텐데, 신기하게도 잘 찾아집니다.
해가 지기 두 시간 전에 북쪽 마피로 올라가세요. 만세 절벽, 자살절벽 순서로 둘러보되 추모하러 오는 분들이 많으니 조용히 머물러 주세요. 버드 아일랜드 전망대는 10분 거리입니다. 돌아올 때는 해를 옆에 두고 달리다가 차들이 서 있는 곳에 함께 멈추세요. 누군가 이미 노을이 좋은 자리를 찾아 둔 것입니다.
첫날 저녁이 목요일이라면 고민할 필요가 없습니다. 가라판의 거리 시장에서 온 섬이 야외에서 저녁을 먹습니다. 꼬치와 레드 라이스, 세 나라의 국수, 노점 사이의 춤까지 있습니다. 잔돈과 빈속만 챙기세요.
둘째 날에는 계속 바라보던 작은 섬, 마나가하에 갑니다. 배로 15분 정도 걸리고 아침부터 오후 중반까지 다닙니다. 날씨에 달려 있으니 전날 확인하세요. 물, 젖어도 되는 신발, 아이들 그늘막을 준비하세요. 스노클링은 해변 가까이가 가장 좋습니다. 표시된 수영 구역을 벗어나지 마세요. 그 밖의 수로는 수영 실력을 가리지 않는 조류가 흐릅니다.
돌아와서는 타포차우산에 오르세요. 마지막 길이 험하니 천천히 가거나 길을 아는 택시 기사에게 부탁하세요. 해발 475m에서는 산호초가 하얀 선 하나로 보이고 남쪽으로 티니안이 보입니다. 이틀 동안 돌아다닌 곳이 얼마나 작은지도 한눈에 들어옵니다.
마무리는 켈라구엔 한 접시입니다. 잘게 썬 고기나 해산물을 레몬과 코코넛, 매운 고추로 절인 음식으로, 레드 라이스와 납작한 빵 티티자스를 곁들입니다. 처음에는 고추를 따로 달라고 하세요. 사흘째에는 그러지 않게 될 것입니다.
마지막으로 하나 더. 사람들이 “하파 아다이”라고 인사하면 똑같이 답해 보세요. 이 글을 포함한 어떤 안내서보다 많은 문을 열어 줍니다.`,
} satisfies ArticleTexts

const ja = {
  title: 'サイパンではじめの2日間',
  excerpt: '目覚まし時計も観光バスもなしに、ラグーンと断崖と島の台所をゆっくり味わう2日間のすすめです。',
  content: `飛行機はたいてい夜に着きます。空港を出て最初に気づくのは空気です。あたたかく、潮の香りがして、少しも急いでいません。その感じを大切にしてください。サイパンは長さ20kmほど。急がなければならないほど遠い場所はありません。これから紹介するのは、遊びに来たいとこたちに私たちがすすめる過ごし方です。
1日目の朝は歩いて始めましょう。朝8時前、ラグーンがまだ鏡のように静かで木陰が残っているうちに、ガラパンの海沿いの道を歩きます。島の西側の海はサンゴ礁の内側にあり、たいてい穏やかで、かなり沖まで浅く、航空券を買う決め手になったあの色をしています。泳ぐなら今です。11時を過ぎると日差しは本気を出します。帽子、長袖、サンゴにやさしい日焼け止めを忘れずに。
日中は屋内や木陰で歴史に触れます。アメリカンメモリアルパークはガラパンのほとんどのホテルから歩いて行けます。1時間も過ごせば、海辺のトーチカ、ラグーンに沈む戦車、北の断崖に刻まれた名前など、島の景色が違って見えてきます。
午後は、まだなら車を借りましょう。右側通行で、みなゆっくり走り、道を譲り合います。覚える道は2本だけ。海沿いのビーチロードと、少し内側のミドルロードです。ここでは番地で道を教える人はいません。「教会の先」「大きなマンゴーの木のところ」で曲がるように言われますが、それで着けます。
日没の2時間前に北のマッピへ向かいます。バンザイクリフ、スーサイドクリフの順に、慰霊に訪れる方も多いので静かに見学してください。バードアイランドの展望台はそこから10分です。帰り道は夕日を横に見ながら、車が停まっている場所があれば一緒に停まりましょう。誰かがもう、夕焼けのいい場所を見つけています。
1日目が木曜日なら、夜の行き先は決まりです。ガラパンのストリートマーケットでは、島じゅうの人が外で夕食をとります。串焼き、レッドライス、3つの国の麺、屋台の間の踊り。小銭とすいたおなかだけ用意してください。
2日目は、ずっと眺めていた小さな島、マニャガハへ。船で15分ほど、朝から午後の半ばまで出ています。天気次第なので前日に確認しましょう。水、濡れてもよい靴、子どもの日よけを持って。シュノーケリングは浜の近くがいちばんです。決められた遊泳区域から出ないでください。その外の水路には、泳ぎの腕前を問わない流れがあります。
戻ったらタポチョ山へ。最後の道は荒れているので、ゆっくり走るか、道を知るタクシーに頼みましょう。標高475mからは、サンゴ礁が1本の白い線に見え、南にテニアンが浮かびます。2日間歩き回った場所がどれほど小さいかもわかります。
締めくくりはケラグエンを一皿。刻んだ肉や魚介をレモンとココナッツ、唐辛子であえた料理で、レッドライスと平たいパンのティティジャスが添えられます。はじめは唐辛子を別にしてもらいましょう。3日目には、もう頼まなくなります。
最後にもうひとつ。「ハファ・デイ」とあいさつされたら、同じ言葉を返してください。この記事を含むどんなガイドブックよりも、たくさんの扉を開いてくれます。`,
} satisfies ArticleTexts

const zh = {
  title: '塞班岛的头两天',
  excerpt: '不用闹钟，不坐旅游大巴，用两天时间慢慢认识潟湖、悬崖和岛上的厨房。',
  content: `飞机大多在夜里降落。走出机场，最先感觉到的是空气：温暖，带着海盐味，一点也不着急。请保持这种心情。塞班岛长不到 20 公里，没有哪个地方远到需要赶路。下面是我们给来玩的表兄弟姐妹安排的行程。
第一天早晨从步行开始。八点以前，趁潟湖平静、树荫还在，沿着加拉班的海滨步道走一走。岛西侧的海在珊瑚礁以内，多数日子风平浪静，走出很远水还很浅，颜色正是让你买下机票的那一种。现在就下水吧。十一点以后阳光很厉害，请戴帽子、穿长袖，用不伤珊瑚的防晒霜。
中午适合了解历史，因为都在室内或树荫下。美国纪念公园离加拉班的大多数酒店只有几步路。花一个小时看看，再看这座岛就不一样了：海滩边的碉堡，潟湖里的坦克，北部悬崖上的名字。
下午还没租车的话就去租一辆。这里靠右行驶，大家开得慢，也乐意让路。记住两条路就够了：沿海的海滩路和稍靠内陆的中央路。这里没有人用门牌号指路，只会告诉你过了教堂转弯，或者在大芒果树那里转，而且真能找到。
日落前两小时往北开到马皮。先看万岁崖，再看自杀崖，请保持安静，许多人是来悼念的。鸟岛观景台再走十分钟就到。回程时夕阳在一旁，看到别人停车的地方就跟着停下：总有人先找到了看日落的好位置。
如果第一晚是星期四，就不用犹豫了。加拉班的街头市集是全岛人露天吃晚饭的地方：烤串、红米饭、三个国家的面条，还有摊位之间的舞蹈。带上零钱和空肚子就行。
第二天去一直望着的那座小岛：军舰岛。坐船约十五分钟，从早上开到下午过半，能不能去要看天气，请提前一天问好。带上水、能下水的鞋和给孩子遮阳的东西。浮潜最好的地方就在沙滩附近。请不要游出标明的游泳区：外面水道的海流，不管你游得多好都一样危险。
回到岸上，开车上塔波乔山。最后一段路很颠，请慢行，或者找一位熟路的出租车司机。站在海拔 475 米的山顶，整条珊瑚礁像一道白线，南边是天宁岛，也能看清你走了两天的地方原来这么小。
最后来一盘凯拉古恩：切碎的肉或海鲜用柠檬、椰子和辣椒腌制，配红米饭和一种叫蒂蒂亚斯的薄饼。第一次吃，请把辣椒放在一边。到了第三天，你就不会再这样要求了。
还有一件事。人们会用“哈法代”跟你打招呼，请同样回一句。它能打开的门比任何旅游指南都多，包括这一篇。`,
} satisfies ArticleTexts

export const firstTwoDaysOnSaipan = { en, ko, ja, zh }
