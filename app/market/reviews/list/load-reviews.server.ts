import { sql } from 'drizzle-orm'
import type { LoaderFunctionArgs } from 'react-router'
import type { AreaWith } from '../../../directory/area.ts'
import type { Attributes } from '../../../directory/attributes/attribute.ts'
import { type DetailData, loadDetail } from '../../../directory/detail/load-detail.server.ts'
import { allReviews, type ReviewQuery, reviewsAskedFor } from '../../../directory/detail/review-query.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { type Language, languages } from '../../../ground/i18n/languages.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { findOwnPart, type OwnPart } from './own-part.server.ts'
import { findReviews, type Review, reviewsPerPage } from './find-reviews.server.ts'

export type Reviews = {
  /** 1 to 5, to one decimal; null without reviews. */
  readonly average: number | null
  readonly count: number
  /** For 5 to 1 stars how many reviews have them, and the part of all, from 0 to 1. */
  readonly distribution: readonly { readonly stars: Stars; readonly count: number; readonly part: number }[]
  /** The languages in which there are reviews. */
  readonly languages: readonly { readonly lang: Language; readonly count: number }[]
  readonly withPhotos: number
  readonly query: ReviewQuery
  /** How many the query finds. */
  readonly found: number
  /** Ten of them. */
  readonly shown: readonly Review[]
  readonly page: number
  readonly pages: number
  /** Null for a guest. */
  readonly own: OwnPart | null
}
type Stars = NonNullable<ReviewQuery['reviewStars']>

/** The data of a page with its reviews. */
export type ReviewedDetail<D> = D extends { found: true } ? D & { readonly reviews: Reviews } : D

/** A listing with those of its reviews that the address asks for. */
export async function loadDetailWithReviews<A extends Attributes>(
  area: AreaWith<A>,
  args: Pick<LoaderFunctionArgs, 'params' | 'url' | 'request' | 'context'>,
): Promise<ReviewedDetail<DetailData<A>>> {
  const detail = await loadDetail(area, args)
  if (!detail.found) return detail as ReviewedDetail<DetailData<A>>
  const { search, viewer } = args.context.get(requestContext)
  const query = reviewsAskedFor(args.url)
  const reviews = await search(args.request.signal, async (database) => {
    const found = await loadReviews(database, detail.id, query)
    return viewer ? { ...found, own: await findOwnPart(database, viewer, detail.id, found.shown) } : found
  })
  return { ...detail, reviews } as ReviewedDetail<DetailData<A>>
}

/** Past the end of what a query finds is its last page. */
export async function loadReviews(
  database: Database,
  listingId: number,
  query: ReviewQuery = allReviews,
): Promise<Reviews> {
  const counts = await findCounts(database, listingId)
  const count = sum(counts)
  const stars = counts.reduce((all, row) => all + row.rating * row.count, 0)
  const found = sum(counts.filter((row) => isAskedFor(row, query)))
  const pages = Math.max(1, Math.ceil(found / reviewsPerPage))
  const page = Math.min(query.reviews, pages)
  return {
    average: count === 0 ? null : Math.round((10 * stars) / count) / 10,
    count,
    distribution: ([5, 4, 3, 2, 1] as const).map((one) => {
      const having = sum(counts.filter(({ rating }) => rating === one))
      return { stars: one, count: having, part: having / Math.max(1, count) }
    }),
    languages: languages
      .map((one) => ({ lang: one, count: sum(counts.filter(({ lang }) => lang === one)) }))
      .filter(({ count: having }) => having > 0),
    withPhotos: sum(counts.filter(({ with_photos }) => with_photos)),
    query,
    found,
    shown: found === 0 ? [] : await findReviews(database, listingId, { ...query, reviews: page }, found),
    page,
    pages,
    own: null,
  }
}

type ReviewCount = { lang: string; with_photos: boolean; rating: number; count: number }

const sum = (rows: readonly ReviewCount[]) => rows.reduce((all, { count }) => all + count, 0)

const isAskedFor = (
  { lang, with_photos, rating }: ReviewCount,
  { reviewsIn, reviewPhotos, reviewStars }: ReviewQuery,
) =>
  (reviewsIn === null || lang === reviewsIn) &&
  (!reviewPhotos || with_photos) &&
  (reviewStars === null || rating === reviewStars)

/** Up to forty rows, however many reviews there are. */
async function findCounts(database: Database, listingId: number): Promise<ReviewCount[]> {
  const { rows } = await database.execute<ReviewCount>(
    sql`select lang, with_photos, rating, count from review_count where listing_id = ${listingId}`,
  )
  return rows
}
