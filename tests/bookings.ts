import { randomUUID } from 'node:crypto'
import type { Database } from '../app/ground/db/client.server.ts'
import { sql } from 'drizzle-orm'
import type { BookingRequest } from '../app/deals/bookings/requests/request.server.ts'
import { type BookableInput, saveBookable } from '../app/deals/bookings/setup/save-bookable.server.ts'
import type { Kind } from '../app/deals/bookings/bookables/kinds.ts'
import type { SettingsInput } from '../app/deals/bookings/bookables/settings.ts'

/** Noon of a Tuesday on the islands. */
export const now = new Date('2026-12-01T12:00+10:00')
export const site = { now, demo: false, samples: false, payPal: null }

const everyDay = [0, 1, 2, 3, 4, 5, 6]

/** What tests book, each kind by its simplest settings. */
export const simplest: SettingsInput = {
  stay: { cents: 10_000, guests: 4 },
  session: { cents: 5_000, minutes: 120, times: everyDay.map((weekday) => ({ weekday, start: '09:00' })) },
  seat: { cents: 0 },
  visit: { minutes: 30, hours: everyDay.map((weekday) => ({ weekday, from: '09:00', until: '17:00' })) },
}

export async function newAccount(db: Database, email = `${randomUUID()}@example.com`): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into users (full_name, email, email_verified, created_at)
    values ('Ana Cruz', ${email}, true, now() - interval '1 year') returning id`)
  return rows[0]!.id
}

export async function newListing(db: Database, ownerId: string, kind = 'hotel'): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into listing (kind, ref, title, island, owner_id)
    values (${kind}, ${randomUUID()}, 'Lagoon House', 'saipan', ${ownerId}) returning id`)
  return Number(rows[0]!.id)
}

/** Makes something bookable on a new listing of a new owner. */
export async function newBookable<K extends Kind>(
  db: Database,
  kind: K,
  more: {
    capacity?: number
    confirmsAtOnce?: boolean
    settings?: Partial<SettingsInput[K]>
    times?: readonly Date[]
  } = {},
) {
  const ownerId = await newAccount(db)
  const listingId = await newListing(db, ownerId, kind === 'seat' ? 'event' : 'hotel')
  for (const at of more.times ?? [])
    await db.execute(sql`
      insert into occurrence (listing_id, starts_at, ends_at) values (${listingId}, ${at}, ${at}::timestamptz + interval '2 hours')`)
  const { capacity = 1, confirmsAtOnce = false } = more
  const input = {
    kind,
    name: 'Ocean room',
    capacity,
    confirmsAtOnce,
    rule: 'moderate',
    isClosed: false,
    position: 0,
    settings: { ...simplest[kind], ...more.settings },
  } as BookableInput
  const saved = await saveBookable(db, input, { listingId, id: null, now })
  if (typeof saved === 'string') throw new Error('a new bookable can be saved')
  return { ownerId, listingId, input, bookable: saved }
}

export const requestOf = (
  bookableId: number,
  guestId: string,
  wish: BookingRequest['wish'],
  more: Partial<BookingRequest> = {},
): BookingRequest => ({
  bookableId,
  guest: { id: guestId },
  formKey: randomUUID(),
  name: 'Ana Cruz',
  phone: '+1 670 555 0100',
  message: '',
  persons: 1,
  wish,
  shownCents: null,
  ...more,
})

/** Places whose counters are not the sum of what is held: there must be none. */
export async function wrongCounters(db: Database): Promise<number> {
  const { rows } = await db.execute<{ wrong: number }>(sql`
    select count(*)::int as wrong from booking_place where taken <> coalesce(
      (select sum(quantity) from booking_hold where place_id = booking_place.id), 0)`)
  return rows[0]!.wrong
}
