import type { ArticleTexts } from '../tables.server.ts'

const en = {
  title: 'Reading the lagoon before you swim',
  excerpt:
    'The west side of Saipan looks like a swimming pool, and mostly behaves like one. Learn to see the places where it does not.',
  content: `From a balcony the lagoon is a single color. From the water it is a map, and once you can read it, you will swim more, see more and worry less. Lifeguards are few here, so the reading is up to you. It takes ten minutes on the beach.
First, find the reef. It is the white line on the horizon where the waves break. Everything between that line and you is lagoon: sheltered, shallow and full of life. Everything behind it is open ocean, and the Philippine Sea drops away fast. On the east side of the island there is hardly any reef to protect you, which is why beaches there are for looking, and for people who grew up on them.
Second, read the colors. Pale turquoise is sand, waist-deep. Brown and olive patches are coral or sea grass; fish live there, and so do things that sting, so wear reef shoes and do not stand on anything that looks like a rock. Dark blue in the middle of pale water is a hole or a channel. Channels are where the boats go, and where the water goes, too.
Third, think about that water. All day long, waves push it over the reef into the lagoon, and it has to leave somewhere. It leaves through the channels. On a calm day you feel nothing. When surf is high, or when the tide falls, the flow to the nearest channel can carry a strong swimmer along. If the sand ripples under you stream past although you are not kicking, you are in it.
Should that happen, do not swim against it. Turn sideways, along the beach, until it lets go, and then come in. If you can’t, float on your back and lift one arm. Panic is what drowns people, not the current.
Fourth, look at the sky and the tide. Low tide turns large parts of the lagoon into a knee-deep walk over coral, which is bad for your feet and worse for the coral. Two hours around high tide are the pleasant time for snorkeling. A squall that looks far away arrives in fifteen minutes and takes the visibility with it; leave the water when you see the rain on the horizon, and at once when you hear thunder.
A few habits make everything easier. Go in pairs. Tell somebody on the beach which way you will go. Swim out against whatever current there is, so that the way home is the easy one. Carry a bright float if you go beyond the boats’ moorings. Drink water before, not after. And cover your back: everyone remembers sunscreen for the face, and every clinic on the island has treated the backs of people who watched fish for an hour.
Be kind to what you came to see. Do not feed the fish, do not chase turtles, and keep your fins off the bottom. Touching live coral hurts it, and sometimes you. What is taken off the beach by each visitor is one shell; by all visitors it is the beach.
Good places to begin are Micro Beach in the morning and Obyan on a quiet day; ask locals about Obyan first, since it opens to the sea. If nobody is in the water at a beach that looks perfect, take it as information. Somebody who lives there has read the map already.`,
} satisfies ArticleTexts

