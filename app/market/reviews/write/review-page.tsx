import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { data, Link, redirect } from 'react-router'
import { mayAct } from '../../../directory/may-act.server.ts'
import { pageMeta, siteOf } from '../../../directory/page-meta.ts'
import { reviewsAddress } from '../../../directory/detail/review-query.ts'
import { isWithinRate } from '../../../ground/db/rate-limit.server.ts'
import { readForm } from '../../../ground/forms/read-form.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { Icon } from '../../../ground/ui/icon.tsx'
import type { Route } from './+types/review-page.ts'
import { DeleteReview } from './delete-review.tsx'
import { deleteOwnReview, findOwnReview } from './own-review.server.ts'
import { readReview } from './read-review.server.ts'
import { names, type RefusedReview, type ReviewProblem } from './review-form.ts'
import { ReviewForm } from './form.tsx'
import { findReviewedListing, reviewedAreaOf } from './reviewed-listing.server.ts'
import { saveReview } from './save-review.server.ts'
import { ReviewState } from './review-state.tsx'

const hourly = { most: 20, seconds: 3600 }

/** Without its listing the page stays, with what was typed. */
export async function loader({ params, url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { viewer, database, language } = context
  const area = reviewedAreaOf(params.area)
  if (!area) throw data(null, { status: 404 })
  context.tags.add(`listing:${area.kind}`)
  const listing = await findReviewedListing(context, area, params.ref)
  const own =
    viewer && listing && (await findOwnReview(database, { listingId: listing.id, authorId: viewer.id }))
  const href = `${area.path}/${encodeURIComponent(params.ref)}`
  return data(
    {
      site: siteOf(context, url),
      href,
      listing,
      own,
      isOwner: listing !== null && mayAct(viewer, listing, 'answer'),
      viewerId: viewer?.id ?? null,
      language,
      login: `/login?${new URLSearchParams({ next: url.pathname })}`,
    },
    { status: listing ? 200 : 404 },
  )
}

/** Saves a review or deletes it. What can't be saved stays in the form. */
export async function action({ params, request, url, context: router }: Route.ActionArgs) {
  const context = router.get(requestContext)
  const { viewer, database } = context
  const area = reviewedAreaOf(params.area)
  if (!area) throw data(null, { status: 404 })
  const form = await readForm(request)
  const sent = await readReview(context, viewer, form)
  const refuse = (problem: ReviewProblem | null, status: number, seen = sent.seen) =>
    data<RefusedReview>({ ...sent, problem, seen }, { status })
  if (!viewer || viewer.closesAt) return refuse('login', 401)
  const listing = await findReviewedListing(context, area, params.ref)
  if (!listing) return refuse('gone', 404)
  const href = `${area.path}/${encodeURIComponent(params.ref)}`
  if (form.has(names.delete)) {
    await deleteOwnReview(database, { listingId: listing.id, authorId: viewer.id })
    return redirect(reviewsAddress(href, {}))
  }
  if (sent.errors || sent.isBlank || sent.refusedFiles.length > 0) return refuse(null, 422)
  if (!viewer.emailVerified && !context.demo) return refuse('unverified', 403)
  if (!(await isWithinRate(database, `review ${viewer.id}`, hourly))) return refuse('often', 429)
  const { rating, ...written } = sent.typed
  const saved = await database.transaction((tx) =>
    saveReview(tx, {
      listing,
      authorId: viewer.id,
      seen: sent.seen,
      written: { ...written, rating: Number(rating) },
      clientAddress: context.clientAddress,
    }),
  )
  if (!saved.ok) return refuse(saved.problem, saved.problem === 'own' ? 403 : 409, saved.version)
  const own = await findOwnReview(database, { listingId: listing.id, authorId: viewer.id })
  return redirect(own?.state === 'shown' ? reviewsAddress(href, {}) : url.pathname)
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { site, href, listing } = loaderData
  const i18n = i18nOf(site.language)
  return pageMeta({
    site,
    title: [i18n._(msg`Write a review`), listing?.title].filter(Boolean).join(': '),
    description: i18n._(msg`Tell others how it was`),
    address: `${href}/review`,
    indexed: false,
  })
}

export default function ReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { href, listing, own, isOwner } = loaderData
  return (
    <main id="main" className="wrap py-section">
      <div className="mx-auto grid max-w-160 gap-5">
        <Link to={href} className="inline-flex min-h-11 items-center gap-1.5 hover:underline">
          <Icon name="chevron-left" className="size-4.5" />
          {listing ? (
            <span lang={listing.lang ?? undefined}>{listing.title}</span>
          ) : (
            <Trans>Back to the listing</Trans>
          )}
        </Link>
        <h1 className="text-3xl">{own ? <Trans>Your review</Trans> : <Trans>Write a review</Trans>}</h1>
        {own && <ReviewState own={own} />}
        {!listing && !actionData && (
          <p>
            <Trans>This is no longer listed, so it can’t be reviewed.</Trans>
          </p>
        )}
        {isOwner && !actionData && (
          <p>
            <Trans>This is your own listing. You can reply to its reviews.</Trans>
          </p>
        )}
        {((listing && !isOwner) || actionData) && <ReviewForm loaded={loaderData} refused={actionData} />}
        {own && <DeleteReview />}
      </div>
    </main>
  )
}
