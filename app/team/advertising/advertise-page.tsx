import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { HeadersFunction, ShouldRevalidateFunction } from 'react-router'
import { requestContext } from '../../ground/request/request-context.ts'
import { creditOf } from '../../people/credit/credit.server.ts'
import { readFeeAccount } from '../../people/fees/platform-fee.server.ts'
import { isProven } from '../../people/users/proven.server.ts'
import { VerifyEmailLink } from '../../people/users/verify-email-link.tsx'
import { pageMeta, siteOf } from '../../directory/page-meta.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { openForm } from '../../ground/forms/guard.server.ts'
import type { Route } from './+types/advertise-page.ts'
import css from './advertising.css?url'
import { localDate } from '../../ground/i18n/local-time.ts'
import { CampaignLines } from './campaign-lines.tsx'
import { findOwn } from './find-campaigns.server.ts'
import { CampaignForm } from './form/campaign-form.tsx'
import { sendCampaign } from './form/send-campaign.ts'
import { readRates } from './rates.server.ts'
import { campaignForm, receiveCampaign } from './receive-campaign.server.ts'

export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { viewer, database } = context
  const [rates, credit, own, account] = await Promise.all([
    readRates(database),
    viewer ? creditOf(database, viewer.id) : 0,
    viewer ? findOwn(database, viewer.id) : [],
    readFeeAccount(database),
  ])
  return {
    site: siteOf(context, url),
    rates,
    own,
    creditCents: Math.round(credit * 100),
    hasAccount: account.text !== '',
    today: localDate(context.now),
    email: viewer?.email ?? '',
    isGuest: viewer === null,
    isUnverified: viewer !== null && !isProven(viewer, context),
    opened: openForm(context, campaignForm),
  }
}

export const action = (args: Route.ActionArgs) => receiveCampaign(args)
export const clientAction = (args: Route.ClientActionArgs) => sendCampaign(args)
/** After a conflict the page shows the current price. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  actionResult?.problem === 'price' || defaultShouldRevalidate
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { site } = loaderData
  const { name } = site
  const i18n = i18nOf(site.language)
  return pageMeta({
    site,
    title: i18n._(msg`Advertise with Us`),
    description: i18n._(
      msg`Show your business on ${name}, to residents and visitors of Saipan, Tinian and Rota.`,
    ),
    address: '/advertise',
  })
}

export default function AdvertisePage({ loaderData, actionData }: Route.ComponentProps) {
  const { own, isUnverified } = loaderData
  return (
    <main id="main" className="wrap py-section">
      <link rel="stylesheet" href={css} precedence="feature" />
      <div className="mx-auto max-w-160">
        <h1 className="text-3xl">
          <Trans>Advertise with Us</Trans>
        </h1>
        <p className="mt-2 mb-5 text-text-muted">
          <Trans>
            Choose where and when, and add three images. Someone on our team reviews each advertisement before
            it runs.
          </Trans>
        </p>
        {own.length > 0 && (
          <section className="mb-5">
            <h2 className="mb-3 text-xl">
              <Trans>Your advertisements</Trans>
            </h2>
            <CampaignLines lines={own} base="/advertise" />
          </section>
        )}
        {isUnverified ? (
          <p className="rounded-xl bg-surface-2 p-6">
            <Trans>Advertising needs a confirmed email address.</Trans>{' '}
            <b className="font-semibold">
              <VerifyEmailLink />
            </b>
          </p>
        ) : (
          <CampaignForm {...loaderData} refused={actionData} />
        )}
      </div>
    </main>
  )
}
