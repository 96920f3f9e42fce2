import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { sellerTerms } from './tables.server.ts'
import { type Way, ways } from './ways.ts'

/** How a seller is paid and delivers; `ways` is empty if they sell nothing on the site, or must not now. */
export type SellerTerms = {
  readonly ways: readonly Way[]
  /** What a delivery on their island costs, and sending to another; null: they don't do it. */
  readonly deliverCents: number | null
  readonly sendCents: number | null
}

/** What buyers of a sample pay. */
const sampleSendCents = 1_500

type Seller = { readonly id: string; readonly isSample: boolean }

type Site = Pick<RequestContext, 'demo' | 'payPal'>

/** In demo mode every seller's buyers can try paying, and the sellers of the samples do all there is. */
export async function findTermsOf(
  database: Database,
  sellers: readonly Seller[],
  { demo, payPal }: Site,
): Promise<ReadonlyMap<string, SellerTerms>> {
  const chosen = await readTermsOf(
    database,
    sellers.map(({ id }) => id),
  )
  const terms = sellers.map(({ id, isSample }): [string, SellerTerms] => {
    const own = chosen.get(id) ?? none
    if (own.isBarred) return [id, { ways: [], deliverCents: null, sendCents: null }]
    const isSampleShop = demo && isSample
    const isOnSite = own.onSite || isSampleShop
    return [
      id,
      {
        ways: ways.filter((way) =>
          way === 'demo' ? demo : way === 'paypal' ? payPal && own.merchant !== null : isOnSite,
        ),
        deliverCents: own.delivers || isSampleShop ? own.deliverCents : null,
        sendCents: own.sends ? own.sendCents : isSampleShop ? sampleSendCents : null,
      },
    ]
  })
  return new Map(terms)
}

export const findTerms = async (database: Database, seller: Seller, site: Site): Promise<SellerTerms> =>
  (await findTermsOf(database, [seller], site)).get(seller.id)!

export type OwnTerms = {
  readonly onSite: boolean
  readonly delivers: boolean
  readonly deliverCents: number
  /** To the other islands. */
  readonly sends: boolean
  readonly sendCents: number
  /** Their account at PayPal, once they have confirmed it. */
  readonly merchant: string | null
  /** They sell nothing until they have carried out what staff have decided. */
  readonly isBarred: boolean
}

export type ChosenTerms = Omit<OwnTerms, 'merchant' | 'isBarred'>

const nothing: ChosenTerms = { onSite: false, delivers: false, deliverCents: 0, sends: false, sendCents: 0 }

const none: OwnTerms = { ...nothing, merchant: null, isBarred: false }

/** What a seller has chosen; nothing, until they do. */
export const readTerms = async (database: Database, userId: string): Promise<OwnTerms> =>
  (await readTermsOf(database, [userId])).get(userId) ?? none

async function readTermsOf(
  database: Database,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, OwnTerms>> {
  const { userId, onSite, delivers, deliverCents, sends, sendCents, paypalMerchant, barred } = sellerTerms
  const columns = {
    onSite,
    delivers,
    deliverCents,
    sends,
    sendCents,
    merchant: paypalMerchant,
    isBarred: barred,
  }
  const rows = await database
    .select({ userId, own: columns })
    .from(sellerTerms)
    .where(inArray(userId, [...new Set(userIds)]))
  return new Map(rows.map((row) => [row.userId, row.own]))
}

/** What is left out is not offered, or free. */
export async function saveTerms(
  database: Database,
  userId: string,
  chosen: Partial<ChosenTerms>,
): Promise<void> {
  const terms = { ...nothing, ...chosen }
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
  const account = { paypalMerchant: merchant, paypalConnectedAt: merchant === null ? null : sql`now()` }
  await database
    .insert(sellerTerms)
    .values({ userId, ...account })
    .onConflictDoUpdate({ target: sellerTerms.userId, set: { ...account, updatedAt: sql`now()` } })
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
