import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, Link, redirect } from 'react-router'
import { findReferences } from '../../directory/find-references.server.ts'
import { oneOf, readTyped, required, text } from '../../ground/forms/fields.ts'
import { reloadAfterConflict } from '../../ground/request/after-refusal.ts'
import { notFound } from '../../ground/request/not-found.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { Button } from '../../ground/ui/button.tsx'
import { readOwnForm } from '../../people/users/own-form.ts'
import { viewerOf } from '../../people/users/viewer.ts'
import { starChoices } from '../reviews/write/review-form.ts'
import type { Route } from './+types/sale-page.ts'
import { saleAddress } from './addresses.ts'
import { answerSale } from './answer-sale.server.ts'
import { findRatings, findSale } from './find-sale.server.ts'
import { deleteRating, rate } from './rate.server.ts'
import { OtherRating, RatingForm } from './rating-form.tsx'

const fields = { rating: required(oneOf(starChoices, '')), comment: text(1_000) }

export async function loader({ params, url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { database, siteName } = context
  const viewer = viewerOf(context, url)
  const sale = await findSale(database, viewer.id, params.ref)
  if (!sale) throw notFound()
  const { id, isSeller, title, state, otherName, kind, ref } = sale
  const ratings = await findRatings(database, id)
  const [about] = await findReferences(database, context, [{ kind, ref }])
  const other = ratings.find(({ bySeller, isHidden }) => bySeller !== isSeller && !isHidden)
  return {
    siteName,
    title,
    href: about?.href ?? null,
    state,
    isSeller,
    otherName,
    own: ratings.find(({ bySeller }) => bySeller === isSeller) ?? null,
    other: other ?? null,
  }
}

/** `answer` of the buyer, `delete` of an own rating, or a rating. */
export async function action(args: Route.ActionArgs) {
  const { context, viewer, form, typed } = await readOwnForm(args)
  const { database, language } = context
  const saleRef = args.params.ref
  if (!(await findSale(database, viewer.id, saleRef))) throw notFound()
  const back = redirect(saleAddress(saleRef))
  const refuse = (problem: 'stale' | 'rating' | 'comment', status: number) =>
    data({ problem, typed: { rating: typed('rating'), comment: typed('comment') } }, { status })
  const answer = typed('answer')
  if (answer === 'yes' || answer === 'no') {
    const isDone = await database.transaction((tx) =>
      answerSale(tx, { buyer: viewer, saleRef, isYes: answer === 'yes' }),
    )
    return isDone ? back : refuse('stale', 409)
  }
  if (form.has('delete')) {
    await database.transaction((tx) => deleteRating(tx, viewer.id, saleRef))
    return back
  }
  const { values, problems } = readTyped(fields, form)
  if (problems) return refuse(problems.rating ? 'rating' : 'comment', 422)
  const { rating, comment } = values
  const written = { rating: Number(rating), comment, lang: language }
  const isRated = await database.transaction((tx) => rate(tx, { author: viewer, saleRef, written }))
  return isRated ? back : refuse('stale', 409)
}

export const shouldRevalidate = reloadAfterConflict

/** What the seller and the buyer of a listing say to each other's question, and of each other. */
export default function SalePage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { siteName, title, href, state, isSeller, otherName, own, other } = loaderData
  const name = otherName || t`Former member`
  return (
    <main id="main" className="wrap py-section">
      <title>{`${title} · ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <div className="mx-auto grid max-w-140 gap-5">
        <h1 className="text-3xl wrap-anywhere">{href ? <Link to={href}>{title}</Link> : title}</h1>
        {actionData?.problem === 'stale' && (
          <p role="alert" className="rounded-md bg-danger-soft p-3 text-danger">
            <Trans>This has changed since you opened the page. Look at it again.</Trans>
          </p>
        )}
        <p className="wrap-anywhere">
          {isSeller ? t`You sold it to ${name}.` : t`${name} says that you bought it.`}
        </p>
        {state === 'named' && !isSeller && <Question />}
        {state === 'named' && isSeller && <p role="status">{t`${name} has not answered yet.`}</p>}
        {state === 'denied' && (
          <p role="status">
            {isSeller ? t`${name} says no.` : <Trans>You said no. Thank you for telling us.</Trans>}
          </p>
        )}
        {state === 'confirmed' && (
          <>
            {other && <OtherRating name={name} rating={other} />}
            {otherName && (
              <RatingForm
                key={own?.id}
                name={name}
                own={own}
                refused={actionData?.problem === 'stale' ? undefined : actionData}
              />
            )}
          </>
        )}
      </div>
    </main>
  )
}

const Question = () => (
  <Form method="post" className="grid gap-3 rounded-xl bg-surface p-6 shadow-md">
    <p className="font-semibold">
      <Trans>Did you buy it?</Trans>
    </p>
    <p className="text-sm text-text-muted">
      <Trans>If you say yes, you can rate each other. Otherwise it stays between the two of you.</Trans>
    </p>
    <div className="flex flex-wrap gap-3">
      <Button type="submit" size="lg" name="answer" value="yes">
        <Trans>Yes, I bought it</Trans>
      </Button>
      <Button type="submit" size="lg" tone="line" name="answer" value="no">
        <Trans>No</Trans>
      </Button>
    </div>
  </Form>
)
