import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { type BookableRow, bookableColumns, readBookable, type Visit } from '../bookables/bookable.server.ts'
import { lockListing } from '../bookables/locks.server.ts'
import { newNumber } from '../secrets.server.ts'
import { type SettingsInput, settingsOf } from '../bookables/settings.ts'
import { take } from '../places/take.server.ts'
import { type Booking, booking, bookingMove } from '../tables.server.ts'

export type Invitation = {
  readonly listing: Pick<Booking, 'listingId' | 'listingKind' | 'listingRef' | 'listingTitle'> & {
    readonly listingId: number
  }
  readonly ownerId: string
  readonly guest: { readonly id: string; readonly name: string; readonly phone: string }
  /** What such a visit is called: `bookableText`. */
  readonly name: string
  readonly startsAt: Date
  readonly scope: string
  readonly actor: { readonly side: 'owner' | 'site'; readonly id: string | null }
}

/**
 * Gives a guest a time of the owner's for a visit that no one else can ask for: it is held until they accept or
 * cancel, at the latest when it begins. Sends no notification.
 * @returns null where the owner's time is taken, and the transaction has to be undone
 */
export async function inviteToVisit(
  tx: Database,
  { listing, ownerId, guest, name, startsAt, scope, actor }: Invitation,
  now: Date,
): Promise<Booking | null> {
  const bookable = await visitByInvitation(tx, listing.listingId, name)
  const endsAt = new Date(+startsAt + bookable.settings.minutes * 60_000)
  const [made] = await tx
    .insert(booking)
    .values({
      ...listing,
      number: newNumber(),
      bookableId: bookable.id,
      bookableName: bookable.name,
      kind: 'visit',
      ownerId,
      guestId: guest.id,
      name: guest.name,
      phone: guest.phone,
      persons: 1,
      startsAt,
      endsAt,
      state: 'proposed',
      deadline: startsAt,
      rule: bookable.rule,
      scope,
      formKey: randomUUID(),
    })
    .returning()
  const wish = { kind: 'visit', times: [startsAt] } as const
  const taken = await take(tx, { booking: made!.id }, { bookable, wish, persons: 1, ownerId, scope })
  if (!taken) return null
  await tx.insert(bookingMove).values({
    bookingId: made!.id,
    at: now,
    move: 'propose',
    side: actor.side,
    actorId: actor.id,
    toState: 'proposed',
  })
  return made!
}

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const settings = {
  minutes: 30,
  hours: everyDay.map((weekday) => ({ weekday, from: '00:00', until: '23:59' })),
} satisfies SettingsInput['visit']

/** Closed, so that only those have a time who are invited. */
async function visitByInvitation(tx: Database, listingId: number, name: string): Promise<Visit> {
  await lockListing(tx, listingId)
  const known = sql`select ${bookableColumns} from bookable
    where listing_id = ${listingId} and kind = 'visit' and closed_at is not null order by id limit 1`
  const { rows: found } = await tx.execute<BookableRow>(known)
  if (found[0]) return readBookable(found[0]) as Visit
  const { rows: made } = await tx.execute<BookableRow>(sql`
    insert into bookable (listing_id, kind, name, capacity, closed_at, settings)
    values (${listingId}, 'visit', ${name}, 1, now(), ${JSON.stringify(settingsOf.visit.parse(settings))}::jsonb)
    returning ${bookableColumns}`)
  return readBookable(made[0]!) as Visit
}
