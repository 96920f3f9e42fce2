import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { formatMoney } from '../../ground/i18n/format.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { readFeeAccount } from '../../people/fees/platform-fee.server.ts'
import { TransferAccount } from '../../people/fees/transfer-account.tsx'
import type { Route } from './+types/status-page.ts'
import css from './advertising.css?url'
import { CampaignFacts } from './campaign-facts.tsx'
import { nextLabels, stateLabels, transferLabel } from './campaign-labels.ts'
import { Figures } from './figures.tsx'
import { findFigures } from './find-campaigns.server.ts'
import { ownCampaign } from './own-campaign.server.ts'
import { statusQuery } from './status-query.ts'
import { Scenes } from './scenes.tsx'

export const handle = { query: statusQuery }
export async function loader({ url, context: router, params }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const campaign = await ownCampaign(context, url, params.reference)
  return {
    campaign,
    /** Where what is due is transferred to; empty: it is not due, or admins have not said where. */
    account: campaign.state === 'awaiting-payment' ? (await readFeeAccount(context.database)).text : '',
    figures: await findFigures(context.database, campaign.id),
    csv: `/advertise/${campaign.reference}/figures.csv${url.search}`,
  }
}

/** For an advertiser: where their advertisement is, what happens next, and what it brings. */
export default function StatusPage({ loaderData }: Route.ComponentProps) {
  const { campaign, account, figures, csv } = loaderData
  const { t, i18n } = useLingui()
  const { reference, state, isPaid, reason, priceCents, creditCents } = campaign
  const next = state === 'ended' && !isPaid ? nextLabels.refused : nextLabels[state]
  const due = formatMoney(priceCents - creditCents, i18n.locale)
  return (
    <main id="main" className="wrap py-section">
      <title>{t`Your advertisement ${reference}`}</title>
      <meta name="robots" content="noindex" />
      <link rel="stylesheet" href={css} precedence="feature" />
      <div className="mx-auto max-w-160">
        <h1 className="text-3xl">{i18n._(stateLabels[state])}</h1>
        <p className="mt-6 text-sm font-semibold text-text-muted">
          <Trans>Your reference number</Trans>
        </p>
        <p className="font-display text-3xl font-semibold tabular-nums">{reference}</p>
        {reason && <p className="mt-6 text-lg font-semibold wrap-anywhere">{reason}</p>}
        <p className="mt-2 mb-5">{i18n._(account ? transferLabel : next)}</p>
        {account && (
          <div className="mb-5 rounded-md bg-surface-2 p-4">
            <TransferAccount account={account} />
            <p className="mt-2">
              <Trans>Amount: {due}. Write your reference number in the transfer.</Trans>
            </p>
          </div>
        )}
        <CampaignFacts campaign={campaign} />
        {figures.length > 0 && <Figures days={figures} csv={csv} />}
        <Scenes campaign={campaign} />
        <Link to="/advertise" className="inline-flex min-h-11 items-center underline underline-offset-4">
          <Trans>Send another advertisement</Trans>
        </Link>
      </div>
    </main>
  )
}
