import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { requestContext } from '../../ground/request/request-context.ts'
import type { Route } from './+types/status-page.ts'
import css from './advertising.css?url'
import { CampaignFacts } from './campaign-facts.tsx'
import { nextLabels, stateLabels } from './campaign-labels.ts'
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
    figures: await findFigures(context.database, campaign.id),
    csv: `/advertise/${campaign.reference}/figures.csv${url.search}`,
  }
}

/** No device keeps it: the key in its address is for one person alone. */
export const headers = () => ({ 'cache-control': 'private, no-store' })

/** For an advertiser: where their advertisement is, what happens next, and what it brings. */
export default function StatusPage({ loaderData: { campaign, figures, csv } }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  const { reference, state, reason } = campaign
  return (
    <main id="main" className="wrap py-section">
      <title>{t`Your advertisement ${reference}`}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <link rel="stylesheet" href={css} precedence="feature" />
      <div className="mx-auto max-w-160">
        <h1 className="text-3xl">{i18n._(stateLabels[state])}</h1>
        <p className="mt-6 text-sm font-semibold text-text-muted">
          <Trans>Your reference number</Trans>
        </p>
        <p className="font-display text-3xl font-semibold tabular-nums">{reference}</p>
        {reason && <p className="mt-6 text-lg font-semibold wrap-anywhere">{reason}</p>}
        <p className="mt-2 mb-5">{i18n._(nextLabels[state])}</p>
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
