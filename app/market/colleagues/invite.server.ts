import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { listing as listings } from '../../directory/tables.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { isWithinRate } from '../../ground/db/rate-limit.server.ts'
import { sendMail } from '../../ground/mail/send-mail.server.tsx'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { ColleagueRole, Viewer } from '../../ground/request/viewer.ts'
import { hashOf, newToken } from '../../people/accounts/mailed-token.server.ts'
import { isProven } from '../../people/users/proven.server.ts'
import { users } from '../../people/users/tables.server.ts'
import { type InvitationProblem, mostColleagues } from './colleague-form.ts'
import { firstValid, type StaffedListing } from './find-colleagues.server.ts'
import { invitationMail } from './mails.tsx'
import { colleague } from './tables.server.ts'

const day = 24 * 3600
const ofPerson = { most: 20, seconds: day }
/** Strangers must not fill a mailbox. */
const ofAddress = { most: 3, seconds: day }

/** Invites who has this address; again, the mail is sent once more, with the role that is chosen now. */
export async function invite(
  { database, demo, origin, language }: RequestContext,
  viewer: Viewer,
  { listing, email, role }: { listing: StaffedListing; email: string; role: ColleagueRole },
): Promise<InvitationProblem | null> {
  if (!isProven(viewer, { demo })) return 'unproven'
  if (!(await isWithinRate(database, `invitations ${viewer.id}`, ofPerson))) return 'often'
  return database.transaction(async (tx) => {
    // Two invitations at once come one after the other.
    await tx.select({ id: listings.id }).from(listings).where(eq(listings.id, listing.id)).for('update')
    await tx
      .delete(colleague)
      .where(
        and(
          eq(colleague.listingId, listing.id),
          isNull(colleague.userId),
          lt(colleague.createdAt, firstValid),
        ),
      )
    const known = await tx
      .select({ id: colleague.id, slot: colleague.slot, userId: colleague.userId, invited: colleague.email })
      .from(colleague)
      .where(eq(colleague.listingId, listing.id))
    const [account] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
    if (account?.id === listing.ownerId) return 'own'
    if (account && known.some(({ userId }) => userId === account.id)) return 'there'
    const before = known.find(({ invited }) => invited === email)
    const slot = before?.slot ?? freeSlot(known.map((one) => one.slot))
    if (slot === null) return 'full'
    if (!(await isWithinRate(tx, `invitations to ${email}`, ofAddress))) return 'often'
    const token = newToken()
    const values = { role, tokenHash: hashOf(token), invitedBy: viewer.id, createdAt: sql`now()` }
    const [row] = await tx
      .insert(colleague)
      .values({ listingId: listing.id, slot, email, ...values })
      .onConflictDoUpdate({ target: [colleague.listingId, colleague.email], set: values })
      .returning({ id: colleague.id })
    const { id } = row!
    await sendMail(tx, {
      to: email,
      language: account ? await languageOf(tx, account.id) : language,
      mail: invitationMail({
        title: listing.title,
        name: viewer.fullName,
        href: `${origin}/colleagues/${token}`,
      }),
      key: `colleague ${id} ${token.slice(0, 8)}`,
    })
    return null
  })
}

function freeSlot(taken: readonly number[]): number | null {
  for (let slot = 1; slot <= mostColleagues; slot++) if (!taken.includes(slot)) return slot
  return null
}

async function languageOf(tx: Database, id: string) {
  const [found] = await tx.select({ language: users.language }).from(users).where(eq(users.id, id))
  return found!.language
}
