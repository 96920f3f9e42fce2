import { sql } from 'drizzle-orm'
import type { LoaderFunctionArgs } from 'react-router'
import { pageContext, type Page } from '../../ground/request/context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { cardOf, findCards } from '../../directory/cards.server.ts'
import { listed } from '../../directory/conditions.server.ts'
import type { ListingCard } from '../../directory/listing.ts'
import { keepUntilNextChange } from '../../directory/page-lifetime.server.ts'
import { loadDetailWithReviews } from '../../market/reviews/load-reviews.server.ts'
import { areaOf } from '../../directory/known-areas.ts'
import { businesses } from './area.ts'

/** More pictures can be stored. */
const mostPictures = 6
const mostComing = 3

/** A business with its reviews and the next events of its owner. */
export async function loadBusiness(args: LoaderFunctionArgs) {
  const detail = await loadDetailWithReviews(businesses, args)
  if (!detail.found) return detail
  const page = args.context.get(pageContext)
  const coming = await page.search(args.request.signal, (database) => findComing(database, detail.id, page))
  const { listing } = detail
  return { ...detail, listing: { ...listing, photos: listing.photos.slice(0, mostPictures) }, coming }
}

async function findComing(database: Database, listingId: number, page: Page): Promise<ListingCard[]> {
  const events = areaOf('event')
  if (!events) return []
  page.tags.add(`listing:${events.kind}`)
  const rows = await findCards(database, page.language, {
    where: sql`${listed(events, page)} and last_end > ${page.now} and next_start is not null
      and owner_id = (select owner_id from listing where id = ${listingId})`,
    order: sql`next_start, id`,
    limit: mostComing,
  })
  keepUntilNextChange(page, rows)
  return rows.map((row) => cardOf(events, row, page))
}
