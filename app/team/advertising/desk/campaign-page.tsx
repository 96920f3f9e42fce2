import type { MessageDescriptor } from '@lingui/core'
import { reloadAfterConflict } from '../../../ground/request/after-refusal.ts'
import { notFound } from '../../../ground/request/not-found.ts'
import { rowNumber } from '../../../ground/query/fields.ts'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, Link, redirect } from 'react-router'
import { type AuthCode, authTexts, statusOf } from '../../../people/accounts/auth-codes.ts'
import { CodeAgain } from '../../../people/accounts/second-step/code-again.tsx'
import { asksForCode, passAgain } from '../../../people/accounts/second-step/pass-again.server.ts'
import { readOwnForm } from '../../../people/users/own-form.ts'
import { adminOf } from '../../desk/admin-only.ts'
import { DecisionButtons } from '../../desk/decision-buttons.tsx'
import { Fact } from '../../desk/fact.tsx'
import { ReasonField } from '../../desk/reason-field.tsx'
import { StaleNote } from '../../desk/stale-note.tsx'
import { requestContext } from '../../../ground/request/request-context.ts'
import { type Problem, text } from '../../../ground/forms/fields.ts'
import { readFields } from '../../../ground/forms/read-fields.server.ts'
import css from '../advertising.css?url'
import { type Move, movesOf } from '../campaign.ts'
import { CampaignFacts } from '../campaign-facts.tsx'
import { stateLabels } from '../campaign-labels.ts'
import { findCampaign } from '../find-campaigns.server.ts'
import { Scenes } from '../scenes.tsx'
import type { Route } from './+types/campaign-page.ts'
import { deskPath } from './campaign-query.ts'
import { mayMove, moveCampaign } from './move-campaign.server.ts'

/** Only a rejection needs a reason. */
const fields = { reason: text(1_000) }

export async function loader({ url, context: router, params }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const admin = adminOf(context, url)
  const campaign = await findCampaign(context.database, params.reference)
  if (!campaign) throw notFound()
  return { campaign, adminId: admin.id, asksForCode: await asksForCode(context, admin) }
}

/** If another admin decided first, the answer says so and the typed text stays. */
export async function action(args: Route.ActionArgs) {
  const { context, form, typed } = await readOwnForm(args)
  const admin = adminOf(context, args.url)
  const campaign = await findCampaign(context.database, args.params.reference)
  if (!campaign) throw notFound()
  const move = typed('move')
  const { values, problems } = readFields(fields, form)
  const { reason } = values
  const refuse = (problem: 'stale' | Problem | AuthCode, status: number) =>
    data({ problem, reason }, { status })
  if (!mayMove(campaign, move, admin.id)) return refuse('stale', 409)
  if (!reason && move === 'refuse') return refuse('missing', 422)
  if (problems?.reason) return refuse(problems.reason, 422)
  if (move === 'pay') {
    const passed = await passAgain(context, args.request, admin, typed('code'))
    if (!passed.ok) return refuse(passed.code, statusOf(passed.code))
  }
  const campaignMove = { move, adminId: admin.id, id: campaign.id, version: rowNumber(typed('version')) }
  const isDone = await moveCampaign(context, { ...campaignMove, reason: move === 'refuse' ? reason : '' })
  if (!isDone) return refuse('stale', 409)
  throw redirect(`${deskPath}/${campaign.reference}`, { status: 303 })
}

export const shouldRevalidate = reloadAfterConflict

/** For admins: one campaign, its preview, and the possible decisions. */
export default function CampaignPage({
  loaderData: { campaign, adminId, asksForCode },
  actionData,
}: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  const { reference, state, version, email, reason } = campaign
  const moves = movesOf(campaign, adminId)
  const codeProblem =
    actionData && actionData.problem in authTexts ? (actionData.problem as AuthCode) : undefined
  return (
    <main id="main" className="wrap py-section">
      <title>{t`Advertisement ${reference}`}</title>
      <meta name="robots" content="noindex" />
      <link rel="stylesheet" href={css} precedence="feature" />
      <Link to={deskPath} className="inline-flex min-h-11 items-center underline underline-offset-4">
        <Trans>All advertisements</Trans>
      </Link>
      <h1 className="text-3xl wrap-anywhere">
        <Trans>Advertisement {reference}</Trans>
      </h1>
      <p className="mt-2 mb-5 text-lg font-semibold wrap-anywhere">
        {[i18n._(stateLabels[state]), reason].filter(Boolean).join(': ')}
      </p>
      {campaign.pausedWithOwner && (
        <p className="mb-5">
          <Trans>The advertiser’s account is suspended. The pause ends with the suspension.</Trans>
        </p>
      )}
      <CampaignFacts campaign={campaign}>
        <Fact label={<Trans>Email</Trans>}>{email}</Fact>
        <Fact label={<Trans>Advertiser</Trans>}>
          {campaign.ownerId ? <Trans>With an account</Trans> : <Trans>Without an account</Trans>}
        </Fact>
      </CampaignFacts>
      <Scenes campaign={campaign} />
      {actionData?.problem === 'stale' && (
        <StaleNote reason={actionData.reason} hasField={moves.includes('refuse')} />
      )}
      {campaign.ownerId === adminId && state === 'awaiting-payment' && (
        <p className="mt-6 text-text-muted">
          <Trans>This advertisement is yours, so another admin has to mark it as paid.</Trans>
        </p>
      )}
      {moves.length > 0 && (
        <Form key={version} method="post" noValidate className="mt-6 grid max-w-140 gap-3">
          <input type="hidden" name="version" value={version} />
          {moves.includes('refuse') && (
            <ReasonField
              label={<Trans>Reason for rejection</Trans>}
              hint={<Trans>The advertiser will read this. You can leave it blank to approve.</Trans>}
              longest={fields.reason.max}
              refused={actionData}
            />
          )}
          {moves.includes('pay') && <CodeAgain asks={asksForCode} problem={codeProblem} />}
          <DecisionButtons name="move" decisions={moves} words={moveWords} />
        </Form>
      )}
    </main>
  )
}

const moveWords: Record<Move, MessageDescriptor> = {
  approve: msg({ message: 'Approve', context: 'advertisement' }),
  refuse: msg({ message: 'Reject', context: 'advertisement' }),
  pay: msg`Mark as paid`,
  pause: msg`Pause`,
  resume: msg`Resume`,
  end: msg({ message: 'End', context: 'advertisement' }),
}
