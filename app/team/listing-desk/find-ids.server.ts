import { type SQL, sql } from 'drizzle-orm'
import { accountEmail } from '../../people/accounts/email-address.ts'
import { knownAreas } from '../../directory/known-areas.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { isUuid } from '../../ground/db/uuid.ts'
import { allOf, likeText } from '../../directory/conditions.server.ts'
import { lettersOf } from '../../directory/search-text.ts'
import { type DeskQuery, deskStates } from './desk-query.ts'

/** Up to this many matches of a term are sorted; with more, the newest are found soon by walking from the newest. */
const mostSorted = 3_000

/** The position of a listing in the order: the sort value and its id. */
export type Place = { readonly id: string; readonly at: string }

type PageQuery = DeskQuery & {
  readonly most: number
  /** The listing after which to begin, if known; `after` refers to its current position: without one, to none. */
  readonly behind?: Place
}
type ListContext = Pick<RequestContext, 'now' | 'samples'>

/**
 * The ids of the listings that are asked for, in order, with their places: the newest first, what is expired by when it
 * did.
 * Null: no one has the owner's address.
 */
export async function findIds(
  database: Database,
  { now, samples }: ListContext,
  query: PageQuery,
): Promise<Place[] | null> {
  const ownerId = query.owner && (await accountOf(database, query.owner))
  if (ownerId === null) return null
  const by = query.state === 'expired' ? sql`listing.expires_at` : sql`listing.created_at`
  const place = query.behind ?? (query.after ? await findPlace(database, by, query.after) : null)
  const behind = place
    ? sql`(${by}, listing.id) < (${place.at}::timestamptz, ${place.id}::bigint)`
    : undefined
  const sorted = { ...query, by, behind, ownerId }
  const stated = allOf(
    sql`true`,
    stateCondition(query.state, now),
    samples ? undefined : sql`not listing.sample`,
  )
  if (query.q) return findByTerm(database, stated, sorted)
  return idsOf(database, sourceOf(stated, sorted), sorted)
}

/** An account's id, from an id or an address; null if no account has the address. */
async function accountOf(database: Database, owner: string): Promise<string | null> {
  if (isUuid(owner)) return owner
  const { rows } = await database.execute<{ id: string }>(
    sql`select id from users where email = ${accountEmail(owner)}`,
  )
  return rows[0]?.id ?? null
}

/** Null where it has none in this order. */
async function findPlace(database: Database, by: SQL, id: number): Promise<Place | null> {
  const { rows } = await database.execute<Place>(
    sql`select id, (${by})::text as at from listing where id = ${id} and ${by} is not null`,
  )
  return rows[0] ?? null
}

const stateColumn = sql`listing_state(listing.status, listing.review, listing.hidden_at, listing.deleted_at)`

/** What is live expires without a change of its row. */
function stateCondition(state: DeskQuery['state'], now: Date): SQL | undefined {
  if (state === 'live') return sql`(listing.expires_at is null or listing.expires_at > ${now})`
  return state === 'expired' ? sql`listing.live and listing.expires_at <= ${now}` : undefined
}

type SortedQuery = Omit<PageQuery, 'behind'> & {
  readonly by: SQL
  readonly behind: SQL | undefined
  readonly ownerId: string
}

/** The first of some listings in the order that is asked for. */
async function idsOf(database: Database, source: SQL, { by, most }: SortedQuery): Promise<Place[]> {
  const { rows } = await database.execute<Place>(
    sql`select listing.id, (${by})::text as at from ${source} order by ${by} desc, listing.id desc limit ${most}`,
  )
  return rows
}

/** Each is an index that is read from where the page begins. */
function sourceOf(stated: SQL, { kind, state, by, behind, ownerId, most }: SortedQuery): SQL {
  const first = (...conditions: (SQL | undefined)[]) =>
    sql`(select id, created_at, expires_at from listing where ${allOf(stated, behind, ...conditions)}
      order by ${by} desc, listing.id desc limit ${most}) listing`
  const ofKind = kind ? sql`listing.kind = ${kind}` : undefined
  const isState = state ? sql`${stateColumn} = ${state}` : undefined
  if (ownerId)
    return first(sql`listing.owner_id = ${ownerId}`, ofKind, state === 'expired' ? undefined : isState)
  if (state === 'expired') return first(ofKind)
  if (!kind && !state) return first()
  const kinds = sql.param(kind ? [kind] : knownAreas().map((area) => area.kind))
  const states = sql.param(state ? [state] : deskStates.filter((one) => one !== 'expired'))
  const ofOne = first(sql`listing.kind = asked_kind.kind`, sql`${stateColumn} = asked_state.state`)
  return sql`unnest(${kinds}::text[]) asked_kind(kind), unnest(${states}::text[]) asked_state(state), lateral ${ofOne}`
}

/** By the beginnings of words of a title, or by the id in an address. */
async function findByTerm(database: Database, stated: SQL, query: SortedQuery): Promise<Place[]> {
  const { q, kind, state, ownerId, by, behind, most } = query
  const isAsked = allOf(
    stated,
    kind ? sql`listing.kind = ${kind}` : undefined,
    state && state !== 'expired' ? sql`${stateColumn} = ${state}` : undefined,
    ownerId ? sql`listing.owner_id = ${ownerId}` : undefined,
  )
  const begins = titleBegins(q)
  const kinds = sql.param(knownAreas().map((area) => area.kind))
  const isNamed = sql`listing.kind = any(${kinds}::text[]) and listing.ref = ${q}`
  const { rows } = await database.execute<{ total: number; places: Place[] }>(sql`
    with listing as materialized (
      select id, created_at, expires_at from listing where live and ${begins} and ${isAsked}
      union all select id, created_at, expires_at from listing where not live and ${begins} and ${isAsked}
      union all select id, created_at, expires_at from listing where ${isNamed} and not (${begins}) and ${isAsked}
      limit ${mostSorted + 1}
    )
    select (select count(*)::int from listing) as total, array(
      select json_build_object('id', id::text, 'at', (${by})::text)
      from listing where ${behind ?? sql`true`} order by ${by} desc, listing.id desc limit ${most}
    ) as places`)
  const { total, places } = rows[0]!
  if (total <= mostSorted) return places
  return idsOf(database, sql`(select * from listing where ${allOf(isAsked, begins, behind)}) listing`, query)
}

/** Whether the title contains words that begin with each of these words; false for a text without letters. */
export function titleBegins(q: string): SQL {
  const words = lettersOf(q)
  return allOf(
    sql`${words.length > 0}`,
    ...words.map((word) => sql`listing.title_words like ${`% ${likeText(word)}%`}`),
  )
}
