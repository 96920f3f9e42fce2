import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { PersonalPart } from '../../ground/db/personal-part.ts'
import { listing, photo } from '../../directory/tables.server.ts'

export const listingData: PersonalPart = {
  name: 'listings',
  tables: ['listing', 'closed_listing'],
  async read(database, { id }) {
    const {
      grams: _grams,
      searchText: _text,
      facets: _facets,
      openMinutes: _minutes,
      ...columns
    } = getTableColumns(listing)
    const [listings, photos] = await Promise.all([
      database.select(columns).from(listing).where(eq(listing.ownerId, id)),
      database
        .select({ listingId: photo.listingId, src: photo.src, alt: photo.alt })
        .from(photo)
        .innerJoin(listing, eq(photo.listingId, listing.id))
        .where(eq(listing.ownerId, id)),
    ])
    return listings.map((one) => ({ ...one, photos: photos.filter(({ listingId }) => listingId === one.id) }))
  },
  /** Remembers what each was, for the day on which its owner comes back. */
  async close(tx, { id }) {
    await tx.execute(sql`
      with closing as (
        select id, status from listing where owner_id = ${id} and status <> 'closed' for update
      ), remembered as (
        insert into closed_listing (listing_id, status) select id, status from closing on conflict do nothing
      )
      update listing set status = 'closed', updated_at = now() from closing where listing.id = closing.id`)
  },
  async reopen(tx, { id }) {
    await tx.execute(sql`
      with remembered as (
        delete from closed_listing using listing
        where listing.id = listing_id and owner_id = ${id} returning listing_id, closed_listing.status
      )
      update listing set status = remembered.status, updated_at = now() from remembered where id = listing_id`)
  },
  async erase(tx, { id }) {
    await tx.delete(listing).where(eq(listing.ownerId, id))
  },
}
