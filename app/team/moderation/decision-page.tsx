import { Trans, useLingui } from '@lingui/react/macro'
import { data, Link, redirect } from 'react-router'
import { reloadAfterConflict } from '../../ground/request/after-refusal.ts'
import { notFound } from '../../ground/request/not-found.ts'
import { readOwnForm } from '../../people/users/own-form.ts'
import { viewerOf } from '../../people/users/viewer.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { editAddress } from '../../market/create-listing/addresses.ts'
import { quoteIn } from './find-title.server.ts'
import { formatDate } from '../../ground/i18n/format.ts'
import { textIn } from '../../ground/forms/typed.ts'
import { buttonClass } from '../../ground/ui/button.tsx'
import type { Route } from './+types/decision-page.ts'
import { appeal, findOwnDecision } from './appeal.server.ts'
import { AppealForm } from './appeal-form.tsx'
import { isAgainstOwner, longestText } from '../../market/approval/cases.ts'
import { decisionPath } from '../../market/approval/decision-path.ts'
import { excerpt } from '../../ground/i18n/excerpt.ts'
import { UnsentNote } from './unsent-note.tsx'

export async function loader({ url, context: router, params }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const decision = await findOwnDecision(context.database, viewerOf(context, url).id, params.id)
  if (!decision) throw notFound()
  const quote = quoteIn({ subjectKind: decision.subject.kind, quote: decision.quote }, context.language)
  return { ...decision, quote: excerpt(quote) }
}

/** One appeal for each decision: a second press finds the first. What could not be sent stays. */
export async function action(args: Route.ActionArgs) {
  const { context, viewer, form } = await readOwnForm(args)
  const decision = await findOwnDecision(context.database, viewer.id, args.params.id)
  if (!decision) throw notFound()
  const text = textIn(form, 'text')
  if (!text) return data({ problem: 'missing' as const, text }, { status: 422 })
  if (text.length > longestText) return data({ problem: 'long' as const, text }, { status: 422 })
  const isSent =
    (await context.database.transaction((tx) => appeal(tx, viewer.id, decision.id, text))) ||
    (await findOwnDecision(context.database, viewer.id, args.params.id))?.appeal?.quote === text
  if (!isSent) return data({ problem: 'stale' as const, text }, { status: 409 })
  throw redirect(decisionPath(decision.id), { status: 303 })
}

export const shouldRevalidate = reloadAfterConflict

/** For the owner: the decision, its reason, and how to appeal. */
export default function DecisionPage({ loaderData: decision, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  const { type, state, reason, quote, decidedAt, subject, appeal, mayAppeal, isOthers } = decision
  const day = decidedAt && formatDate(decidedAt, i18n.locale, { dateStyle: 'long' })
  return (
    <main id="main" className="wrap py-section">
      <title>{t`Decision`}</title>
      <meta name="robots" content="noindex" />
      <div className="mx-auto max-w-140">
        <h1 className="text-3xl">
          {state === 'restored' && <Trans>It is visible again</Trans>}
          {state === 'hidden' && <Trans>This is hidden</Trans>}
          {state === 'dismissed' && <Trans>This review stays visible</Trans>}
          {state === 'refused' &&
            {
              listing: <Trans>Your listing is not approved</Trans>,
              question: <Trans>Your question is not approved</Trans>,
              review: <Trans>Your review is not approved</Trans>,
              edit: <Trans>Your change is not approved</Trans>,
              report: null,
            }[type]}
        </h1>
        <p className="mt-2 text-text-muted wrap-anywhere">
          {[decision.title || quote, day].filter(Boolean).join(' · ')}
        </p>
        <p className="mt-4 mb-5 rounded-md bg-surface-2 px-4 py-3 whitespace-pre-line wrap-anywhere">
          {state === 'dismissed' ? (
            <Trans>
              You reported it. We found that it follows our rules. You can still reply to it in public.
            </Trans>
          ) : (
            reason
          )}
        </p>
        {(type === 'listing' || type === 'edit') && state === 'refused' && !isOthers && (
          <Link to={editAddress(subject)} className={buttonClass({ size: 'lg' })}>
            <Trans>Correct the listing</Trans>
          </Link>
        )}
        {appeal && (
          <section className="mt-6">
            <h2 className="mb-3 text-xl">
              <Trans>Your appeal</Trans>
            </h2>
            <p className="whitespace-pre-line wrap-anywhere">{appeal.quote}</p>
            <p role="status" className="mt-4 font-semibold wrap-anywhere">
              {appeal.state === 'open' && <Trans>Someone will look at it again and let you know.</Trans>}
              {appeal.state === 'approved' && <Trans>You were right. The decision has been reversed.</Trans>}
              {appeal.state === 'withdrawn' && isAgainstOwner(state) && !isOthers && (
                <Trans>You have changed it since, so we will look at the current version.</Trans>
              )}
              {appeal.state === 'withdrawn' && isOthers && (
                <Trans>This listing is no longer yours, so we won’t take another look.</Trans>
              )}
              {appeal.state === 'refused' && <Trans>We took another look. The decision stands.</Trans>}
            </p>
            {appeal.reason && <p className="mt-2 whitespace-pre-line wrap-anywhere">{appeal.reason}</p>}
          </section>
        )}
        {actionData?.problem === 'stale' && <UnsentNote text={mayAppeal ? '' : actionData.text} />}
        {mayAppeal && <AppealForm problem={actionData?.problem} text={actionData?.text} />}
      </div>
    </main>
  )
}
