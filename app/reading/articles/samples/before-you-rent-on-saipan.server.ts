import type { ArticleTexts } from '../tables.server.ts'

const en = {
  title: 'What to ask before you rent on Saipan',
  excerpt:
    'Rent is the number in the ad. Water, power and the roof decide what you really pay. Ask these before you sign.',
  content: `Two apartments in the same village, both at 950 dollars a month, can differ by 300 dollars a month once you live in them. The difference is hardly ever in the ad. It is in the questions that nobody asked on the first visit, because the view was so good. Take this list along.
Ask about water first. Does it run 24 hours, or by a schedule? If by a schedule, at which hours, and is there a tank that bridges the rest? Turn on the kitchen tap and the shower at the same time, and stay long enough to see what happens. Ask what people drink; most of us buy drinking water by the five-gallon bottle, and the stairs matter when you carry it.
Ask about power second. Who pays, and what was last month’s bill? An old air conditioner in each bedroom can bring electricity and water to 200 or 300 dollars a month. Look for split units with a recent label. Then ask whether the building has a generator, what it feeds, and who pays for its fuel after a storm.
Look up. A concrete roof is worth money in October. With a tin roof, ask when it was last replaced and how it is tied down. Typhoon shutters should be at the house, not “in storage somewhere”; ask to see one closed. Accordion shutters take ten minutes, plywood takes an afternoon and a friend.
Look down. Ask a neighbor, not the agent, whether the street floods. Watermarks on a garden wall are honest. So is a row of sandbags behind the door.
Come back at night. The street that was quiet at eleven in the morning may have a karaoke bar, forty roosters or a generator of its own. Visit once after eight in the evening, park where you would park, and walk to the door as you would with groceries.
Ask what stays. Furnished can mean a bed and a table, or everything down to the rice cooker. Have the list written into the lease, with photographs. The same goes for internet: ask the people upstairs what they have and whether it works when it rains.
Read three lines of the lease twice. How long does it run, and what does leaving early cost? Under which conditions does the deposit come back, and by when? Who repairs the air conditioner, the pump and the shutters? Anything that was promised on the stairs belongs in there, in one sentence.
If you plan to stay for years, learn the word lease in its other sense, too. People who are not of Northern Marianas descent can’t own land here; they can lease it for up to 55 years. Condominium units above the ground floor are an exception. Talk to a lawyer who does this every week before you pay anything, and not to the cousin of the seller.
Finally, meet the owner. On an island this size you will see each other at the gas station. A good owner asks you questions as well: how many people, which pets, what work. Take it as a good sign.
Twelve minutes of questions, and one of the two apartments usually wins without looking at the view again. If it is the one with the better view, congratulations. Now ask whether it comes with the shutters.`,
} satisfies ArticleTexts