const ko = {
  title: '수영하기 전에 라군을 읽는 법',
  excerpt:
    '사이판 서쪽 바다는 수영장처럼 보이고 대개는 그렇게 잔잔합니다. 그렇지 않은 곳을 알아보는 눈을 길러 보세요.',
  content: `발코니에서 보면 라군은 한 가지 색입니다. 하지만 물에 들어가면 지도입니다. 그 지도를 읽을 줄 알면 더 많이 수영하고, 더 많이 보고, 덜 걱정하게 됩니다. 이곳에는 안전요원이 많지 않으니 스스로 읽어야 합니다. 해변에서 10분이면 됩니다.
첫째, 산호초를 찾으세요. 수평선 쪽에서 파도가 부서지는 하얀 선입니다. 그 선과 나 사이가 모두 라군입니다. 막혀 있고 얕고 생명으로 가득합니다. 그 너머는 큰 바다이고, 필리핀해는 금세 깊어집니다. 섬의 동쪽에는 우리를 지켜 줄 산호초가 거의 없습니다. 그래서 동쪽 해변은 바라보는 곳이고, 그곳에서 자란 사람들의 바다입니다.
둘째, 색을 읽으세요. 옅은 청록색은 허리 깊이의 모래입니다. 갈색과 올리브색 부분은 산호나 해초입니다. 물고기가 살지만 쏘는 것들도 사니 아쿠아슈즈를 신고, 바위처럼 보이는 것을 밟지 마세요. 옅은 물 가운데의 짙은 파랑은 웅덩이나 수로입니다. 수로는 배가 다니는 길이고, 물이 빠져나가는 길이기도 합니다.
셋째, 그 물을 생각해 보세요. 파도는 하루 종일 산호초를 넘어 물을 라군으로 밀어 넣고, 그 물은 어디론가 나가야 합니다. 수로로 나갑니다. 잔잔한 날에는 아무것도 느껴지지 않습니다. 파도가 높거나 썰물일 때는 가까운 수로로 향하는 흐름이 수영을 잘하는 사람도 데려갈 수 있습니다. 발을 차지 않는데도 모래 무늬가 아래로 흘러간다면 그 흐름 안에 있는 것입니다.
그럴 때는 흐름을 거슬러 헤엄치지 마세요. 해변과 나란히 옆으로 가다가 흐름이 놓아주면 그때 나오세요. 그것도 어려우면 등을 대고 떠서 한 팔을 드세요. 사람을 물에 빠뜨리는 것은 조류가 아니라 당황하는 마음입니다.
넷째, 하늘과 물때를 보세요. 간조에는 라군의 넓은 곳이 무릎 깊이의 산호밭이 되어 발에도 나쁘고 산호에는 더 나쁩니다. 스노클링은 만조 앞뒤 두 시간이 좋습니다. 멀어 보이는 스콜도 15분이면 도착해 시야를 가립니다. 수평선에 비가 보이면 물에서 나오고, 천둥이 들리면 바로 나오세요.
몇 가지 습관이면 한결 쉬워집니다. 둘이 함께 들어가세요. 어느 쪽으로 갈지 해변에 있는 사람에게 말해 두세요. 조류가 있다면 갈 때 거스르고 올 때 타고 오세요. 배가 매인 곳보다 멀리 간다면 눈에 띄는 부표를 가져가세요. 물은 나온 뒤가 아니라 들어가기 전에 마시세요. 그리고 등을 가리세요. 얼굴의 자외선 차단제는 누구나 기억하지만, 섬의 모든 병원은 한 시간 동안 물고기를 본 사람들의 등을 치료해 보았습니다.
보러 온 것들을 아껴 주세요. 물고기에게 먹이를 주지 말고, 거북을 쫓지 말고, 오리발이 바닥에 닿지 않게 하세요. 살아 있는 산호를 만지면 산호가 다치고, 가끔은 내가 다칩니다. 방문객 한 사람이 가져가는 것은 조개껍데기 하나지만, 모두가 가져가면 해변 하나입니다.
처음이라면 아침의 마이크로 비치, 조용한 날의 오비얀 비치가 좋습니다. 오비얀은 바다로 트여 있으니 먼저 주민에게 물어보세요. 완벽해 보이는 해변인데 물속에 아무도 없다면 그것도 정보입니다. 그곳에 사는 누군가가 이미 지도를 읽은 것입니다.`,
} satisfies ArticleTexts

const ja = {
  title: '泳ぐ前に、ラグーンを読む',
  excerpt:
    'サイパンの西の海はプールのように見え、たいていはそのとおり穏やかです。そうではない場所の見分け方を。',
  content: `バルコニーから見るラグーンは1色です。けれど水の中では地図になります。読めるようになれば、もっと泳ぎ、もっと見て、心配は少なくなります。ここは監視員が少ないので、読むのは自分です。浜辺で10分あれば足ります。
まず、サンゴ礁を探します。沖で波が砕ける白い線がそれです。その線と自分の間がすべてラグーン。守られていて浅く、命にあふれています。線の向こうは外洋で、フィリピン海は急に深くなります。島の東側には守ってくれるサンゴ礁がほとんどありません。だから東の浜は眺める場所であり、そこで育った人たちの海なのです。
次に、色を読みます。淡いターコイズは腰の深さの砂地。茶色やオリーブ色のところはサンゴか海草です。魚が住み、刺すものも住んでいるので、マリンシューズをはき、岩に見えるものの上に立たないこと。淡い水の中の濃い青は、くぼみか水路です。水路は船の通り道であり、水の通り道でもあります。
3つ目に、その水のことを考えます。波は一日じゅうサンゴ礁を越えて水をラグーンへ押し込み、その水はどこかから出ていかなければなりません。出口が水路です。穏やかな日には何も感じません。波が高いときや引き潮のときは、近くの水路へ向かう流れが、泳ぎの得意な人さえ運びます。足を動かしていないのに砂の模様が下を流れていくなら、もう流れの中です。
そうなったら、逆らって泳がないこと。浜と平行に横へ進み、流れが弱まってから戻ります。それもできなければ、あおむけに浮いて片腕を上げてください。人をおぼれさせるのは流れではなく、あわてる心です。
4つ目に、空と潮を見ます。干潮には、ラグーンの広い範囲がひざ下のサンゴの浅瀬になり、足に悪く、サンゴにはもっと悪い時間です。シュノーケリングには満潮の前後2時間が快適です。遠くに見えるスコールも15分で着き、視界を奪います。水平線に雨が見えたら水から上がり、雷が聞こえたらすぐに上がってください。
いくつかの習慣が、すべてを楽にします。2人で入る。どちらへ行くかを浜の誰かに伝える。流れがあるなら、行きに逆らい、帰りに乗る。船の係留場所より先へ行くなら、目立つ浮きを持つ。水は後ではなく先に飲む。そして背中を守ること。顔の日焼け止めは誰も忘れませんが、島の診療所はどこも、1時間魚を見ていた人の背中を手当てしています。
見に来たものにやさしくしてください。魚にえさをやらない、カメを追わない、フィンを底につけない。生きたサンゴに触れると、サンゴが傷つき、ときには自分も傷つきます。1人が持ち帰るのは貝殻1つ。全員が持ち帰れば、浜ひとつです。
はじめてなら、朝のマイクロビーチや、静かな日のオブジャンビーチがよいでしょう。オブジャンは外海に開けているので、まず地元の人に聞いてください。完璧に見える浜なのに誰も泳いでいないなら、それも情報です。そこに住む誰かが、もう地図を読んでいるのです。`,
} satisfies ArticleTexts

