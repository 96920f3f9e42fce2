import type { Database } from '../../ground/db/client.server.ts'
import { registered } from '../../ground/request/registered.ts'

/** What shows that a user was a customer: a stay, a session such as a tour or a visit that they booked, or an order. */
export const confirmations = ['stay', 'session', 'visit', 'purchase'] as const
export type Confirmation = (typeof confirmations)[number]

/** Null: nothing shows that the person was a customer of the listing. */
type FindConfirmation = (
  database: Database,
  about: { readonly listingId: number; readonly userId: string },
) => Promise<Confirmation | null>

const known = registered<FindConfirmation>('What confirms reviews')

/** Called by `app/registry/confirmations.server.ts` when a process starts: bookings and orders are above reviews. */
export const registerConfirmations = known.set
export const findConfirmation: FindConfirmation = (database, about) => known.get()(database, about)
