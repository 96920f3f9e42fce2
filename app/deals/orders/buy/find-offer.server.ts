import { type SQL, sql } from 'drizzle-orm'
import { textsOf } from '../../../directory/cards.server.ts'
import { withRef } from '../../../directory/conditions.server.ts'
import type { Translations } from '../../../directory/tables.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import type { RecordKey } from '../../../ground/db/named.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { ownerAnswers, type SiteContext } from '../../bookings/bookables/offered.server.ts'
import { findTermsOf, type SellerTerms } from '../../payments/seller-terms.server.ts'
import type { StockKind } from '../../../directory/complete-area.ts'
import { soldOf } from '../../../directory/sold.ts'

/** What decides on what can be bought now. */
export type ShopContext = SiteContext & Pick<RequestContext, 'payPal'>

/** `held`: buyers have what there is, and may give it back. `uncounted`: no one has said how many there are. */
export type Shortage = 'held' | 'sold-out' | 'uncounted'

/** What is bought, as its seller offers it. */
export type Offer = RecordKey & {
  readonly id: number
  readonly title: string
  readonly lang: string | null
  /** In the seller's words. */
  readonly ownTitle: string
  readonly sold: StockKind
  readonly cents: number
  readonly island: string
  readonly sellerId: string
  readonly sellerName: string
  readonly isSample: boolean
  readonly terms: SellerTerms
  /** Pieces that no one else has taken. */
  readonly left: number
  /** Why none is left; null: there are some. */
  readonly shortage: Shortage | null
}

type OfferRow = RecordKey & {
  id: string
  title: string
  lang: string
  description: string
  translation: Translations[string] | null
  cents: string
  island: string
  seller_id: string
  seller_name: string
  is_sample: boolean
  left: number | null
  held: number | null
}

/** In the lists, at one price, of a seller who can log in, or of a sample of a demo. */
const isOffered = ({ now, demo, samples }: SiteContext): SQL => sql`
  listing.live and (listing.expires_at is null or listing.expires_at > ${now})
  and (${samples} or not listing.sample) and ${ownerAnswers({ demo })}
  and listing.price_cents > 0 and listing.price_max_cents is null and not listing.price_is_from
  and coalesce(listing.price_period, 'once') = 'once'`

/** Of a listing of which no one has said how many there are. In a demo each visitor finds some of a sample. */
export function piecesAtFirst(sold: StockKind, isSample: boolean): number {
  if (sold === 'one') return 1
  return isSample ? 12 : 0
}

type OfferSelection = {
  /** Which listings. */
  readonly which: SQL
  /** Whose copy of a sample's pieces is counted. */
  readonly buyerId: string
}

type OfferSite = ShopContext & Pick<RequestContext, 'language'>

/**
 * What of some listings is for sale now, by their ids. It may be that its seller has chosen no way to be paid here.
 * @param lock of the listings, in the order of their ids
 */
export async function findOffers(
  database: Database,
  { which, buyerId }: OfferSelection,
  site: OfferSite,
  lock = sql``,
): Promise<Offer[]> {
  const { rows } = await database.execute<OfferRow>(sql`
    select listing.id, listing.kind, listing.ref, listing.title, listing.lang, '' as description,
      users.id as seller_id, users.full_name as seller_name, users.sample as is_sample,
      listing.price_cents as cents, listing.island, listing.translations -> ${site.language} as translation,
      stock.quantity - stock.held as left, stock.held
    from listing join users on users.id = listing.owner_id
      left join stock on stock.listing_id = listing.id and stock.scope = case when users.sample then ${buyerId} else '' end
    where (${which}) and ${isOffered(site)} order by listing.id ${lock}`)
  const terms = await findTermsOf(
    database,
    rows.map((row) => ({ id: row.seller_id, isSample: row.is_sample })),
    site,
  )
  return rows.flatMap((row) => {
    const sold = soldOf(row.kind)
    if (!sold) return []
    const left = row.left ?? piecesAtFirst(sold, row.is_sample)
    return {
      kind: row.kind,
      ref: row.ref,
      id: Number(row.id),
      ...textsOf(row, site.language),
      ownTitle: row.title,
      sold,
      cents: Number(row.cents),
      island: row.island,
      sellerId: row.seller_id,
      sellerName: row.seller_name,
      isSample: row.is_sample,
      terms: terms.get(row.seller_id)!,
      left,
      shortage: left > 0 ? null : shortageOf(row),
    }
  })
}

function shortageOf({ held }: Pick<OfferRow, 'held'>): Shortage {
  if (held === null) return 'uncounted'
  return held > 0 ? 'held' : 'sold-out'
}

/** The listing of a key; null: it is not for sale now. */
export async function findOffer(
  database: Database,
  { kind, ref }: RecordKey,
  buyerId: string,
  site: OfferSite,
): Promise<Offer | null> {
  const [offer] = await findOffers(database, { which: withKey({ kind, ref }), buyerId }, site)
  return offer ?? null
}

export const withKey = ({ kind, ref }: RecordKey): SQL => sql`listing.kind = ${kind} and ${withRef(ref)}`
export const withIds = (ids: readonly number[]): SQL =>
  sql`listing.id = any(${sql.param([...ids])}::bigint[])`
