import { type SQL, sql } from 'drizzle-orm'
import { ownListingsPath } from '../create-listing/addresses.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { Notice } from '../../people/notifications/events.ts'
import { notify } from '../../people/notifications/notify.server.ts'

/** Days before the end at which the owner is warned. */
const warnings = [7, 1]
const atOnce = 500

type EndingListing = { id: string; owner_id: string; kind: string; title: string; due: string }

/** Tells owners of what expires in a week and in a day, and asks once a year whether what never expires is still so. */
export async function warnOfEnds(database: Database, now: Date): Promise<void> {
  for (const days of warnings) await tellOf(database, { days, ...expiring(days, now) })
  await tellOf(database, { days: 0, ...unconfirmed(now) })
}

/** Only the latest due warning: after a long absence two must not arrive at once. */
function expiring(days: number, now: Date) {
  const later = warnings.filter((one) => one < days)
  const after = sql`${now}::timestamptz + make_interval(days => ${Math.max(0, ...later)})`
  return {
    due: sql`expires_at`,
    which: sql`expires_at > ${after} and expires_at <= ${now}::timestamptz + make_interval(days => ${days})`,
    noticeOf: ({ title, due }: EndingListing): Notice => ({
      event: 'listing-expires',
      values: { title, at: new Date(due).toISOString() },
    }),
  }
}

function unconfirmed(now: Date) {
  const confirmed = sql`coalesce(renewed_at, created_at)`
  const years = sql`floor(extract(epoch from ${now}::timestamptz - ${confirmed}) / extract(epoch from interval '365 days'))`
  return {
    due: sql`${confirmed} + ${years} * interval '365 days'`,
    which: sql`expires_at is null and owner_id is not null and not sample
      and ${confirmed} <= ${now}::timestamptz - interval '365 days'
      and (last_end is null or last_end > ${now})`,
    noticeOf: ({ title }: EndingListing): Notice => ({ event: 'listing-current', values: { title } }),
  }
}

type EndWarning = { days: number; due: SQL; which: SQL; noticeOf: (row: EndingListing) => Notice }

/** Warns of each end once, however often this runs. */
async function tellOf(database: Database, { days, due, which, noticeOf }: EndWarning) {
  const warnedCount = await database.transaction(async (tx) => {
    const { rows } = await tx.execute<EndingListing>(sql`
      with ending as (
        select id, owner_id, kind, title, ${due} as due from listing
        where live and owner_id is not null and not sample and ${which}
          and not exists (select from listing_warning where listing_id = id and days = ${days} and due = ${due})
        limit ${atOnce}
      ), told as (
        insert into listing_warning (listing_id, due, days) select id, due, ${days} from ending
        on conflict do nothing returning listing_id
      )
      select ending.* from ending join told on listing_id = id`)
    for (const row of rows) {
      const href = `${ownListingsPath}?${new URLSearchParams({ q: row.title.slice(0, 100), type: row.kind })}`
      const key = `ends ${row.id} ${new Date(row.due).toISOString()} ${days}`
      await notify(tx, row.owner_id, { ...noticeOf(row), href, key })
    }
    return rows.length
  })
  if (warnedCount === atOnce) await tellOf(database, { days, due, which, noticeOf })
}