const ko = {
  title: '사이판에서 집을 빌리기 전에 물어볼 것들',
  excerpt:
    '광고에는 월세만 적혀 있습니다. 실제로 내는 돈은 물과 전기, 지붕이 정합니다. 계약 전에 꼭 물어보세요.',
  content: `같은 마을의 월 950달러짜리 아파트 두 곳도 살아 보면 한 달에 300달러까지 차이가 납니다. 그 차이는 광고에 거의 나오지 않습니다. 전망이 너무 좋아서 첫 방문 때 아무도 묻지 않은 질문들 속에 있습니다. 이 목록을 들고 가세요.
물부터 물어보세요. 24시간 나오나요, 아니면 정해진 시간에만 나오나요? 시간제라면 몇 시에 나오고, 나머지 시간을 채워 줄 물탱크가 있나요? 주방 수도와 샤워기를 함께 틀고 어떻게 되는지 잠시 지켜보세요. 마시는 물은 대개 5갤런 생수통을 사서 쓰는데, 들고 올라갈 계단도 중요합니다.
다음은 전기입니다. 누가 내고, 지난달 요금은 얼마였나요? 방마다 오래된 에어컨이 있으면 전기와 수도 요금이 한 달에 200~300달러까지 나올 수 있습니다. 최근에 설치한 벽걸이형인지 보세요. 건물에 발전기가 있는지, 어디까지 전기를 대는지, 태풍 뒤 연료비는 누가 내는지도 물어보세요.
위를 보세요. 콘크리트 지붕은 10월에 제값을 합니다. 양철 지붕이라면 언제 갈았고 어떻게 고정했는지 물어보세요. 태풍 셔터는 ‘창고 어딘가’가 아니라 집에 있어야 합니다. 한 장 닫아 보여 달라고 하세요. 접이식 셔터는 10분이면 되지만 합판은 오후 내내 걸리고 친구도 한 명 필요합니다.
아래를 보세요. 길이 물에 잠기는지는 중개인 말고 이웃에게 물어보세요. 담벼락의 물 자국은 거짓말을 하지 않습니다. 문 뒤에 쌓인 모래주머니도 마찬가지입니다.
밤에 다시 와 보세요. 오전 11시에 조용하던 길에 노래방이나 수탉 마흔 마리, 이웃집 발전기가 있을 수 있습니다. 저녁 8시 이후에 한 번 들러 실제로 주차할 자리에 차를 세우고 장바구니를 든 것처럼 문까지 걸어 보세요.
무엇이 남는지 물어보세요. 가구 포함이라는 말은 침대와 식탁만 뜻할 수도, 밥솥까지 뜻할 수도 있습니다. 목록을 사진과 함께 계약서에 넣으세요. 인터넷도 마찬가지입니다. 위층 사람에게 무엇을 쓰는지, 비 오는 날에도 되는지 물어보세요.
계약서에서 세 줄은 두 번 읽으세요. 기간은 얼마이고 일찍 나가면 얼마를 내나요? 보증금은 어떤 조건으로 언제 돌려받나요? 에어컨과 펌프, 셔터는 누가 고치나요? 계단에서 약속한 것은 한 문장으로라도 계약서에 적혀 있어야 합니다.
몇 년씩 살 생각이라면 ‘리스’의 다른 뜻도 알아 두세요. 북마리아나 혈통이 아닌 사람은 이곳에서 땅을 소유할 수 없고 최장 55년까지 빌릴 수 있습니다. 1층을 제외한 콘도 호실은 예외입니다. 돈을 내기 전에 판매자의 사촌이 아니라 이런 일을 매주 다루는 변호사와 상담하세요.
마지막으로 집주인을 만나 보세요. 이만한 크기의 섬에서는 주유소에서 또 마주치게 됩니다. 좋은 집주인은 몇 명이 사는지, 반려동물은 있는지, 무슨 일을 하는지 먼저 묻습니다. 좋은 신호로 받아들이세요.
질문 12분이면 대개 전망을 다시 보지 않아도 두 집 중 하나가 이깁니다. 그 집이 전망까지 좋다면 축하합니다. 이제 셔터도 딸려 있는지 물어보세요.`,
} satisfies ArticleTexts

const ja = {
  title: 'サイパンで部屋を借りる前に聞いておくこと',
  excerpt: '広告にあるのは家賃だけ。本当の出費を決めるのは水と電気と屋根です。契約の前に確かめましょう。',
  content: `同じ村にある月950ドルのアパート2つでも、住んでみると月300ドルの差が出ることがあります。その差が広告に書かれていることはほとんどありません。眺めがあまりによくて、最初の見学で誰も聞かなかった質問の中にあります。このリストを持って出かけてください。
まず水のこと。24時間出るのか、決まった時間だけか。時間制なら何時に出て、残りの時間をまかなう給水タンクはあるか。台所の蛇口とシャワーを同時に出して、しばらく様子を見ましょう。飲み水は5ガロンのボトルを買う家がほとんどです。運び上げる階段も大事な条件です。
次に電気。誰が払い、先月はいくらだったか。部屋ごとに古いエアコンがあると、電気と水道で月200から300ドルになることもあります。新しい壁掛け式かどうかを見てください。建物に発電機があるか、どこまで電気が届くか、台風のあとの燃料代は誰が払うかも聞きましょう。
上を見ます。コンクリートの屋根は10月に値打ちがわかります。トタン屋根なら、いつ葺き替え、どう固定してあるか。台風シャッターは「どこかの倉庫」ではなく家にあるべきものです。1枚閉めて見せてもらいましょう。アコーディオン式なら10分、合板なら半日と友人1人が必要です。
下を見ます。道が冠水するかどうかは、仲介業者ではなく近所の人に聞いてください。塀に残る水の跡は正直です。扉の裏に並ぶ土のうも。
夜にもう一度来てみましょう。午前11時に静かだった道に、カラオケバーや40羽のおんどり、隣の発電機があるかもしれません。夜8時以降に一度訪れ、実際に停める場所に車を停めて、買い物袋を持ったつもりで玄関まで歩いてください。
何が残るのかを聞きます。家具付きとは、ベッドとテーブルだけのことも、炊飯器までのこともあります。リストを写真と一緒に契約書に入れてもらいましょう。インターネットも同じです。上の階の人に、何を使っているか、雨の日もつながるかを聞いてみてください。
契約書の3か所は2度読みます。期間はどれだけで、途中で出るといくらかかるか。敷金はどんな条件でいつ戻るか。エアコンとポンプとシャッターは誰が直すか。階段で約束されたことは、1文でもいいので書いてもらいましょう。
何年も住むつもりなら、「リース」のもう1つの意味も知っておきましょう。北マリアナの血筋でない人はここで土地を所有できず、最長55年まで借りることができます。1階を除くコンドミニアムの部屋は例外です。お金を払う前に、売り主のいとこではなく、こうした仕事を毎週している弁護士に相談してください。
最後に、家主に会いましょう。この大きさの島では、ガソリンスタンドでまた顔を合わせます。よい家主は、何人で住むか、ペットはいるか、仕事は何かと聞いてきます。よい兆しだと思ってください。
質問に12分かければ、たいてい眺めを見直すまでもなく、どちらかに決まります。それが眺めのいいほうなら、おめでとうございます。では、シャッターも付いているか聞いてみましょう。`,
} satisfies ArticleTexts

