import { eq } from 'drizzle-orm'
import { account } from '../users/tables.server.ts'
import type { Database } from '../../ground/db/client.server.ts'

/** How an account can sign in: `credential` (a password), `google`, `facebook`. */
export async function findWaysIn(database: Database, userId: string): Promise<string[]> {
  const rows = await database
    .select({ provider: account.providerId })
    .from(account)
    .where(eq(account.userId, userId))
  return rows.map(({ provider }) => provider)
}

export const hasPassword = (waysIn: readonly string[]) => waysIn.includes('credential')
