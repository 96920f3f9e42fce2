import { type SQL, sql } from 'drizzle-orm'
import { completeAreaOf } from '../../directory/known-areas.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { pageOf } from '../../ground/db/page-of.ts'
import { textsOf } from '../../directory/cards.server.ts'
import { allOf, wordCondition } from '../../directory/conditions.server.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { type StateColumns, stateOf } from '../../directory/listing-state.ts'
import {
  actsFor,
  colleagueRole,
  type ListingRight,
  mayAct,
  type Person,
} from '../../directory/may-act.server.ts'
import { ownerLink, pagesInMenu } from '../../directory/owner-pages.server.ts'
import { defaultPicture } from '../../directory/reference.ts'
import { wordsOf } from '../../directory/search-text.ts'
import { type CaseState, type CaseType, isAgainstOwner } from '../approval/cases.ts'
import { colleaguesAddress } from '../colleagues/addresses.ts'
import { answers } from '../messages/conversation.server.ts'
import { buyerAddress } from '../sales/addresses.ts'
import type { Figures } from './figures.ts'
import { findFigures } from './find-figures.server.ts'
import type { OwnListingQuery } from './own-listing-query.ts'
import { mostCounted, type OwnListing } from './own-listing.ts'

const perPage = 24

type OwnListingRow = StateColumns & {
  id: string
  kind: string
  ref: string
  owner_id: string | null
  lang: string
  title: string
  translation: { title?: string } | null
  picture: string | null
  offer: 'sale' | 'rent' | null
  created_at: string
  conversations: number
  unread: number
  /** Those of the pages in the menu, in their order. */
  counts: (number | null)[]
  /** The latest that the staff had to decide about it, but for appeals and for reports that changed nothing. */
  case_id: string | null
  case_type: CaseType | null
  case_state: CaseState | null
  case_owner_id: string | null
}

/** `previous` and `next`: whether there are others before it and behind it. */
type OwnPage = { listings: OwnListing[]; previous: boolean; next: boolean }

/**
 * A page of what someone has in the directory or acts for, in any state but deleted; the first where there is nothing at its
 * place.
 * @param kindsInOrder the words of the kinds in the order of their names
 */
export async function findOwnListings(
  { database, language, now }: Pick<RequestContext, 'database' | 'language' | 'now'>,
  person: Person,
  query: OwnListingQuery,
  kindsInOrder: readonly string[],
): Promise<OwnPage> {
  const own = actsFor(person, 'figures')
  const sorted = sortedBy(query, person, kindsInOrder)
  const start = query.after || query.before
  const place = start ? await findPlace(database, own, sorted, start) : null
  const isBackward = place !== null && !query.after
  const direction = isBackward === sorted.isAscending ? sql`desc` : sql`asc`
  const compared = isBackward === sorted.isAscending ? sql`<` : sql`>`
  const order = sql.join(
    sorted.by.map((column) => sql`${column} ${direction}`),
    sql`, `,
  )
  const condition = allOf(
    own,
    sql`listing.deleted_at is null`,
    query.type === 'all' ? undefined : sql`listing.kind = ${query.type}`,
    place === null
      ? undefined
      : sql`(${sql.join([...sorted.by], sql`, `)}) ${compared} (${sql.join(place, sql`, `)})`,
    ...wordsOf(query.q).map((word) => wordCondition(word)),
  )
  const { rows } = await database.execute<OwnListingRow>(sql`
    with shown as (
      select listing.id, row_number() over (order by ${order}) as place
      from listing ${sorted.join} where ${condition} order by ${order} limit ${perPage + 1}
    )
    select listing.id, kind, ref, owner_id, lang, title, translations -> ${language} as translation, offer, created_at,
      status, review, hidden_at, expires_at, ended_at, updated_at, talk.conversations, talk.unread, ${countsFor(person)} as counts,
      (select src from photo where listing_id = listing.id order by position limit 1) as picture,
      latest.id as case_id, latest.type as case_type, latest.state as case_state, case_owner_id
    from shown join listing using (id) left join lateral (
      select id, type, state, owner_id as case_owner_id from moderation_case
      where listing_id = listing.id and type <> 'appeal' and (type <> 'report' or state = 'hidden')
      order by id desc limit 1
    ) latest on true ${talkOf(person)}
    order by place`)
  if (place !== null && rows.length === 0)
    return findOwnListings(
      { database, language, now },
      person,
      { ...query, before: '', after: '' },
      kindsInOrder,
    )
  const { page: found, end } = pageOf(rows, perPage)
  const figures = await findFigures(
    database,
    found.map(({ id }) => id),
    now,
  )
  const listings = found.map((row) =>
    ownListing(row, person, { figures: figures.get(String(row.id))!, language, now }),
  )
  const isMore = end !== null
  return {
    listings: isBackward ? listings.toReversed() : listings,
    previous: isBackward ? isMore : place !== null,
    next: isBackward || isMore,
  }
}

/** What each page in the menu of a row of `listing` counts; null of those that count nothing. */
function countsFor(person: Person): SQL {
  const counts = pagesInMenu().map(({ count }) =>
    count ? sql`(${count(person, mostCounted + 1)})` : sql`null`,
  )
  return sql`array[${sql.join(counts, sql`, `)}]::int[]`
}

