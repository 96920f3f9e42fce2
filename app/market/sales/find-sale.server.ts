import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import type { RecordKey } from '../../ground/db/named.ts'
import { isUuid } from '../../ground/db/uuid.ts'
import type { Language } from '../../ground/i18n/languages.ts'

export type SaleState = 'named' | 'confirmed' | 'denied' | 'withdrawn'

/** A sale as one of its two people sees it. */
export type Sale = RecordKey & {
  readonly id: number
  readonly saleRef: string
  readonly title: string
  readonly state: SaleState
  readonly isSeller: boolean
  /** The other one: null has left. */
  readonly otherId: string | null
  readonly otherName: string
}

type SaleRow = RecordKey & {
  id: number
  sale_ref: string
  title: string
  state: SaleState
  is_seller: boolean
  other_id: string | null
  other_name: string | null
}

/** A sale as its seller or buyer sees it; null for everyone else, and for the buyer once the seller has taken it back. */
export async function findSale(
  database: Database,
  personId: string,
  saleRef: string,
  lock: SQL = sql``,
): Promise<Sale | null> {
  if (!isUuid(saleRef)) return null
  const { rows } = await database.execute<SaleRow>(sql`
    select id::int, ref as sale_ref, listing_kind as kind, listing_ref as ref, listing_title as title, state,
      seller_id is not distinct from ${personId}::uuid as is_seller,
      case when seller_id = ${personId} then buyer_id else seller_id end as other_id,
      (select full_name from users
        where users.id = case when seller_id = ${personId} then buyer_id else seller_id end) as other_name
    from sale
    where sale.ref = ${saleRef} and (seller_id = ${personId} or (buyer_id = ${personId} and state <> 'withdrawn'))
    ${lock}`)
  const [row] = rows
  if (!row) return null
  const { sale_ref, is_seller, other_id, other_name, ...sale } = row
  return { ...sale, saleRef: sale_ref, isSeller: is_seller, otherId: other_id, otherName: other_name ?? '' }
}

/** What one of the two says of the other. */
export type Rating = {
  readonly id: string
  readonly bySeller: boolean
  readonly rating: number
  readonly comment: string
  readonly lang: Language
  readonly isHidden: boolean
}

type RatingRow = Omit<Rating, 'bySeller' | 'isHidden'> & { by_seller: boolean; is_hidden: boolean }

export async function findRatings(database: Database, saleId: number): Promise<Rating[]> {
  const { rows } = await database.execute<RatingRow>(sql`
    select id, by_seller, rating, comment, lang, hidden_at is not null as is_hidden
    from sale_rating where sale_id = ${saleId}`)
  return rows.map(({ by_seller, is_hidden, ...one }) => ({
    ...one,
    bySeller: by_seller,
    isHidden: is_hidden,
  }))
}
