import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { data, redirect } from 'react-router'
import { notFound } from '../../../ground/request/not-found.ts'
import { mayAct } from '../../../directory/may-act.server.ts'
import { pageMeta, siteOf } from '../../../directory/page-meta.ts'
import { reviewsAddress } from '../../../directory/detail/review-query.ts'
import { StarRow } from '../../../directory/detail/stars.tsx'
import { isWithinRate } from '../../../ground/db/rate-limit.server.ts'
import { readForm } from '../../../ground/forms/read-form.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { BackLink } from '../../../ground/ui/back-link.tsx'
import { isProven } from '../../../people/users/proven.server.ts'
import type { Route } from './+types/review-page.ts'
import { DeleteReview } from './delete-review.tsx'
import { deleteOwnReview, findOwnReview, type OwnReview } from './own-review.server.ts'
import { readReview, withFiles } from './read-review.server.ts'
import { names, type RefusedReview, type ReviewProblem } from './review-form.ts'
import { ReviewForm } from './form.tsx'
import { findReviewedListing, reviewedAreaOf } from './reviewed-listing.server.ts'
import { saveReview } from './save-review.server.ts'
import { ReviewState } from './review-state.tsx'
import { useAuthor } from './use-author.ts'
import { sendReview } from './use-kept-review.ts'

const hourly = { most: 20, seconds: 3600 }

/** Without its listing the page stays, with what was typed. */
export async function loader({ params, url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { viewer, database, language } = context
  const area = reviewedAreaOf(params.area)
  if (!area) throw notFound()
  context.tags.add(`listing:${area.kind}`)
  const found = await findReviewedListing(context, area, params.ref)
  const own = viewer && found && (await findOwnReview(database, { listingId: found.id, authorId: viewer.id }))
  const listing = found?.isListed ? found : null
  const href = `${area.path}/${encodeURIComponent(params.ref)}`
  return data(
    {
      site: siteOf(context, url),
      href,
      listing,
      own,
      actsForIt: listing !== null && mayAct(viewer, listing, 'view'),
      viewerId: viewer?.id ?? null,
      language,
      login: `/login?${new URLSearchParams({ next: url.pathname })}`,
    },
    { status: found ? 200 : 404 },
  )
}

/** Saves a review or deletes it. What can't be saved stays in the form. */
export async function action({ params, request, url, context: router }: Route.ActionArgs) {
  const context = router.get(requestContext)
  const { viewer, database } = context
  const area = reviewedAreaOf(params.area)
  if (!area) throw notFound()
  const form = await readForm(request)
  const typed = await readReview(context, viewer, form)
  const refuse = (problem: ReviewProblem | null, status: number, sent = typed) =>
    data<RefusedReview>({ ...sent, problem }, { status })
  if (!viewer || viewer.closesAt) return refuse('login', 401)
  const listing = await findReviewedListing(context, area, params.ref)
  const href = `${area.path}/${encodeURIComponent(params.ref)}`
  if (listing && form.has(names.delete)) {
    await deleteOwnReview(database, { listingId: listing.id, authorId: viewer.id })
    return redirect(listing.isListed ? reviewsAddress(href, {}) : '/profile')
  }
  if (!listing?.isListed) return refuse('gone', 404)
  if (mayAct(viewer, listing, 'view')) return refuse('own', 403)
  if (!isProven(viewer, context)) return refuse('unverified', 403)
  const sent = await withFiles(context, viewer, { form, sent: typed })
  if (sent.errors || sent.isBlank || sent.refusedFiles.length > 0) return refuse(null, 422, sent)
  if (!(await isWithinRate(database, `review ${viewer.id}`, hourly))) return refuse('often', 429, sent)
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
  if (!saved.ok) return refuse(saved.problem, 409, { ...sent, seen: saved.version })
  const own = await findOwnReview(database, { listingId: listing.id, authorId: viewer.id })
  return redirect(own?.state === 'shown' ? reviewsAddress(href, {}) : url.pathname)
}

export const clientAction = ({ params, serverAction }: Route.ClientActionArgs) =>
  sendReview(params, serverAction)

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
  const { href, listing, own, actsForIt, viewerId } = loaderData
  const { author, refused } = useAuthor(actionData, viewerId)
  return (
    <main id="main" className="wrap py-section">
      <div className="mx-auto grid max-w-160 gap-5">
        <BackLink to={href}>
          {listing ? (
            <span lang={listing.lang ?? undefined}>{listing.title}</span>
          ) : (
            <Trans>Back to the listing</Trans>
          )}
        </BackLink>
        <h1 className="text-3xl">{own ? <Trans>Your review</Trans> : <Trans>Write a review</Trans>}</h1>
        {own && <ReviewState own={own} />}
        {!listing && !refused && (
          <p>
            <Trans>This is no longer listed, so it can’t be reviewed.</Trans>
          </p>
        )}
        {actsForIt && !refused && (
          <p>
            <Trans>This is your own listing. You can reply to its reviews.</Trans>
          </p>
        )}
        {((listing && !actsForIt) || refused) && (
          <ReviewForm key={author ?? 'guest'} loaded={loaderData} author={author} refused={refused} />
        )}
        {own && !listing && !refused && <OwnText own={own} />}
        {own && <DeleteReview />}
      </div>
    </main>
  )
}

/** A review that can no longer be edited, as its author wrote it. */
const OwnText = ({ own: { rating, title, comment, lang } }: { own: OwnReview }) => (
  <blockquote lang={lang} className="grid gap-1 rounded-md bg-surface-2 px-4 py-3 wrap-anywhere">
    <StarRow stars={rating} />
    {title && <p className="font-semibold">{title}</p>}
    {comment && <p className="whitespace-pre-line">{comment}</p>}
  </blockquote>
)
