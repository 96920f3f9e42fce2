import { Trans, useLingui } from '@lingui/react/macro'
import { reloadAfterConflict } from '../../../ground/request/after-refusal.ts'
import { notFound } from '../../../ground/request/not-found.ts'
import { rowNumber } from '../../../ground/query/fields.ts'
import { data, Form, Link, redirect } from 'react-router'
import { readOwnForm } from '../../../people/users/own-form.ts'
import { staffOf } from '../../desk/staff-only.ts'
import { StaleNote } from '../../desk/stale-note.tsx'
import { requestContext } from '../../../ground/request/request-context.ts'
import { formatDate } from '../../../ground/i18n/format.ts'
import { textIn } from '../../../ground/forms/typed.ts'
import { buttonClass } from '../../../ground/ui/button.tsx'
import { type Decision, decisionsOn, longestText } from '../../../market/approval/cases.ts'
import { stateLabels, typeLabels } from '../case-labels.ts'
import { decide } from '../decide.server.ts'
import { findCase } from '../find-case.server.ts'
import type { Route } from './+types/case-page.ts'
import { ContentList } from './content-list.tsx'
import { DecisionFields } from './decision-fields.tsx'
import { ReportedMessages } from './reported-messages.tsx'
import { ReviewSigns } from './review-signs.tsx'
import { Reports } from './reports.tsx'

export async function loader({ url, context: router, params }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const staff = staffOf(context, url)
  const found = await findCase(context.database, context, staff, params.id)
  if (!found) throw notFound()
  return found
}

/** If another decision came first, the answer says so and the typed text stays. */
export async function action(args: Route.ActionArgs) {
  const { context, form, typed } = await readOwnForm(args)
  const staff = staffOf(context, args.url)
  const found = await findCase(context.database, context, staff, args.params.id)
  if (!found) throw notFound()
  const decision = typed('decision') as Decision
  const reason = textIn(form, 'reason')
  const refuse = (problem: 'stale' | 'missing' | 'long', status: number) =>
    data({ problem, reason }, { status })
  if (!found.decisions.includes(decision)) return refuse('stale', 409)
  if (!reason && decision !== 'approve') return refuse('missing', 422)
  if (reason.length > longestText) return refuse('long', 422)
  const isDecided = await context.database.transaction((tx) =>
    decide(tx, { caseId: found.id, version: rowNumber(typed('version')), staff, decision, reason }),
  )
  if (!isDecided) return refuse('stale', 409)
  throw redirect('/admin/moderation', { status: 303 })
}

export const shouldRevalidate = reloadAfterConflict

/** For moderators and admins: one case, with everything needed to decide it. */
export default function CasePage({ loaderData: one, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  const moment = (at: Date) => formatDate(at, i18n.locale, { dateStyle: 'long', timeStyle: 'short' })
  const owner = one.owner || t`Former member`
  const day = moment(one.createdAt)
  const pendingUntil =
    one.pending && formatDate(one.pending.takesEffectAt, i18n.locale, { timeStyle: 'short' })
  return (
    <main id="main" className="wrap py-section">
      <title>{t`Moderation`}</title>
      <meta name="robots" content="noindex" />
      <Link to="/admin/moderation" className="inline-flex min-h-11 items-center underline underline-offset-4">
        <Trans>Back to the queue</Trans>
      </Link>
      <h1 className="text-3xl">{i18n._(typeLabels[one.type])}</h1>
      <p className="mt-2 text-text-muted wrap-anywhere">
        {t`By ${owner}, ${day}`}
        {one.href && (
          <>
            {' · '}
            <Link to={one.href} className="inline-flex min-h-11 items-center underline underline-offset-4">
              <Trans>Its page</Trans>
            </Link>
          </>
        )}
      </p>
      {one.type === 'appeal' && (
        <section className="mt-6">
          <h2 className="mb-3 text-xl">
            <Trans>What the owner says</Trans>
          </h2>
          <p className="max-w-140 whitespace-pre-line wrap-anywhere">{one.quote}</p>
          {one.first && (
            <p className="mt-4 text-text-muted wrap-anywhere">
              {[i18n._(stateLabels[one.first.state]), one.first.decidedBy, one.first.reason]
                .filter(Boolean)
                .join(' · ')}
            </p>
          )}
          {one.first?.state === 'dismissed' && (
            <p className="mt-2">
              <Trans>It is the owner of the listing who appeals. If you approve, the review is hidden.</Trans>
            </p>
          )}
        </section>
      )}
      <Reports reports={one.reports} />
      <ReviewSigns signs={one.signs} />
      {one.reported && (
        <section className="mt-6">
          <h2 className="mb-3 text-xl">
            <Trans>What was reported</Trans>
          </h2>
          {one.messages.length > 0 ? (
            <ReportedMessages messages={one.messages} />
          ) : (
            <p className="max-w-140 whitespace-pre-line wrap-anywhere">{one.reported}</p>
          )}
          {one.pictures.length > 0 && one.decisions.length > 0 && <PictureLinks pages={one.pictures} />}
        </section>
      )}
      {one.content && <ContentList content={one.content} />}
      {one.decidedAt && (
        <p className="mt-6 text-lg font-semibold wrap-anywhere">
          {[i18n._(stateLabels[one.state]), one.decidedBy, moment(one.decidedAt), one.reason]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {one.pending && (
        <p className="mt-6 text-lg font-semibold wrap-anywhere">
          {[i18n._(stateLabels[one.pending.state]), one.pending.decidedBy, one.pending.reason]
            .filter(Boolean)
            .join(' · ')}
          <span className="block text-sm font-medium text-text-muted">
            <Trans>This takes effect at {pendingUntil} and can be undone until then.</Trans>
          </span>
        </p>
      )}
      {actionData?.problem === 'stale' && (
        <StaleNote reason={actionData.reason} hasField={one.decisions.length > 0} />
      )}
      {one.decisions.length > 0 ? (
        <Form key={one.version} method="post" noValidate className="mt-6 grid max-w-140 gap-3">
          <input type="hidden" name="version" value={one.version} />
          <DecisionFields decisions={one.decisions} refused={actionData} />
        </Form>
      ) : (
        decisionsOn(one).length > 0 &&
        !one.pending && (
          <p className="mt-6 text-text-muted">
            <Trans>
              Someone else has to decide this because you have a part in it, or it is about one of your
              decisions.
            </Trans>
          </p>
        )
      )}
    </main>
  )
}

/** Each opens in its own document, so that no one sees it by accident. */
const PictureLinks = ({ pages }: { pages: readonly string[] }) => (
  <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
    {pages.map((href, at) => {
      const which = at + 1
      return (
        <a key={href} href={href} target="_blank" rel="noopener" className={buttonClass({ tone: 'line' })}>
          {pages.length === 1 ? <Trans>View the photo</Trans> : <Trans>View photo {which}</Trans>}
        </a>
      )
    })}
    <span className="text-sm text-text-muted">
      <Trans>Each view is logged.</Trans>
    </span>
  </p>
)