const zh = {
  title: '下水之前，先读懂潟湖',
  excerpt: '塞班西侧的海看起来像游泳池，多数时候也确实像。学会看出它不像的那些地方。',
  content: `从阳台上看，潟湖只有一种颜色。到了水里，它是一张地图。读懂了它，就能游得更多，看得更多，担心得更少。这里的救生员很少，所以要靠自己读。在沙滩上花十分钟就够了。
第一，找到珊瑚礁。远处浪花碎开的那条白线就是。那条线和你之间都是潟湖：有遮挡，水浅，充满生命。线外是大洋，菲律宾海很快就深下去。岛的东侧几乎没有珊瑚礁保护，所以东边的海滩适合看，也属于在那里长大的人。
第二，看颜色。浅绿松石色是沙地，水深到腰。棕色和橄榄色的斑块是珊瑚或海草，鱼住在那里，会蜇人的东西也住在那里，所以要穿涉水鞋，不要站在任何像石头的东西上。浅水中间的深蓝色是深坑或水道。水道是船走的地方，也是水走的地方。
第三，想一想水的去处。海浪整天越过礁石把水推进潟湖，这些水总要从某处出去，出口就是水道。平静的日子里什么也感觉不到。浪大或退潮时，流向最近水道的水可以把游泳好手带走。如果没有踢水，身下的沙纹却在往后退，你就已经在水流里了。
遇到这种情况，不要逆着水流游。转向侧面，沿着海滩游，等它松开再上岸。做不到的话，就仰面漂着，举起一只手。让人溺水的不是水流，而是慌张。
第四，看天空和潮水。退潮时，潟湖的大片区域会变成膝盖深的珊瑚浅滩，对脚不好，对珊瑚更不好。满潮前后两小时最适合浮潜。看起来很远的阵雨，十五分钟就到，能见度也随之消失。看到天边下雨就上岸，听到雷声要立刻上岸。
几个习惯能让一切更轻松。两个人一起下水。告诉岸上的人你往哪边去。如果有水流，去时逆流，回来就省力。要越过船只停泊的地方，请带一个显眼的浮标。水要在下水之前喝，而不是之后。还有，护好后背：人人都记得脸上涂防晒，而岛上的每家诊所都治过看了一小时鱼的人的后背。
请善待你来看的东西。不要喂鱼，不要追海龟，脚蹼不要碰到海底。触摸活珊瑚会伤害它，有时也会伤到你。每位游客带走的只是一枚贝壳，所有游客带走的就是一片海滩。
初学者可以从早晨的麦克海滩和平静日子里的奥比扬海滩开始；奥比扬通向外海，请先问问当地人。如果一片看似完美的海滩没有人下水，这本身就是信息。住在那里的人早已读过地图了。`,
} satisfies ArticleTexts

export const readingTheLagoon = { en, ko, ja, zh }
