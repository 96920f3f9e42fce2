import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { readToken, useToken } from '../../people/accounts/mailed-token.server.ts'
import { users } from '../../people/users/tables.server.ts'
import { listing } from '../../directory/tables.server.ts'
import { claim } from './tables.server.ts'

/** What the link of a former contact is about; null if it was used, or is too old. */
export async function findObjectable(database: Database, token: string) {
  const id = Number((await readToken(database, 'claim-objection', token))?.claim)
  if (!id) return null
  const [found] = await database
    .select({ id: claim.id, title: listing.title, name: users.fullName, decidedAt: claim.decidedAt })
    .from(claim)
    .innerJoin(listing, eq(listing.id, claim.listingId))
    .innerJoin(users, eq(users.id, claim.claimantId))
    .where(and(eq(claim.id, id), eq(claim.state, 'approved')))
  return found ?? null
}

/** Two former contacts say what they have to say after one another. @returns whether the link could be used */
export const object = (database: Database, token: string, words: string): Promise<boolean> =>
  database.transaction(async (tx) => {
    const id = Number((await useToken(tx, 'claim-objection', token))?.claim)
    if (!id) return false
    const { rowCount } = await tx
      .update(claim)
      .set({
        objection: sql`concat_ws(E'\n\n', objection, ${words}::text)`,
        objectedAt: sql`now()`,
        objectionDecidedAt: null,
      })
      .where(and(eq(claim.id, id), eq(claim.state, 'approved')))
    return rowCount === 1
  })

export const dismissObjection = (tx: Database, id: number, actorId: string) =>
  tx
    .update(claim)
    .set({ objectionDecidedAt: sql`now()`, decidedBy: actorId })
    .where(and(eq(claim.id, id), isNull(claim.objectionDecidedAt)))
