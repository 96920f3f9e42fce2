import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import type { Bookable } from '../bookables/bookable.server.ts'
import { daysAhead } from '../days/nights.ts'
import { request } from '../requests/request.server.ts'
import { findPlaces } from '../places/sessions.server.ts'

const day = 86_400_000 // ms

/**
 * Other samples' owners take all places of its next time that is at least a day away, and two more of them wait for one:
 * it is the first that demo accounts ask for.
 */
export async function bookOut(tx: Database, { id, kind, listingId }: Bookable, now: Date): Promise<void> {
  if (kind !== 'seat') return
  const range = { from: new Date(+now + day), until: new Date(+now + daysAhead * day) }
  const [place] = await findPlaces(tx, id, { ...range, most: 1 })
  if (!place || place.left === 0) return
  const { rows: people } = await tx.execute<{ id: string; full_name: string }>(sql`
    select users.id, full_name from users join listing on listing.id = ${listingId}
    where users.sample and users.id <> listing.owner_id order by users.id limit 6`)
  const half = Math.ceil(place.left / 2)
  const parties = [half, place.left - half, 2, 1].filter((persons) => persons > 0)
  for (const [at, persons] of parties.entries()) {
    const { id: guestId, full_name: name } = people[at]!
    await request(
      tx,
      {
        bookableId: id,
        guest: { id: guestId, isSample: true },
        formKey: randomUUID(),
        name,
        phone: '(670) 555-0100',
        message: '',
        persons,
        wish: { kind, placeId: place.id },
        shownCents: null,
        mayWait: true,
      },
      { now, demo: true, samples: true, payPal: null },
    )
  }
}
