import { sql } from 'drizzle-orm'
import { knownAreas, knownLists } from '../../directory/known-areas.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { AnyArea } from '../../directory/area.ts'
import { withRef } from '../../directory/conditions.server.ts'
import { listQuery } from '../../directory/list/list-query.ts'
import { keepUntilMidnight } from '../../directory/page-lifetime.server.ts'
import { daysBetween, localDate } from '../../ground/i18n/local-time.ts'
import { searchOr } from '../../directory/search-or.server.ts'
import { type Banner, chooseBanner, weightOf } from './banners.ts'
import { type Place, placesOf } from './places.server.ts'

type RunningBanner = Omit<Banner, 'weight'> & { category: string; subcategories: string[]; endsOn: string }

/** The values of an attribute or of the offer that a page is about; undefined: of all. */
type ValuesOf = (key: string) => readonly string[] | undefined

const most = 12

/**
 * The running advertisements for the page of an address, the first as likely as its weight says: it shows without
 * script. The page is old when one of them begins or ends.
 */
export function findBanners(
  context: RequestContext,
  url: URL,
  signal: AbortSignal,
): Promise<readonly Banner[]> {
  const subject = subjectOf(context, url)
  if (!subject) return Promise.resolve([])
  context.tags.add('campaign')
  keepUntilMidnight(context)
  return searchOr(context, signal, [], async (database) => {
    const running = await findRunning(database, localDate(context.now))
    const fitting = await fittingOf(database, subject, running)
    return inTurn(
      fitting.map(({ category: _category, subcategories: _subcategories, endsOn, ...banner }) => ({
        ...banner,
        weight: weightOf(daysBetween(localDate(context.now), endsOn) + 1),
      })),
    )
  })
}

type Subject =
  | { type: 'home' }
  | { type: 'page'; path: string }
  | { type: 'list'; kind: string; valuesOf: ValuesOf }
  | { type: 'listing'; kind: string; ref: string }

/** What the page of an address is about; null where there are never advertisements. */
function subjectOf({ island }: Pick<RequestContext, 'island'>, url: URL): Subject | null {
  const { pathname } = url
  if (pathname === '/') return { type: 'home' }
  if (pathname === '/services') return { type: 'page', path: pathname }
  const list = knownLists().get(pathname)
  if (list) return listSubject(list, url, island)
  const [ref = '', ...base] = pathname.split('/').toReversed()
  const area = knownAreas().find(({ path }) => path === base.toReversed().join('/'))
  return area && ref ? { type: 'listing', kind: area.kind, ref: decodeURIComponent(ref) } : null
}

function listSubject(list: AnyArea, url: URL, island: RequestContext['island']): Subject {
  const { chosen } = listQuery(list).parse(url, island)
  const fixed = list.preset?.fixed ?? {}
  return { type: 'list', kind: list.kind, valuesOf: (key) => fixed[key] ?? chosen[key] }
}

async function findRunning(database: Database, day: string): Promise<RunningBanner[]> {
  const { rows } = await database.execute<RunningBanner>(sql`
    select id::float8 as id, alt, lang, category, subcategories, ends_on::text as "endsOn",
      (select jsonb_object_agg(slot, name) from campaign_picture where campaign_id = campaign.id) as pictures
    from campaign
    where paid_at is not null and ended_at is null and paused_on is null
      and ends_on >= ${day} and starts_on <= ${day}`)
  return rows
}

async function fittingOf(
  database: Database,
  subject: Subject,
  running: readonly RunningBanner[],
): Promise<readonly RunningBanner[]> {
  if (subject.type === 'home') return running
  const shownAt = running.map((one) => ({ one, ...placesOf(one.category, one.subcategories) }))
  if (subject.type === 'page')
    return shownAt.flatMap(({ one, pages }) => (pages.includes(subject.path) ? [one] : []))
  const { kind } = subject
  const ofKind = shownAt.filter(({ places }) => places.some((place) => place.kind === kind))
  if (ofKind.length === 0) return []
  const valuesOf = subject.type === 'list' ? subject.valuesOf : await valuesOfListing(database, subject)
  return ofKind.flatMap(({ one, places }) =>
    places.some((place) => place.kind === kind && isWithin(place, valuesOf)) ? [one] : [],
  )
}

const isWithin = ({ where }: Place, valuesOf: ValuesOf) =>
  Object.entries(where).every(
    ([key, values]) => valuesOf(key)?.some((value) => values?.includes(value)) ?? true,
  )

async function valuesOfListing(
  database: Database,
  { kind, ref }: { kind: string; ref: string },
): Promise<ValuesOf> {
  const { rows } = await database.execute<{ offer: string | null; attributes: Record<string, unknown> }>(
    sql`select offer, attributes from listing where kind = ${kind} and ${withRef(ref)}`,
  )
  const values = { ...rows[0]?.attributes, offer: rows[0]?.offer }
  return (key) => [values[key as keyof typeof values]].flat().map(String)
}

/** In random order: each comes first as often as its weight says. */
function inTurn(banners: readonly Banner[]): Banner[] {
  const left = [...banners]
  const order: Banner[] = []
  while (order.length < most) {
    const next = chooseBanner(left, Math.random())
    if (!next) break
    order.push(next)
    left.splice(left.indexOf(next), 1)
  }
  return order
}
