import { eq } from 'drizzle-orm'
import { record } from '../../../ground/audit/record.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { isUuid } from '../../../ground/db/uuid.ts'
import { suppressedAddress } from '../../../ground/mail/tables.server.ts'
import { users } from '../../../people/users/tables.server.ts'
import { healthAudited } from '../audited.server.ts'

type Decision = { adminId: string }

/** Has an address get no more mail. @returns false where it gets none already */
export async function addAddress(
  tx: Database,
  { adminId, address }: Decision & { address: string },
): Promise<boolean> {
  const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.email, address))
  const [added] = await tx
    .insert(suppressedAddress)
    .values({ address, reason: 'staff', userId: owner?.id })
    .onConflictDoNothing()
    .returning()
  if (!added) return false
  await note(tx, 'address-added', adminId, added)
  return true
}

/** Has it get mail again. @returns false where another admin was faster, or its owner has confirmed it */
export async function removeAddress(
  tx: Database,
  { adminId, id }: Decision & { id: string },
): Promise<boolean> {
  const [removed] = isUuid(id)
    ? await tx.delete(suppressedAddress).where(eq(suppressedAddress.id, id)).returning()
    : []
  if (!removed) return false
  await note(tx, 'address-removed', adminId, removed)
  return true
}

/** Without the address: only its account, if it has one. */
const note = (
  tx: Database,
  action: 'address-added' | 'address-removed',
  actorId: string,
  { id, userId }: typeof suppressedAddress.$inferSelect,
) =>
  record(tx, healthAudited, {
    actorId,
    action,
    subject: { kind: 'suppressed-address', id },
    changes: userId ? { user: [null, userId] } : {},
  })
