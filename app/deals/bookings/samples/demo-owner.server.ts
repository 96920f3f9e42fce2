import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { addDays } from '../../../ground/i18n/local-time.ts'
import type { DemoPart } from '../../../market/demo-accounts/demo-parts.ts'
import {
  type Bookable,
  bookableColumns,
  type BookableRow,
  readBookable,
} from '../bookables/bookable.server.ts'
import { type BookableInput, saveBookable } from '../setup/save-bookable.server.ts'
import { move } from '../moves/move.server.ts'
import { today } from '../days/nights.ts'
import { findPlaces } from '../places/sessions.server.ts'
import { findSlots } from '../places/visits.server.ts'
import { request } from '../requests/request.server.ts'
import type { Wish } from '../places/wish.ts'

/** What can be booked on a demo account's own listings, as on the samples they are copies of, and what was asked of it. */
export const addDemoOwner: DemoPart = async (tx, { id }, now) => {
  const guests = await findGuests(tx)
  for (const [at, { listingId, ...input }] of (await findModels(tx, id)).entries()) {
    const saved = await saveBookable(tx, input, { listingId, id: null, now })
    const guest = guests[at % guests.length]
    if (typeof saved !== 'string' && guest && input.position === 0)
      await ask(tx, saved, { ownerId: id, guest, now })
  }
}

type Model = BookableInput & { readonly listingId: number }

async function findModels(tx: Database, ownerId: string): Promise<Model[]> {
  const { rows } = await tx.execute<BookableRow & { own_id: string; position: number }>(sql`
    select own.id as own_id, bookable.position, ${bookableColumns}
    from listing own
      join listing model on model.kind = own.kind and model.title = own.title and model.sample and model.live
      join bookable on bookable.listing_id = model.id and bookable.closed_at is null
    where own.owner_id = ${ownerId} and own.status = 'demo' order by own.id, bookable.position`)
  return rows.map(({ own_id, position, ...row }) => ({
    ...(readBookable(row) as BookableInput & Bookable),
    position,
    listingId: Number(own_id),
  }))
}

type SampleGuest = { readonly id: string; readonly name: string }

/** People rather than businesses, whose contacts are public. */
export async function findGuests(tx: Database): Promise<SampleGuest[]> {
  const { rows } = await tx.execute<SampleGuest>(sql`
    select id, full_name as name from users where sample
    order by exists (select from listing where owner_id = users.id and not contact_private), id limit 6`)
  return rows
}

/** A sample asks for something; of room types the first request is confirmed. */
async function ask(
  tx: Database,
  bookable: Bookable,
  { ownerId, guest, now }: { ownerId: string; guest: SampleGuest; now: Date },
) {
  const wish = await wishFor(tx, bookable, ownerId, now)
  if (!wish) return
  const asked = {
    bookableId: bookable.id,
    guest: { id: guest.id, isSample: true },
    formKey: randomUUID(),
    name: guest.name,
    phone: '(670) 555-0100',
    message: '',
    persons: bookable.kind === 'seat' ? 3 : 1,
    wish,
    shownCents: null,
  }
  const made = await request(tx, asked, { now, demo: true, samples: true, payPal: null })
  if (made.ok && bookable.kind === 'stay')
    await move(tx, made.number, { name: 'confirm', actor: { side: 'site' }, now })
}

async function wishFor(tx: Database, bookable: Bookable, ownerId: string, now: Date): Promise<Wish | null> {
  const { kind } = bookable
  if (kind === 'stay') {
    const from = addDays(today(now), 5)
    return { kind, dates: { from, until: addDays(from, 3) } }
  }
  if (kind === 'visit') {
    const slots = await findSlots(tx, bookable, { ownerId, now })
    return { kind, times: slots.slice(4, 6).map(({ startsAt }) => startsAt) }
  }
  const until = new Date(+now + 365 * 86_400_000)
  const [place] = await findPlaces(tx, bookable.id, { from: now, until, most: 1 })
  return place ? { kind, placeId: place.id } : null
}
