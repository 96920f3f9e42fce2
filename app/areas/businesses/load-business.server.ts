import { sql } from 'drizzle-orm'
import type { LoaderFunctionArgs } from 'react-router'
import { requestContext, type RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { cardOf, findCards } from '../../directory/cards.server.ts'
import { listed } from '../../directory/conditions.server.ts'
import type { ListingCard } from '../../directory/listing.ts'
import { keepUntilNextChange } from '../../directory/page-lifetime.server.ts'
import { loadDetailWithReviews } from '../../market/reviews/list/load-reviews.server.ts'
import { completeAreas } from '../../directory/known-areas.ts'
import { businesses } from './area.ts'

/** More pictures can be stored. */
const mostPictures = 6
const mostComing = 3

/** A business with its reviews and the next events of its owner. */
export async function loadBusiness(args: LoaderFunctionArgs) {
  const detail = await loadDetailWithReviews(businesses, args)
  if (!detail.found) return detail
  const context = args.context.get(requestContext)
  const coming = await context.search(args.request.signal, (database) =>
    findComing(database, detail.id, context),
  )
  const { listing } = detail
  return { ...detail, listing: { ...listing, photos: listing.photos.slice(0, mostPictures) }, coming }
}

async function findComing(
  database: Database,
  listingId: number,
  context: RequestContext,
): Promise<ListingCard[]> {
  const found = completeAreas().map(async ({ area, takesPlace }) => {
    if (!takesPlace) return []
    context.tags.add(`listing:${area.kind}`)
    const rows = await findCards(database, context.language, {
      where: sql`${listed(area, context)} and last_end > ${context.now} and next_start is not null
        and owner_id = (select owner_id from listing where id = ${listingId})`,
      order: sql`next_start, id`,
      limit: mostComing,
    })
    keepUntilNextChange(context, rows)
    return rows.map((row) => cardOf(area, row, context))
  })
  const cards = (await Promise.all(found)).flat()
  return cards.toSorted((one, other) => Number(one.nextStart) - Number(other.nextStart)).slice(0, mostComing)
}