const zh = {
  title: '在塞班租房之前要问的问题',
  excerpt: '广告上写的是房租，真正花多少钱要看水、电和屋顶。签约之前请先问清楚。',
  content: `同一个村子的两套公寓，月租都是 950 美元，住进去以后每月可能差 300 美元。这个差别几乎从不出现在广告里，而是藏在第一次看房时没人问的问题里，因为风景实在太好了。请带上这份清单。
先问水。是 24 小时供水，还是定时供水？如果定时，是几点到几点，有没有水箱补足其余时间？把厨房水龙头和淋浴同时打开，多待一会儿看看。喝的水大多买五加仑的桶装水，要搬上去的楼梯也很重要。
再问电。电费谁付，上个月是多少？每间卧室一台旧空调，水电费每月可能要 200 到 300 美元。看看是不是较新的分体空调。再问大楼有没有发电机，能供哪些地方，台风之后的油费由谁出。
抬头看。混凝土屋顶到了十月就值钱了。如果是铁皮屋顶，问问上次什么时候换的，是怎么固定的。防风窗板应该就在房子里，而不是“放在哪个仓库”；请对方关上一扇给你看。折叠式的十分钟就能关好，用胶合板要一个下午，还要一个朋友帮忙。
低头看。街道会不会积水，要问邻居，不要问中介。院墙上的水痕不会说谎，门后那排沙袋也不会。
晚上再来一次。上午十一点很安静的街，可能有卡拉OK、四十只公鸡，或者邻居的发电机。晚上八点以后来一趟，把车停在以后要停的位置，像提着菜一样走到门口。
问清楚留下什么。带家具可能只是一张床和一张桌子，也可能连电饭锅都有。请把清单连同照片写进租约。网络也一样：问问楼上的人用的是哪家，下雨天好不好用。
租约里有三处要读两遍。租期多长，提前搬走要付多少？押金在什么条件下退，什么时候退？空调、水泵和防风窗板坏了由谁修？在楼梯上口头答应的事，哪怕一句话，也要写进去。
如果打算住好几年，还要了解“租赁”的另一层意思。没有北马里亚纳血统的人不能在这里拥有土地，最多可以租 55 年。一楼以上的共管公寓单元是例外。付钱之前，请咨询每周都办这类事务的律师，而不是卖方的表亲。
最后，见一见房东。在这么大的岛上，你们会在加油站再碰面。好房东也会问你问题：几个人住，有没有宠物，做什么工作。这是好兆头。
花十二分钟提问，两套房子里往往不用再看风景就能选出一套。如果正好是风景好的那套，恭喜你。现在再问一句：带不带防风窗板？`,
} satisfies ArticleTexts

export const beforeYouRentOnSaipan = { en, ko, ja, zh }
