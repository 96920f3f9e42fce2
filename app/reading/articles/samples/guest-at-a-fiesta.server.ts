import type { ArticleTexts } from '../tables.server.ts'

const en = {
  title: 'How to be a good guest at a village fiesta',
  excerpt:
    'Every village has a patron saint, a feast day and far too much food. Here is how to say yes to the invitation.',
  content: `Sooner or later somebody you barely know will say: “Come to the fiesta on Saturday.” They mean it. A village fiesta honors the patron saint of the village church, and the families who live there cook for everyone who passes by. You do not need a ticket, and you do not need to be Catholic. You do need an appetite and a little knowledge of how it goes.
It begins in church. There is a Mass, often with a procession in which the statue of the saint is carried through the village, and people walk along singing. Visitors are welcome at the back. Cover shoulders and knees, switch off the phone, and do not walk in front of the procession to take its picture. From the side it looks better anyway.
Then comes the food, and with it the first rule: greet the elders before you touch a plate. In many Chamorro families the young show respect by the mañginge’, bowing over the hand of an older person. Nobody expects it of a visitor. A nod, your name, and a “Håfa adai” are enough. Carolinian families may greet you with “Tirow”. Learn both words and you have made friends already.
Somebody will say grace. Wait for it, even if the line for the food has formed. When it moves, it moves along one long table, and it has an order. First the starches: red rice, colored with achiote seeds, white rice, titiyas, breadfruit or taro when it is the season. Then the meats from the grill, then kelaguen of chicken, beef or shrimp, then dishes with coconut milk such as tinaktak. At the end stands a bowl of finadenne’, soy sauce with lemon, onion and hot pepper, which goes on everything. Desserts have a table of their own. Look for apigigi’, grilled young coconut and tapioca in a banana leaf.
Take a little of each the first time. There will be a second time: your host will see to it. Leaving food on the plate is no crime, but going back for the dish that Auntie made is the compliment that is remembered.
What should you bring? Something that can be shared and needs no oven: a case of drinks, a bag of ice, fruit, a cake. If you are close to the family, ask on Thursday what is missing. Money is given at funerals and weddings rather than at fiestas, so leave the envelope at home.
Stay for the music. There may be a band with a keyboard and a singer who knows songs in four languages, and at some point the cha-cha starts. It is not a performance. An aunt will hold out her hand, and “I can’t dance” has never worked.
Ask before you photograph people, children above all, and put the phone away at the table. Do ask questions, though: how the rice gets its color, who the saint is, where the family’s ranch was before the war. At such tables one learns more history than in a museum.
When you go, say goodbye to the hosts and the elders, one by one. You will be handed a plate covered with foil, called balutan, to take home. Do not refuse it. It is not leftovers; it is the second half of the invitation.
Bring the plate back some day, and never empty. That is how a guest becomes a neighbor.`,
} satisfies ArticleTexts

