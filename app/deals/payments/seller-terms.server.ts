import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { sellerTerms } from './tables.server.ts'
import { type Way, ways } from './ways.ts'

/** How a seller is paid and delivers; `ways` is empty for who sells nothing on the site, or must not now. */
export type SellerTerms = { readonly ways: readonly Way[]; readonly delivers: boolean }

type Seller = { readonly id: string; readonly isSample: boolean }

/** In demo mode every seller's buyers can try paying, and the sellers of the samples do all there is. */
export async function findTerms(
  database: Database,
  { id, isSample }: Seller,
  { demo, payPal }: Pick<RequestContext, 'demo' | 'payPal'>,
): Promise<SellerTerms> {
  const own = await readTerms(database, id)
  if (own.isBarred) return { ways: [], delivers: false }
  const isOnSite = own.onSite || (demo && isSample)
  return {
    ways: ways.filter((way) =>
      way === 'demo' ? demo : way === 'paypal' ? payPal && own.merchant !== null : isOnSite,
    ),
    delivers: own.delivers || (demo && isSample),
  }
}

export type OwnTerms = {
  readonly onSite: boolean
  readonly delivers: boolean
  /** Their account at PayPal, once they have confirmed it. */
  readonly merchant: string | null
  /** They sell nothing until they have carried out what staff have decided. */
  readonly isBarred: boolean
}

/** What a seller has chosen; nothing, until they do. */
export async function readTerms(database: Database, userId: string): Promise<OwnTerms> {
  const { onSite, delivers, paypalMerchant: merchant, barred: isBarred } = sellerTerms
  const [own] = await database
    .select({ onSite, delivers, merchant, isBarred })
    .from(sellerTerms)
    .where(eq(sellerTerms.userId, userId))
  return own ?? { onSite: false, delivers: false, merchant: null, isBarred: false }
}

type Chosen = Pick<OwnTerms, 'onSite' | 'delivers'>

export async function saveTerms(database: Database, userId: string, terms: Chosen): Promise<void> {
  await database
    .insert(sellerTerms)
    .values({ userId, ...terms })
    .onConflictDoUpdate({ target: sellerTerms.userId, set: { ...terms, updatedAt: sql`now()` } })
}

/** Of a confirmed account; null takes it away. */
export async function saveMerchant(
  database: Database,
  userId: string,
  merchant: string | null,
): Promise<void> {
  await database
    .insert(sellerTerms)
    .values({ userId, paypalMerchant: merchant })
    .onConflictDoUpdate({
      target: sellerTerms.userId,
      set: { paypalMerchant: merchant, updatedAt: sql`now()` },
    })
}

/** @param isBarred a condition: it is looked at once no other transaction does the same */
export async function saveBarred(tx: Database, userId: string, isBarred: SQL): Promise<void> {
  const set = { updatedAt: sql`now()` }
  await tx.insert(sellerTerms).values({ userId }).onConflictDoUpdate({ target: sellerTerms.userId, set })
  await tx
    .update(sellerTerms)
    .set({ barred: sql`${isBarred}` })
    .where(eq(sellerTerms.userId, userId))
}
