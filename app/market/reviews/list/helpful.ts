import { sql } from 'drizzle-orm'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { notFound } from '../../../ground/request/not-found.ts'
import { reviewFields, reviewsAskedFor, reviewsAddress } from '../../../directory/detail/review-query.ts'
import { defineQuery } from '../../../ground/query/query.ts'
import { readOwnForm } from '../../../people/users/own-form.ts'
import { findVisibleReview } from '../find-visible.server.ts'
import { reviewId } from './review-id.ts'

export const handle = { query: defineQuery(reviewFields) }

export { postOnly as loader } from '../../../ground/request/post-only.ts'

/** `/reviews/{id}/helpful`: POST votes for a review, or takes the vote back, and leads to the page of reviews again. */
export async function action(args: ActionFunctionArgs) {
  const { context, viewer, typed } = await readOwnForm(args)
  const found = await findVisibleReview(context, args.params.id)
  if (!found) throw notFound()
  await context.database.execute(
    typed('vote') === 'no'
      ? sql`delete from review_vote where review_id = ${found.id} and voter_id = ${viewer.id}`
      : sql`
        insert into review_vote (review_id, voter_id)
        select id, ${viewer.id} from review where id = ${found.id} and author_id <> ${viewer.id}
        on conflict do nothing`,
  )
  const address = reviewsAddress(found.href, reviewsAskedFor(args.url))
  return redirect(address.replace(/#.*/, `#${reviewId(String(found.id))}`))
}