/** The conversations about a row of `listing`. */
const aboutListing = (person: Person): SQL =>
  sql`select from conversation where ${answers(person)} and listing_kind = kind and listing_ref = ref`

/** A join of a few rows of `listing` with what people write about them. */
const talkOf = (person: Person): SQL => sql`left join lateral (
    select (
        select count(*)::int from (${aboutListing(person)} limit ${mostCounted + 1}) counted
      ) as conversations,
      (
        select coalesce(sum(owner_unread), 0)::int from conversation
        where ${answers(person)} and listing_kind = kind and listing_ref = ref and (owner_unread > 0)
      ) as unread
  ) talk on true`

/**
 * The same for many rows: what is unread is gathered once, so that the rows can be sorted by it, and the other messages
 * are counted only for the rows of the page.
 */
const talkOfAll = (person: Person): SQL => sql`left join (
    select listing_kind as kind, listing_ref as ref, sum(owner_unread)::int as unread
    from conversation where ${answers(person)} and (owner_unread > 0) group by 1, 2
  ) news using (kind, ref) left join lateral (
    select count(*)::int as conversations from (${aboutListing(person)} limit ${mostCounted + 1}) counted
  ) talk on true`

type SortOrder = {
  /** Beside `listing`. */
  join: SQL
  /** All in the same direction; the last one is the id. */
  by: readonly SQL[]
  isAscending: boolean
}

/** Newest first where the sort's values are equal. */
function sortedBy(
  { sort, order }: OwnListingQuery,
  person: Person,
  kindsInOrder: readonly string[],
): SortOrder {
  const isAscending = order === 'asc'
  const turned = (column: SQL) => (isAscending ? sql`-${column}` : column)
  const newest = [sql`listing.created_at`, sql`listing.id`]
  switch (sort) {
    case 'directory': {
      const place = sql`coalesce(array_position(${sql.param(kindsInOrder)}::text[], listing.kind), 0)`
      return { join: sql``, by: [turned(place), ...newest], isAscending: false }
    }
    case 'messages':
      return {
        join: talkOfAll(person),
        by: [turned(sql`coalesce(unread, 0)`), turned(sql`conversations`), ...newest],
        isAscending: false,
      }
    case 'date':
      return { join: sql``, by: newest, isAscending }
  }
}

/** What a page begins behind; null of what is not theirs or gone for good: then it is the first one. */
async function findPlace(
  database: Database,
  own: SQL,
  { join, by }: SortOrder,
  start: string,
): Promise<SQL[] | null> {
  const [kind, ref] = start.split('/')
  const columns = by.map((column, at) => sql`(${column})::text as ${sql.identifier(`at${at}`)}`)
  const { rows } = await database.execute<Record<string, string>>(sql`
    select ${sql.join(columns, sql`, `)} from listing ${join} where ${own} and kind = ${kind} and ref = ${ref}`)
  const [row] = rows
  if (!row) return null
  const types = [...by.slice(2).map(() => sql`int`), sql`timestamptz`, sql`bigint`]
  return types.map((type, at) => sql`${row[`at${at}`]!}::${type}`)
}

function ownListing(
  row: OwnListingRow,
  person: Person,
  { figures, language, now }: Pick<RequestContext, 'language' | 'now'> & { figures: Figures },
): OwnListing {
  const {
    kind,
    ref,
    offer,
    conversations,
    unread,
    counts,
    expires_at,
    case_id,
    case_type,
    case_state,
    case_owner_id,
  } = row
  const { area, names, listing } = completeAreaOf(kind)!
  const key = { kind, ref, ownerId: row.owner_id }
  const may = (right: ListingRight) => mayAct(person, key, right)
  const { title, lang } = textsOf({ ...row, description: '' }, language)
  const state = stateOf(row, now)
  const isOwner = row.owner_id === person.id
  return {
    kind,
    directory: i18nOf(language)._(names.one),
    ref,
    title,
    lang,
    isForSale: listing.isSellable && offer !== 'rent',
    conversations,
    unread,
    figures,
    role: colleagueRole(person, key),
    pages: pagesInMenu().flatMap((page, at) => {
      const link = ownerLink(page, key, { viewer: person, language })
      return link ? [{ ...link, count: counts[at] ?? null }] : []
    }),
    colleagues: colleaguesAddress(kind, ref),
    mayEdit: may('edit'),
    mayOffer: may('offer'),
    mayAnswer: may('answer'),
    buyer: state === 'sold' && isOwner ? buyerAddress({ kind, ref }) : null,
    href: `${area.path}/${encodeURIComponent(ref)}`,
    picture: row.picture ?? defaultPicture,
    state,
    decision:
      case_state && isAgainstOwner(case_state) && case_owner_id === person.id ? Number(case_id) : null,
    changesInReview: case_type === 'edit' && case_state === 'open',
    createdAt: new Date(row.created_at),
    expiresAt: expires_at === null ? null : new Date(expires_at),
  }
}
