import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { type Bookable, bookableColumns, type BookableRow, readBookable } from './bookable.server.ts'

/** What a booking needs to know of what it is about. */
export type OfferedBookable = {
  readonly bookable: Bookable
  readonly listing: {
    readonly id: number
    readonly kind: string
    readonly ref: string
    readonly title: string
    readonly island: string
    readonly ownerId: string
  }
  /** In demo mode a sample's places are counted for each visitor separately. */
  readonly isSample: boolean
}

type OfferedRow = BookableRow & {
  listing_kind: string
  ref: string
  title: string
  island: string
  owner_id: string
  is_sample: boolean
}

export type SiteContext = { readonly now: Date; readonly demo: boolean; readonly samples: boolean }

/** Whether an owner can sign in and answer, or is a sample of a demo, for whom a job answers. */
export const ownerAnswers = ({ demo }: Pick<SiteContext, 'demo'>): SQL =>
  sql`users.suspended_at is null and users.closes_at is null and (not users.sample or ${demo})`

/**
 * A bookable whose listing takes bookings: it is in the lists or a demo account's own, and its owner can sign in, or is
 * a sample of a demo.
 * Keeps both as they are until the transaction ends.
 */
export async function lockOffered(
  tx: Database,
  id: number,
  site: SiteContext,
): Promise<OfferedBookable | null> {
  const { rows } = await tx.execute<OfferedRow>(sql`
    select ${bookableColumns}, listing.kind as listing_kind, listing.ref, listing.title, listing.island,
      listing.owner_id, users.sample as is_sample
    from bookable join listing on listing.id = bookable.listing_id join users on users.id = listing.owner_id
    where bookable.id = ${id} and bookable.closed_at is null
      and (listing.live or listing.status = 'demo' and ${site.demo})
      and (listing.expires_at is null or listing.expires_at > ${site.now})
      and (${site.samples} or not listing.sample)
      and ${ownerAnswers(site)}
    for share of listing, bookable`)
  const [row] = rows
  if (!row) return null
  const { listing_kind: kind, ref, title, island, owner_id: ownerId } = row
  const bookable = readBookable(row)
  const listing = { id: bookable.listingId, kind, ref, title, island, ownerId }
  return { bookable, listing, isSample: row.is_sample }
}
