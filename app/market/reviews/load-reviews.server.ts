import { sql } from 'drizzle-orm'
import type { LoaderFunctionArgs } from 'react-router'
import { requestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { AreaWith } from '../../directory/area.ts'
import type { Attributes } from '../../directory/attributes/attribute.ts'
import { type DetailData, loadDetail } from '../../directory/detail/load-detail.server.ts'
import { detailQuery } from '../../directory/detail/detail-query.ts'

export type Review = {
  readonly id: string
  readonly author: string
  /** 1 to 5 */
  readonly rating: number
  readonly comment: string
  readonly lang: string
  readonly createdAt: Date
}
export type Reviews = {
  /** 1 to 5, to one decimal; null without reviews. */
  readonly average: number | null
  readonly count: number
  /** For 5 to 1 stars the part of all reviews, from 0 to 1. */
  readonly distribution: readonly { readonly stars: number; readonly part: number }[]
  /** Ten of them, the newest on the first page. */
  readonly shown: readonly Review[]
  readonly page: number
  readonly pages: number
}

type Reviewed<D> = D extends { found: true } ? D & { readonly reviews: Reviews } : D

export const reviewsPerPage = 10

/** A listing with a page of its reviews, which the address may ask for by `?reviews=2`. */
export async function loadDetailWithReviews<A extends Attributes>(
  area: AreaWith<A>,
  args: Pick<LoaderFunctionArgs, 'params' | 'url' | 'request' | 'context'>,
): Promise<Reviewed<DetailData<A>>> {
  const detail = await loadDetail(area, args)
  if (!detail.found) return detail as Reviewed<DetailData<A>>
  const { search } = args.context.get(requestContext)
  const { reviews: page } = detailQuery(area, {}).parse(args.url)
  const reviews = await search(args.request.signal, (database) => loadReviews(database, detail.id, page))
  return { ...detail, reviews } as Reviewed<DetailData<A>>
}

/** @param page from 1; past the end it is the last */
export async function loadReviews(database: Database, listingId: number, page = 1): Promise<Reviews> {
  const { rows } = await database.execute<{ rating: number; count: number }>(
    sql`select rating, count(*)::int as count from review where listing_id = ${listingId} and hidden_at is null group by rating`,
  )
  const counts = new Map(rows.map(({ rating, count }) => [rating, count]))
  const count = rows.reduce((sum, row) => sum + row.count, 0)
  const stars = rows.reduce((sum, row) => sum + row.rating * row.count, 0)
  const pages = Math.max(1, Math.ceil(count / reviewsPerPage))
  const current = Math.min(page, pages)
  return {
    average: count === 0 ? null : Math.round((10 * stars) / count) / 10,
    count,
    distribution: [5, 4, 3, 2, 1].map((one) => ({
      stars: one,
      part: (counts.get(one) ?? 0) / Math.max(1, count),
    })),
    shown: count === 0 ? [] : await findReviews(database, listingId, current),
    page: current,
    pages,
  }
}

async function findReviews(database: Database, listingId: number, page: number): Promise<Review[]> {
  const { rows } = await database.execute<Omit<Review, 'createdAt'> & { created_at: string }>(sql`
    select review.id, users.full_name as author, rating, comment, lang, review.created_at
    from review join users on users.id = author_id
    where listing_id = ${listingId} and hidden_at is null
    order by review.created_at desc, review.id desc
    limit ${reviewsPerPage} offset ${(page - 1) * reviewsPerPage}`)
  return rows.map(({ created_at, ...one }) => ({ ...one, createdAt: new Date(created_at) }))
}
