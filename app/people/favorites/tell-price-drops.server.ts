import { sql } from 'drizzle-orm'
import { areaOf } from '../../directory/known-areas.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { notify } from '../notifications/notify.server.ts'

const changesAtOnce = 500

type PriceDrop = {
  change: string
  user_id: string
  kind: string
  ref: string
  title: string
  was: string
  now: string
}

/** Notifies everyone who saved a listing that its price dropped, once for each change. */
export async function tellPriceDrops(database: Database, now = new Date()): Promise<void> {
  await database.transaction(async (tx) => {
    const { rows: changes } = await tx.execute<{ id: string }>(sql`
      update price_change set untold = false where id in (
        select id from price_change where untold order by id limit ${changesAtOnce} for update skip locked
      ) returning id`)
    const { rows } = await tx.execute<PriceDrop>(sql`
      select distinct on (favorite.user_id, listing.id) price_change.id as change, favorite.user_id, kind, listing.ref, before_cents as was, price_cents as now,
        coalesce(translations -> users.language ->> 'title', title) as title
      from price_change
        join listing on listing.id = listing_id
        join favorite on favorite.type = kind and favorite.ref = listing.ref and added_at < changed_at
        join users on users.id = favorite.user_id
      where price_change.id = any(${sql.param(changes.map(({ id }) => id))}::bigint[])
        and live and (expires_at is null or expires_at > ${now}) and price_cents < before_cents
        and owner_id is distinct from favorite.user_id
      order by favorite.user_id, listing.id, changed_at`)
    for (const { change, user_id, kind, ref, title, was, now: is } of rows) {
      const path = areaOf(kind)?.path
      if (!path) continue
      await notify(tx, user_id, {
        event: 'price-drop',
        values: { title, wasCents: Number(was), nowCents: Number(is) },
        href: `${path}/${encodeURIComponent(ref)}`,
        key: `price-drop ${change}`,
      })
    }
  })
}
