import { and, asc, eq } from 'drizzle-orm'
import { record } from '../../../ground/audit/record.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { passkey } from '../../users/tables.server.ts'
import { accountsAudited } from '../audited.ts'
import { tellOfPasskey } from '../tell.server.ts'

/** A passkey of an account, as its owner knows it. */
export type OwnPasskey = Awaited<ReturnType<typeof findPasskeys>>[number]

export const findPasskeys = (database: Database, userId: string) =>
  database
    .select({
      id: passkey.id,
      name: passkey.name,
      createdAt: passkey.createdAt,
      usedAt: passkey.usedAt,
    })
    .from(passkey)
    .where(eq(passkey.userId, userId))
    .orderBy(asc(passkey.createdAt))

export const countPasskeys = (database: Database, userId: string): Promise<number> =>
  database.$count(passkey, eq(passkey.userId, userId))

const isOf = (userId: string, id: string) => and(eq(passkey.userId, userId), eq(passkey.id, id))

/** Returns false if the account has no such passkey. */
export async function renamePasskey(
  database: Database,
  userId: string,
  { id, name }: { id: string; name: string },
): Promise<boolean> {
  const { rowCount } = await database.update(passkey).set({ name }).where(isOf(userId, id))
  return rowCount === 1
}

/** Returns false if the account has no such passkey. */
export const removePasskey = (database: Database, userId: string, id: string): Promise<boolean> =>
  database.transaction(async (tx) => {
    const [gone] = await tx.delete(passkey).where(isOf(userId, id)).returning({ name: passkey.name })
    if (!gone) return false
    await record(tx, accountsAudited, {
      actorId: userId,
      action: 'passkey-removed',
      subject: { kind: 'user', id: userId },
      changes: {},
    })
    await tellOfPasskey(tx, userId, { news: 'removed', name: gone.name })
    return true
  })

/** Of an account whose owner is not sure to have added them. Returns whether it had any. */
export async function removeAllPasskeys(tx: Database, userId: string): Promise<boolean> {
  const { rowCount } = await tx.delete(passkey).where(eq(passkey.userId, userId))
  return rowCount !== 0
}