const ko = {
  title: '마을 피에스타에 초대받았다면',
  excerpt:
    '마을마다 수호성인과 축일, 그리고 넘치는 음식이 있습니다. 초대에 기분 좋게 응하는 법을 알려 드립니다.',
  content: `언젠가 잘 모르는 사람이 이렇게 말할 것입니다. “토요일 피에스타에 오세요.” 빈말이 아닙니다. 마을 피에스타는 마을 성당의 수호성인을 기리는 날로, 그곳에 사는 가족들이 지나가는 모든 사람을 위해 음식을 준비합니다. 표도 필요 없고 천주교 신자일 필요도 없습니다. 필요한 것은 식욕과, 어떻게 진행되는지에 대한 약간의 지식입니다.
시작은 성당입니다. 미사가 있고, 성인상을 모시고 마을을 도는 행렬이 이어지기도 합니다. 사람들은 노래하며 함께 걷습니다. 방문객은 뒤쪽에서 함께할 수 있습니다. 어깨와 무릎을 가리고 휴대전화를 끄세요. 사진을 찍으려고 행렬 앞을 가로막지 마세요. 옆에서 보는 모습이 더 아름답습니다.
다음은 음식이고, 여기서 첫 번째 예의가 나옵니다. 접시를 들기 전에 어른들께 먼저 인사하세요. 차모로 가정에서는 젊은 사람이 어른의 손에 몸을 숙이는 ‘망잉이’로 존경을 표합니다. 손님에게 그것까지 바라지는 않습니다. 고개를 숙이고 이름을 말하며 “하파 아다이”라고 하면 충분합니다. 캐롤라인 가정에서는 “티로우”라고 인사할 수도 있습니다. 두 마디만 알아도 벌써 친구가 생깁니다.
누군가 식사 기도를 합니다. 줄이 이미 생겼더라도 기다리세요. 줄은 긴 상을 따라 움직이고 순서가 있습니다. 먼저 아초테 씨로 물들인 레드 라이스와 흰쌀밥, 티티자스, 철에 따라 빵나무 열매나 토란이 있습니다. 그다음 숯불구이, 닭이나 소고기, 새우로 만든 켈라구엔, 그리고 티낙탁처럼 코코넛 밀크를 넣은 요리가 이어집니다. 끝에는 간장에 레몬과 양파, 매운 고추를 넣은 피나데니가 있는데 무엇에든 끼얹어 먹습니다. 후식은 따로 상이 있습니다. 어린 코코넛과 타피오카를 바나나 잎에 싸서 구운 아피기기를 찾아보세요.
처음에는 조금씩만 담으세요. 두 번째 접시가 있을 테니까요. 주인이 꼭 그렇게 만듭니다. 음식을 남기는 것이 큰 흉은 아니지만, 이모가 만든 요리를 한 번 더 가지러 가는 것은 오래 기억되는 칭찬입니다.
무엇을 가져갈까요? 나눌 수 있고 오븐이 필요 없는 것이 좋습니다. 음료 한 상자, 얼음 한 봉지, 과일, 케이크 같은 것입니다. 가까운 사이라면 목요일쯤 무엇이 모자란지 물어보세요. 돈은 피에스타가 아니라 장례나 결혼식에 내는 것이니 봉투는 집에 두세요.
음악이 시작되면 조금 더 머무르세요. 키보드 밴드와 네 나라 노래를 아는 가수가 있을지도 모르고, 어느 순간 차차차가 시작됩니다. 공연이 아닙니다. 누군가의 이모가 손을 내밀 텐데, “춤을 못 춰요”라는 말은 통한 적이 없습니다.
사람, 특히 아이들을 찍을 때는 먼저 물어보고 식탁에서는 휴대전화를 넣어 두세요. 대신 질문은 마음껏 하세요. 밥은 왜 그런 색인지, 성인은 누구인지, 전쟁 전에 가족의 농장은 어디에 있었는지. 이런 식탁에서는 박물관보다 더 많은 역사를 배웁니다.
떠날 때는 주인과 어른들께 한 분씩 인사하세요. 은박지로 덮은 접시, ‘발루탄’을 건네줄 것입니다. 사양하지 마세요. 남은 음식이 아니라 초대의 나머지 절반입니다.
언젠가 그 접시를 돌려주되 빈 접시로는 돌려주지 마세요. 손님은 그렇게 이웃이 됩니다.`,
} satisfies ArticleTexts

const ja = {
  title: '村のフィエスタに招かれたら',
  excerpt:
    'どの村にも守護聖人と祝いの日、そして食べきれないほどの料理があります。招待を気持ちよく受けるために。',
  content: `いつか、よく知らない人にこう言われるでしょう。「土曜のフィエスタにおいで」。社交辞令ではありません。村のフィエスタは村の教会の守護聖人を祝う日で、そこに住む家族が、通りかかるすべての人のために料理を作ります。切符はいりません。カトリックである必要もありません。必要なのは食欲と、少しの心得です。
始まりは教会です。ミサがあり、聖人像をかついで村を回る行列が続くこともあります。人々は歌いながら歩きます。訪れた人も後ろのほうで加われます。肩とひざを隠し、電話を切り、写真のために行列の前に立たないこと。横から見るほうが、ずっときれいです。
次は料理。ここで最初の作法があります。皿に手を出す前に、お年寄りにあいさつしましょう。チャモロの家では、若い人が年長者の手の上に頭を下げる「マンギンギ」で敬意を表します。訪問者にそこまで求められることはありません。会釈をして名前を言い、「ハファ・デイ」と言えば十分です。カロリンの家では「ティロウ」と迎えられるかもしれません。この2つの言葉を覚えれば、もう友だちができています。
誰かが食前の祈りをささげます。列ができていても待ちましょう。列は長いテーブルに沿って進み、順番があります。まずはアチョーテの種で色をつけたレッドライス、白いごはん、ティティジャス、季節によってパンの実やタロイモ。それから炭火焼きの肉、鶏や牛、エビのケラグエン、ティナクタクのようなココナッツミルクの料理。最後に、しょうゆにレモンと玉ねぎと唐辛子を入れたフィナデニがあり、何にでもかけます。デザートは別のテーブルです。若いココナッツとタピオカをバナナの葉で包んで焼いたアピギギを探してみてください。
はじめは少しずつ。必ず2皿目があります。家の人がそうさせてくれます。残しても失礼ではありませんが、おばさんの作った一品をもう一度取りに行くことは、長く覚えてもらえるほめ言葉です。
何を持っていけばいいでしょう。分けられて、オーブンのいらないもの。飲み物1ケース、氷1袋、果物、ケーキ。親しい家なら、木曜日に足りないものを聞いてみましょう。お金を包むのはフィエスタではなく葬儀や結婚式なので、封筒は家に置いていきます。
音楽が始まったら、もう少しいてください。キーボードのバンドと4つの言葉の歌を知る歌手がいて、やがてチャチャが始まります。見せ物ではありません。誰かのおばさんが手を差し出したら、「踊れません」は通じません。
人、とくに子どもを撮るときはひとこと聞き、食卓では電話をしまいましょう。質問は大歓迎です。ごはんの色は何でつくのか、聖人は誰か、戦争の前、家族の農場はどこにあったのか。こういう食卓では、博物館よりも多くの歴史を学べます。
帰るときは、家の人とお年寄りに1人ずつあいさつします。アルミ箔をかけた皿「バルタン」を渡されるでしょう。断らないでください。残り物ではなく、招待の後半です。
いつかその皿を返しましょう。ただし、決して空では返さないこと。客はそうして隣人になります。`,
} satisfies ArticleTexts

