import { type SQL, sql } from 'drizzle-orm'
import { textsOf } from '../../../directory/cards.server.ts'
import type { Translations } from '../../../directory/tables.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import type { RecordKey } from '../../../ground/db/named.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { ownerAnswers, type SiteNow } from '../../bookings/bookables/offered.server.ts'
import { findTerms, type SellerTerms } from '../../payments/seller-terms.server.ts'
import type { Sold } from '../../../directory/complete-area.ts'
import { soldOf } from '../../../directory/sold.ts'

/** What decides on what can be bought now. */
export type ShopNow = SiteNow & Pick<RequestContext, 'payPal'>

/** What is bought, as its seller offers it. */
export type Offer = RecordKey & {
  readonly id: number
  readonly title: string
  readonly lang: string | null
  /** In the seller's words. */
  readonly ownTitle: string
  readonly sold: Sold
  readonly cents: number
  readonly island: string
  readonly sellerId: string
  readonly sellerName: string
  readonly isSample: boolean
  readonly terms: SellerTerms
  /** Pieces that no one else has taken. */
  readonly left: number
}

type OfferRow = {
  id: string
  ref: string
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
}

/** In the lists, at one price, of a seller who can log in, or of a sample of a demo. */
const isOffered = ({ now, demo, samples }: SiteNow): SQL => sql`
  listing.live and (listing.expires_at is null or listing.expires_at > ${now})
  and (${samples} or not listing.sample) and ${ownerAnswers({ demo })}
  and listing.price_cents > 0 and listing.price_max_cents is null and not listing.price_is_from
  and coalesce(listing.price_period, 'once') = 'once'`

type Asked = {
  readonly kind: string
  /** Which listing of its kind. */
  readonly which: SQL
  /** Whose copy of a sample's pieces is counted. */
  readonly buyerId: string
}

/** Null: it is not for sale now. It may be that its seller has chosen no way to be paid here. */
export async function findOffer(
  database: Database,
  { kind, which, buyerId }: Asked,
  site: ShopNow & Pick<RequestContext, 'language'>,
  lock = sql``,
): Promise<Offer | null> {
  const sold = soldOf(kind)
  if (!sold) return null
  const { rows } = await database.execute<OfferRow>(sql`
    select listing.id, listing.ref, listing.title, listing.lang, '' as description, users.id as seller_id,
      users.full_name as seller_name, users.sample as is_sample, listing.price_cents as cents, listing.island,
      listing.translations -> ${site.language} as translation,
      (select quantity - held from stock where listing_id = listing.id
        and scope = case when users.sample then ${buyerId} else '' end) as left
    from listing join users on users.id = listing.owner_id
    where listing.kind = ${kind} and ${which} and ${isOffered(site)} ${lock}`)
  const [row] = rows
  if (!row) return null
  const seller = { id: row.seller_id, isSample: row.is_sample }
  return {
    kind,
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
    terms: await findTerms(database, seller, site),
    left: row.left ?? (sold === 'one' ? 1 : 0),
  }
}
