/** What a text says in numbers. */
export type Amounts = {
  readonly priceFrom?: number
  readonly priceTo?: number
  readonly bedrooms?: number
  readonly isOpenNow?: true
}
/** An amount with the words that say it. */
export type SaidAmount = { readonly typed: string; readonly amounts: Amounts }

/** `null`: it is no such amount after all. */
type Rule = readonly [RegExp, (found: RegExpExecArray) => Amounts | null]

// A word of Latin letters and digits begins and ends here: it may touch Korean, Japanese or Chinese.
const begin = String.raw`(?<![\p{sc=Latin}\p{N}]|\d[.,:])`
const end = String.raw`(?![\p{sc=Latin}\p{N}]|[.,]\d)`

const measure = `(?:${[
  String.raw`kgs?|g|lbs?|oz|(?:gallon|lit(?:er|re))s?`,
  String.raw`kms?|mi|miles?|m|met(?:er|re)s?|cm|mm|ft|feet|foot(?!\s*(?:massage|spa))|inch(?:es)?`,
  String.raw`(?:k?m|ft)2|sqm|sqft|(?:sq\.?|square)\s*(?:m|met(?:er|re)s?|ft|feet)|acres?`,
  String.raw`mins?|minutes?|hrs?|hours?|days|day(?!\s*(?:trip|tour|pass|spa|cruise))|nights|weeks|months|years?`,
  String.raw`people|persons?|pax|guests?(?!\s*house)|(?:seat|seater)s?|passengers?(?!\s*(?:van|bus|car))`,
  String.raw`hp(?!\s*(?:laptop|printer|computer))|cc|k?w(?!\s*\/)|kva|(?:watt|volt)s?|gb|tb|%|percent`,
].join('|')})`
const bare = String.raw`\s*\d[\d,.]*\s*[k천만千万]?`
/** Units that words begin with, too: they count only directly after a number. 2주 are two weeks, 주택 is a house. */
const counter = String.raw`(?<!\s)(?:개월|시간|리터|갤런|와트|볼트|퍼센트|[주명인일년평분세박]|[个ヶケヵカか]月|小时|時間|加仑|平米|公里|[人名位座席升瓦伏米坪周週天日年分岁歳泊晚]|リットル|ガロン|ワット|ボルト|パーセント)`
const measured = String.raw`(?:\s*${measure}${end}|${counter})`
const amount = String.raw`[$＄]?\s*(\d[\d,]*(?:\.\d+)?)\s*(k|천|만|千|万)?\s*(?:dollars?|usd|달러|불|ドル|美元|美金|[$＄])?${end}`
/** A price. A count or a measure is not one, unless a currency follows, and neither is a single digit. */
const number = String.raw`(?!${bare}${measured}|\s*\d(?![\d,.]|\s*[k천만千万]))${amount}`
const more = 'over|above|more than'
const less = 'under|below|less than'
const atLeast = `not? (?:${less})|${more}|at least|minimum(?: of)?|최소|至少|不少于|最低`
const atMost = `not? (?:${more})|(?<!not? )(?:${less})|at most|up to|maximum(?: of)?|최대|至多|最多|不超[过過]|最大|最高`
const orMore = `이상|以上|起|or more${end}(?!${measured})`
const orLess = `이하|미만|까지|以下|以内|未満|まで|or (?:less|fewer|under|below)${end}(?!${measured})`
const max = `max(?:imum)?${end}`
const till = String.raw`\s*(?:-|–|to|~|から|부터|到|至)\s*`

/** A unit of rooms: bathrooms may follow at once, as in "3br2ba". */
const roomsEnd = String.raw`(?!\p{sc=Latin})`
/** Rooms with their bound; what is "max" before a number is a price. */
const bounded = (form: string) =>
  new RegExp(
    String.raw`(?:${begin}(?:${atMost}|max|${atLeast})\s*)?${form}(?:\s*(?:${orMore}|${orLess}|${max}(?!\s*(?:(?:rent|price|budget)\s*)?[$\d])))?`,
    'u',
  )
const isAtMost = new RegExp(`^(?:${atMost}|max)|(?:${orLess}|${max})$`, 'u')