const zh = {
  title: '怎样做村庄庆典的好客人',
  excerpt: '每个村子都有主保圣人、节日和吃不完的食物。收到邀请时，这样答应就好。',
  content: `早晚会有一个你不太熟的人说：“星期六来参加庆典吧。”这不是客套话。村庄庆典纪念村里教堂的主保圣人，住在那里的家庭会为每一个路过的人做饭。不需要门票，也不必是天主教徒。需要的是好胃口，以及一点点常识。
庆典从教堂开始。有弥撒，常常还有游行，人们抬着圣人像走遍村子，一边走一边唱。来访者可以在后面参加。请遮住肩膀和膝盖，关掉手机，不要为了拍照站到队伍前面。其实从侧面看更美。
接着是吃饭，第一条规矩来了：拿盘子之前先向长辈问好。在查莫罗家庭，年轻人会俯身在长辈手上行礼，叫“曼因伊”。没有人要求客人这样做。点点头，报上名字，说一声“哈法代”就够了。加罗林家庭可能会用“提罗”迎接你。学会这两个词，你就已经交到朋友了。
会有人做饭前祷告。即使队伍已经排好，也请等一等。队伍沿着长桌往前走，而且有顺序。先是主食：用胭脂树籽染色的红米饭、白米饭、蒂蒂亚斯薄饼，当季还有面包果或芋头。然后是烤肉，再是鸡肉、牛肉或虾做的凯拉古恩，以及蒂纳克塔克这类加椰奶的菜。最后有一碗菲纳登酱：酱油加柠檬、洋葱和辣椒，什么都可以浇。甜点另有一桌。找找阿皮吉吉：嫩椰子和木薯包在香蕉叶里烤成。
第一次每样取一点。会有第二次的，主人会让你再来。剩一点不算失礼，但回去再盛一次阿姨做的那道菜，才是让人记住的赞美。
带什么去？能分享、不用烤箱的东西：一箱饮料、一袋冰、水果、蛋糕。如果跟这家人熟，星期四问问还缺什么。送钱是在葬礼和婚礼上，而不是庆典上，所以红包请留在家里。
音乐响起时请多留一会儿。也许有一支带键盘的乐队，歌手会唱四种语言的歌，然后恰恰舞就开始了。这不是表演。某位阿姨会向你伸出手，而“我不会跳”这句话从来没管用过。
拍人之前先问一声，尤其是孩子；吃饭时把手机收起来。但请尽管提问：米饭的颜色从哪里来，圣人是谁，战前这家人的农场在哪里。在这样的餐桌上，能学到比博物馆里更多的历史。
离开时，向主人和长辈一一道别。他们会递给你一盘盖着锡纸的食物，叫“巴鲁坦”，让你带回家。不要推辞。那不是剩菜，而是邀请的后一半。
改天把盘子还回去，但千万不要空着还。客人就是这样变成邻居的。`,
} satisfies ArticleTexts

export const guestAtAFiesta = { en, ko, ja, zh }
