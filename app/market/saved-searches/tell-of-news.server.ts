import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { notify } from '../../people/notifications/notify.server.ts'
import type { Alerts } from './saved-search.ts'
import { addressInNotice, conditionFor, wantedAt } from './wanted-search.server.ts'

const listingsAtOnce = 500
const searchesAtOnce = 50

type News = { id: string; kind: string; came_at: string }

/** Matches new listings with saved searches, and sends the instant notifications. */
export async function tellOfNews(database: Database, now = new Date()): Promise<void> {
  while (await database.transaction((tx) => matchNews(tx, now)));
  await tellOfHits(database, 'instant', now)
}

/** Matches some of the news; false when there are no more. Other processes match others. */
async function matchNews(tx: Database, now: Date): Promise<boolean> {
  const { rows: news } = await tx.execute<News>(sql`
    delete from listing_news where listing_id in (
      select listing_id from listing_news order by listing_id limit ${listingsAtOnce} for update skip locked
    ) returning listing_id as id, (select kind from listing where listing.id = listing_id) as kind, came_at`)
  if (news.length === 0) return false
  const { rows: searches } = await tx.execute<{ address: string }>(
    sql`select distinct address from saved_search where paused_at is null order by address`,
  )
  for (let from = 0; from < searches.length; from += searchesAtOnce) {
    const addresses = searches.slice(from, from + searchesAtOnce).map(({ address }) => address)
    await noteHits(tx, addresses, news, now)
  }
  return news.length === listingsAtOnce
}

/**
 * Each listing is reported once per search. Owners get no report of their own.
 * Materialized, because the planner would ask the conditions once more for every search that is saved.
 */
async function noteHits(tx: Database, addresses: readonly string[], news: readonly News[], now: Date) {
  const kinds = new Set(news.map(({ kind }) => kind))
  const matches: SQL[] = []
  for (const address of addresses) {
    const wanted = wantedAt(address)
    if (!wanted) continue
    const condition = await conditionFor(tx, wanted, { kinds, now })
    matches.push(
      sql`(select ${address}::text as wanted_address, id, owner_id, came_at from fresh listing where ${condition})`,
    )
  }
  if (matches.length === 0) return
  await tx.execute(sql`
    with fresh as materialized (
        select listing.*, came_at from listing join unnest(
          ${sql.param(news.map(({ id }) => id))}::bigint[], ${sql.param(news.map(({ came_at }) => came_at))}::timestamptz[]
        ) news(id, came_at) using (id)
      ),
      matched as materialized (${sql.join(matches, sql` union all `)})
    insert into saved_search_hit (search_id, listing_id)
    select saved_search.id, matched.id
    from matched join saved_search on saved_search.address = wanted_address
    where paused_at is null and saved_search.created_at <= came_at and user_id is distinct from owner_id
    on conflict do nothing`)
}

type SearchNews = {
  search_id: string
  user_id: string
  name: string
  address: string
  count: number
  last: string
}

/** Sends one notification per search for results not reported yet. What is paused or sold waits until it is back. */
export async function tellOfHits(database: Database, alerts: Alerts, now = new Date()): Promise<void> {
  await database.transaction(async (tx) => {
    const { rows } = await tx.execute<SearchNews>(sql`
      with told as (
        update saved_search_hit hit set told_at = ${now}
        from saved_search search, listing
        where told_at is null and search.id = search_id and search.alerts = ${alerts} and search.paused_at is null
          and listing.id = listing_id and listing.live and (expires_at is null or expires_at > ${now})
        returning search_id, listing_id
      )
      select search.id as search_id, user_id, name, search.address, count(*)::int as count, max(listing_id) as last
      from told join saved_search search on search.id = search_id
      group by search.id`)
    for (const { search_id, user_id, name, address, count, last } of rows) {
      const key = `saved-search ${search_id} ${last}`
      await notify(tx, user_id, {
        event: 'saved-search',
        values: { name, count },
        href: addressInNotice(address),
        key,
      })
    }
  })
}