const rules: readonly Rule[] = [
  [
    new RegExp(`${begin}(?!${bare}${till}${bare}${measured})${amount}${till}${amount}(?![\\d+])`, 'u'),
    (found) => between(found),
  ],
  [new RegExp(`(?:${begin}(?:${atMost}|cheaper than)|<)\\s*${number}`, 'u'), to],
  [new RegExp(`${begin}max\\s*${number}`, 'u'), toMoney],
  [new RegExp(`${begin}${number}\\s*(?:${orLess})`, 'u'), to],
  [new RegExp(`${begin}${number}\\s*${max}`, 'u'), toMoney],
  [new RegExp(`(?:${begin}(?:${atLeast})|>)\\s*${number}`, 'u'), from],
  [new RegExp(`${begin}${number}\\s*(?:${orMore})`, 'u'), from],
  [
    bounded(
      `${begin}(\\d+)\\s*(?:\\+\\s*)?-?\\s*(?:(?:bed\\s?rooms?|beds?|br|bdrms?|ldk)${roomsEnd}|ベッドルーム|寝室|卧室?|室|居室|房(?!产|屋|车))`,
    ),
    rooms,
  ],
  [
    // Of the rooms that are no bedrooms are saunas, karaoke, internet cafés, laundries and kitchens; 가방 is a bag.
    bounded(
      String.raw`(?:침실|(?<!찜질|노래|피씨|피시|pc|게임|만화|빨래|놀이|가|주|공|책)방)\s*(\d+)(?:\s*[개칸]|(?=\s*(?:욕실|화장실|${orMore}|${orLess}))|(?!\d|\p{sc=Hang}|\s*시))`,
    ),
    rooms,
  ],
  [
    bounded(
      `${begin}(one|two|three|four|studio|한|두|세|一|两|二|三|四)[\\s-]?(?:(?:bed\\s?rooms?|beds?|br)${roomsEnd}|卧室?|房|室|居室)`,
    ),
    rooms,
  ],
  [
    new RegExp(
      `${begin}(?:open (?:right )?now|open today)${end}|지금 (?:영업|여는|문 ?연)|(?:영업|운영) ?중(?:인)?|今(?:すぐ)?(?:営業中|開いている|やっている)の?|営業中の?|现在(?:营业|开门)的?|营业中的?|正在营业的?`,
      'u',
    ),
    () => ({ isOpenNow: true }),
  ],
]

const spelled: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  studio: 0,
  한: 1,
  두: 2,
  세: 3,
  一: 1,
  两: 2,
  二: 2,
  三: 3,
  四: 4,
}
const times: Readonly<Record<string, number>> = { k: 1_000, 천: 1_000, 千: 1_000, 만: 10_000, 万: 10_000 }

const dollars = (digits = '', unit = '') =>
  Math.round(Number(digits.replaceAll(',', '')) * (times[unit] ?? 1))

/** "Up to 4" says nothing of a price. */
const leastDollars = 10
const isMoney = /[$＄k천만千万]|dollar|usd|달러|불|ドル|美元|美金/u

function to([, digits, unit]: RegExpExecArray): Amounts | null {
  const priceTo = dollars(digits, unit)
  return priceTo >= leastDollars ? { priceTo } : null
}
/** Phones are called Max, too. */
function toMoney(found: RegExpExecArray): Amounts | null {
  return isMoney.test(found[0]) ? to(found) : null
}
function from([, digits, unit]: RegExpExecArray): Amounts | null {
  const priceFrom = dollars(digits, unit)
  return priceFrom >= leastDollars ? { priceFrom } : null
}
function between([said, low, lowUnit, high, highUnit]: RegExpExecArray): Amounts | null {
  if (!isMoney.test(said)) return null
  return { priceFrom: dollars(low, lowUnit ?? highUnit), priceTo: dollars(high, highUnit) }
}
/** There is no filter for at most so many. */
function rooms([said, count = '']: RegExpExecArray): Amounts | null {
  if (isAtMost.test(said)) return null
  return { bedrooms: spelled[count] ?? Math.min(Number(count), 4) }
}

/** Takes the amounts out of a normalized text, in their order: "truck under 20k" leaves "truck". */
export function takeAmounts(text: string): { rest: string; said: readonly SaidAmount[] } {
  const said: SaidAmount[] = []
  let rest = text
  for (const [form, read] of rules) {
    const found = form.exec(rest)
    const amounts = found && read(found)
    if (!amounts) continue
    said.push({ typed: found[0].trim(), amounts })
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`
  }
  return {
    rest: rest.replaceAll(/\s+/g, ' ').trim(),
    said: said.toSorted((one, other) => text.indexOf(one.typed) - text.indexOf(other.typed)),
  }
}
