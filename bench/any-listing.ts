import type { AnyArea } from '../app/directory/area.ts'
import type { Attribute } from '../app/directory/attributes/attribute.ts'
import { facetsOf } from '../app/directory/facets.ts'
import { allDay, at, daily, workdays } from '../app/directory/hours/hours.ts'
import { islands } from '../app/ground/request/islands.ts'
import { addDays } from '../app/ground/i18n/local-time.ts'
import type { GeneratedListing } from './fill.ts'
import { sequence } from './sequence.ts'

/** Fills one area's declaration with values: what its filters and sorts ask for, and a text to search in. */
export function anyListing(area: AnyArea, number: number): GeneratedListing {
  const random = sequence(number)
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)]!
  const text = (words: number) => Array.from({ length: words }, () => word(random)).join(' ')
  const offer = area.price?.rent && random() < 0.3 ? 'rent' : area.price?.sale ? 'sale' : undefined
  const island = random() < 0.8 ? islands[0] : pick(islands)
  const [west, south] = corners[island]
  const facets = Object.fromEntries(facetsOf(area).map((facet) => [facet.key, facet.options]))
  const attributes = Object.entries(area.attributes).map(([key, attribute]) => {
    const values = (facets[key] ?? attribute.facet?.options ?? []).map(({ value }) => value)
    return [key, random() < 0.9 ? valueFor(attribute, values, pick, random) : null] as const
  })
  return {
    ref: `g${number}`,
    title: text(5),
    description: text(30),
    island,
    village: pick(villages),
    lng: west + random() * 0.08,
    lat: south + random() * 0.1,
    ...(offer && { offer }),
    priceCents: 1_000 + Math.floor(random() ** 4 * 1e8),
    attributes: Object.fromEntries(attributes.filter(([, value]) => value !== null)),
    ...(takesPlace(area) && time(random)),
    ...(area.filters.includes('rating') && random() < 0.7 && reviewed(random)),
  }
}

const takesPlace = ({ sorts }: AnyArea) =>
  Object.values(sorts).some(({ order }) => order.some(([by]) => by === 'nextStart'))

const day = 24 * 60 * 60_000 // ms
const today = new Date().setUTCHours(0, 0, 0, 0)

/** Two hours within the last month or the next three. */
function time(random: () => number) {
  const start = today + (random() * 120 - 30) * day
  const end = start + day / 12
  return { nextStart: end > Date.now() ? new Date(start) : null, lastEnd: new Date(end) }
}

const reviewed = (random: () => number) => ({
  rating: Math.round(50 - 40 * random() ** 2) / 10,
  reviewCount: 1 + Math.floor(200 * random() ** 3),
})

/** A value that the attribute can read back; null where nothing is known of what it holds. */
function valueFor(
  attribute: Attribute,
  options: readonly string[],
  pick: <T>(from: readonly T[]) => T,
  random: () => number,
): unknown {
  const candidates = [
    options.length > 0 ? pick(options) : 'word',
    options.filter(() => random() < 0.3),
    Math.floor(random() * 3_000),
    Math.floor(random() * 6),
    pick([allDay, daily(at('9:00', '18:00')), workdays(at('7:30', '16:30'))]),
    dayAt(random() * 300),
  ]
  return candidates.map((one) => attribute.decode(one)).find((value) => value !== null) ?? null
}

/** Within some days after a fixed one, which cases ask for. */
const dayAt = (days: number) => addDays(firstDay, Math.floor(days))
export const firstDay = '2026-11-20'

const corners = { saipan: [145.7, 15.12], tinian: [145.6, 14.93], rota: [145.13, 14.12] } as const
const villages = 'Garapan,Susupe,Chalan Kanoa,San Antonio,San Jose,Capitol Hill,Tanapag,Kagman,Dandan'.split(
  ',',
)

const common =
  'clean garage kept new cold air island family weekend beach road ocean view parking near market fresh local open daily'.split(
    ' ',
  )
const uncommon = '사이판 중고차 해변 가라판 サイパン 中古車 海辺 ガラパン 塞班 二手车 海滩 加拉班'.split(' ')

/** Mostly common words, some in Korean, Japanese and Chinese, and some that hardly any other listing has. */
function word(random: () => number): string {
  const kind = random()
  if (kind < 0.7) return common[Math.floor(random() * common.length)]!
  if (kind < 0.8) return uncommon[Math.floor(random() * uncommon.length)]!
  return `w${Math.floor(random() ** 3 * 20_000).toString(36)}`
}
