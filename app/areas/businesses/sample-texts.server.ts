import type { ListingInput } from '../../directory/save-listing.server.ts'

type BusinessText = Pick<ListingInput, 'title' | 'description' | 'translations'>

/** A name is the same in every language. */
const textIn = (
  title: string,
  descriptions: { en: string; ko: string; ja: string; zh: string },
): BusinessText => {
  const { en, ko, ja, zh } = descriptions
  return {
    title,
    description: en,
    translations: {
      ko: { title, description: ko },
      ja: { title, description: ja },
      zh: { title, description: zh },
    },
  }
}

/** By ref. */
export const texts = {
  '1': textIn('Flame Tree Arts & Crafts', {
    en: `Carvings, weaving, shell jewelry and prints by some forty artists of the Marianas, every piece with the name of the one who made it.

Bring an idea: we pass it on to a carver, a weaver or a painter, and show you a drawing before anything is cut. Larger pieces are packed for the plane or sent home for you.`,
    ko: `마리아나 제도의 예술가 마흔여 명이 만든 목조각, 직조 공예, 조개 장신구와 판화를 판매합니다. 작품마다 만든 사람의 이름이 적혀 있습니다.

원하는 것을 말씀해 주시면 조각가, 직조 장인, 화가에게 전하고, 제작 전에 먼저 스케치를 보여 드립니다. 큰 작품은 비행기에 실을 수 있게 포장하거나 댁으로 보내 드립니다.`,
    ja: `マリアナ諸島の作家およそ40人による木彫り、編み物、貝のアクセサリー、版画をそろえています。どの作品にも作り手の名前がついています。

ご希望をお聞かせください。彫刻家や編み手、画家に伝え、作り始める前に下絵をお見せします。大きな作品は機内に持ち込めるように梱包するか、ご自宅へお送りします。`,
    zh: `店里有马里亚纳群岛四十多位艺术家的木雕、编织、贝壳首饰和版画，每件作品都写着作者的名字。

您可以带来自己的想法：我们会转告雕刻师、编织师或画家，动手之前先给您看草图。大件作品可以按登机要求包装，也可以直接寄到您家。`,
  }),
  '2': textIn('Sirenan Kusina', {
    en: `Red rice, kelaguen, kadu and grilled fish the way our grandmothers cook them, with finadene on every table and a view of the lagoon from the porch.

On Sundays after church there is a fiesta table for large families. Call ahead for trays to take along.`,
    ko: `할머니들의 손맛 그대로 만든 레드 라이스, 켈라구엔, 카두와 생선구이. 테이블마다 피나데니 소스가 놓여 있고, 테라스에서는 라군이 보입니다.

일요일 예배 후에는 대가족을 위한 피에스타 상을 차립니다. 포장용 트레이는 미리 전화해 주세요.`,
    ja: `おばあちゃんの味そのままの赤飯（レッドライス）、ケラグエン、カドゥ、焼き魚。どのテーブルにもフィナデニソースがあり、テラスからはラグーンが見えます。

日曜の礼拝のあとは大家族向けのフィエスタ料理が並びます。お持ち帰り用のトレーは前もってお電話ください。`,
    zh: `红米饭、凯拉古恩、卡杜汤和烤鱼，都是祖母们的做法。每桌都有菲纳登酱，坐在门廊上就能看到潟湖。

星期天礼拜之后有适合大家庭的节日大餐。需要外带整盘，请提前来电。`,
  }),
  '3': textIn('Star & Swell Boat Tours', {
    en: `Small groups, never more than eight: Tachogna reef and the Grotto-like caves of the west coast by day, a sail with a traditional outrigger at sunset.

Our guides are sailors and licensed dive masters from Tinian. They tell of the stars and swells by which their great-grandparents found their way, and bring masks, fins and lunch.`,
    ko: `여덟 명을 넘지 않는 소규모 투어입니다. 낮에는 타촉냐 산호초와 서해안의 동굴을, 해 질 무렵에는 전통 아웃리거 카누를 타고 바다로 나갑니다.

가이드는 모두 티니안 출신의 뱃사람이자 자격을 갖춘 다이브 마스터입니다. 증조부모 세대가 길을 찾던 별과 너울 이야기를 들려드리고, 마스크와 핀, 점심도 준비합니다.`,
    ja: `定員8名までの少人数ツアーです。昼はタチョンガのサンゴ礁と西海岸の洞窟へ、夕方は伝統的なアウトリガーカヌーで海へ出ます。

ガイドはテニアン出身の船乗りで、資格を持つダイブマスターです。曽祖父母が頼りにした星とうねりの話をしながらご案内します。マスク、フィン、昼食つき。`,
    zh: `小团出行，最多八人：白天去塔琼加珊瑚礁和西海岸的洞穴，傍晚乘传统舷外支架独木舟出海。

导游都是天宁本地的水手，也是持证潜水长。他们会讲述曾祖父母如何靠星星和涌浪辨认方向，面镜、脚蹼和午餐都为您备好。`,
  }),
  '4': textIn('Lau Lau Garage', {
    en: `Brakes, batteries, air conditioning and everything that rust does to a car on an island. We also do the yearly safety inspection.

Parts that are not on Saipan come by ship or by plane: we tell you the price of both before you decide.`,
    ko: `브레이크, 배터리, 에어컨은 물론 섬에서 녹이 슬어 생기는 모든 문제를 고칩니다. 매년 받는 안전 검사도 합니다.

사이판에 없는 부품은 배나 비행기로 들여옵니다. 결정하시기 전에 두 가지 가격을 모두 알려 드립니다.`,
    ja: `ブレーキ、バッテリー、エアコン、そして島の車につきもののサビまで、なんでも直します。年に一度の安全検査も行っています。

サイパンにない部品は船便か航空便で取り寄せます。お決めになる前に両方の料金をお伝えします。`,
    zh: `刹车、电瓶、空调，以及海岛上锈蚀给汽车带来的各种毛病，我们都修。年度安全检测也可以在这里做。

塞班没有的配件会走海运或空运，在您决定之前，我们会把两种价格都告诉您。`,
  }),
  '5': textIn('Lagoon Smile Dental', {
    en: `Cleanings, fillings, crowns and braces for the whole family, and a hygienist who is patient with children.

We speak English, Korean, Chamorro and Tagalog. Visitors with a toothache are seen on the same day whenever we can.`,
    ko: `온 가족을 위한 스케일링, 충치 치료, 크라운, 교정 진료를 합니다. 치과위생사가 아이들을 차분하게 돌봐 드립니다.

영어, 한국어, 차모로어, 타갈로그어로 상담할 수 있습니다. 여행 중 치통이 생긴 분은 가능하면 당일에 진료해 드립니다.`,
    ja: `クリーニング、虫歯の治療、かぶせ物、矯正まで、ご家族みなさんの歯を診ます。歯科衛生士がお子さまにもゆっくり対応します。

英語、韓国語、チャモロ語、タガログ語が通じます。旅行中に歯が痛くなった方は、できるかぎり当日に診察します。`,
    zh: `为全家提供洗牙、补牙、牙冠和矫正服务，洁牙师对孩子特别有耐心。

我们会说英语、韩语、查莫罗语和他加禄语。旅途中牙痛的游客，我们会尽量安排当天就诊。`,
  }),
  '6': textIn('Songsong Home Builders', {
    en: `Cement, steel, roofing, storm shutters and water tanks from our yard in Songsong, and a crew that builds with them: concrete houses that stand up to typhoons, extensions and roof repairs.

We draw the plans, see the permits through and show you a house that we built ten years ago before you sign for yours.`,
    ko: `송송의 자재 마당에서 시멘트, 철근, 지붕재, 태풍 셔터, 물탱크를 판매하고, 그 자재로 직접 짓는 시공팀도 있습니다. 태풍에 견디는 콘크리트 주택, 증축, 지붕 수리를 맡겨 주세요.

설계와 허가 절차까지 맡아 드리며, 계약하시기 전에 저희가 10년 전에 지은 집을 직접 보여 드립니다.`,
    ja: `ソンソンの資材置き場で、セメント、鉄筋、屋根材、台風シャッター、貯水タンクを販売しています。施工チームもいて、台風に耐えるコンクリート住宅、増築、屋根の修理を引き受けます。

設計から許可の手続きまで引き受けます。ご契約の前に、10年前に建てた家をお見せします。`,
    zh: `我们在松松村的料场出售水泥、钢筋、屋面材料、防风窗板和水箱，也有自己的施工队：建造抗台风的混凝土住宅、扩建和修屋顶。

从设计图到许可手续都由我们负责。签约之前，我们会带您看一栋我们十年前建的房子。`,
  }),
} as const satisfies Record<string, BusinessText>
