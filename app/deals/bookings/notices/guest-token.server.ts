import { eq } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { hashOf } from '../secrets.server.ts'
import { type Booking, booking } from '../tables.server.ts'

type Seal = Pick<RequestContext, 'seal'>
const days = 86_400_000

/** Lets a guest without an account in to their booking. Mails contain it, the database has its hash. */
export const guestToken = ({ seal }: Seal, number: string, version = 0): string =>
  seal(`booking ${number} ${version}`)

/** The page of a booking for those who have the secret. */
export const guestPath = (seal: Seal, { number, tokenVersion }: Pick<Booking, 'number' | 'tokenVersion'>) =>
  `/bookings/guest/${number}/${guestToken(seal, number, tokenVersion)}`

/** Until when a link is of use: 30 days after the date. */
export const tokenUntil = (endsAt: Date): Date => new Date(+endsAt + 30 * days)

/** Makes another link for a booking; the links before are of no use then. */
export async function renewToken(tx: Database, seal: Seal, { id, number, tokenVersion, endsAt }: Booking) {
  const version = tokenVersion + 1
  const tokenHash = hashOf(guestToken(seal, number, version))
  await tx
    .update(booking)
    .set({ tokenVersion: version, tokenHash, tokenUntil: tokenUntil(endsAt) })
    .where(eq(booking.id, id))
  return guestPath(seal, { number, tokenVersion: version })
}
