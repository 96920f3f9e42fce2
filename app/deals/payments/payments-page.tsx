import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { data, Link, redirect } from 'react-router'
import { reloadAfterConflict } from '../../ground/request/after-refusal.ts'
import { notFound } from '../../ground/request/not-found.ts'
import { siteOf } from '../../directory/page-meta.ts'
import { readFields } from '../../ground/forms/read-fields.server.ts'
import { matching } from '../../ground/query/fields.ts'
import { defineQuery } from '../../ground/query/query.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { Note } from '../../people/settings/note.tsx'
import { SettingsFrame } from '../../people/settings/settings-frame.tsx'
import { settingsMeta } from '../../people/settings/settings-meta.ts'
import { readOwnForm } from '../../people/users/own-form.ts'
import { viewerOf } from '../../people/users/viewer.ts'
import type { Route } from './+types/payments-page.ts'
import { paymentsPath } from './addresses.ts'
import { askToConnect, confirmMerchant, readMerchantOf } from './connect.server.ts'
import { FeeNote } from '../../people/fees/fee-note.tsx'
import { merchantId } from './merchant-id.ts'
import { OnboardingCard } from './onboarding-card.tsx'
import { outcomes } from './outcomes.ts'
import { startOnboarding } from './onboard.server.ts'
import { PayPalCard } from './paypal-card.tsx'
import { payPalFields } from './paypal-fields.ts'
import { readFee } from '../../people/fees/platform-fee.server.ts'
import { readTerms, saveMerchant, saveTerms } from './seller-terms.server.ts'
import { termsFields } from './terms-fields.ts'
import { TermsForm } from './terms-form.tsx'

const token = /^[\w-]{43}$/

/** `confirm`: of a mailed link. `paypal` and `attempt`: what a seller comes back from PayPal with. */
const query = defineQuery({
  confirm: matching(token),
  paypal: matching(new RegExp(`^(${outcomes.join('|')})$`)),
  attempt: matching(token),
})
export const handle = { query }

export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { database, payPal } = context
  const viewer = viewerOf(context, url)
  const { confirm, paypal, attempt } = query.parse(url)
  const merchant = confirm ? await readMerchantOf(database, viewer.id, confirm) : null
  return {
    site: siteOf(context, url),
    terms: await readTerms(database, viewer.id),
    fee: await readFee(database),
    takesPayPal: payPal !== null,
    /** Sellers connect their accounts there, and not by a mailed link. */
    isOnboarding: payPal?.onboarding != null,
    returned: paypal ? { outcome: outcomes.find((one) => one === paypal), attempt } : null,
    /** The account that a mailed link confirms; null if the link is no longer valid. */
    link: confirm ? { token: confirm, merchant } : null,
  }
}

export async function action(args: Route.ActionArgs) {
  const { context, viewer, form, typed } = await readOwnForm(args)
  const { database, payPal } = context
  switch (typed('op')) {
    case 'onboard': {
      if (!payPal?.onboarding) throw notFound()
      const started = await startOnboarding(context, viewer.id)
      if (typeof started === 'object') throw redirect(started.address)
      return data({ done: started, values: null, problems: null } as const, {
        status: started === 'often' ? 429 : 503,
      })
    }
    case 'connect': {
      if (!payPal || payPal.onboarding) throw notFound()
      const { values, problems } = readFields(payPalFields, form)
      const merchant = values.merchant.toUpperCase()
      const isKnown = merchantId.test(merchant)
      if (problems || !isKnown)
        return data(
          {
            done: null,
            values,
            problems: { ...problems, ...(!isKnown && { merchant: 'invalid' as const }) },
          },
          { status: 422 },
        )
      const isAsked = await askToConnect(context, { userId: viewer.id, merchant, email: values.email })
      const status = isAsked ? 200 : 429
      return data({ done: isAsked ? 'asked' : 'often', values, problems: null } as const, { status })
    }
    case 'confirm': {
      const isConfirmed = await confirmMerchant(database, viewer.id, typed('token'))
      const done = isConfirmed ? 'confirmed' : 'old'
      return data({ done, values: null, problems: null } as const, { status: isConfirmed ? 200 : 409 })
    }
    case 'disconnect':
      await saveMerchant(database, viewer.id, null)
      break
    default: {
      const ticked = { onSite: form.has('onSite'), delivers: form.has('delivers'), sends: form.has('sends') }
      const { values, problems } = readFields(termsFields, form)
      const { deliverPrice, sendPrice } = values
      if (problems) {
        const prices = { deliverPrice: typed('deliverPrice'), sendPrice: typed('sendPrice') }
        return data({ done: null, problems, typed: { ...ticked, ...prices } }, { status: 422 })
      }
      await saveTerms(database, viewer.id, {
        ...ticked,
        deliverCents: deliverPrice ?? 0,
        sendCents: sendPrice ?? 0,
      })
    }
  }
  return data({ done: 'saved', values: null, problems: null } as const)
}

export const shouldRevalidate = reloadAfterConflict

export const meta: Route.MetaFunction = ({ loaderData }) =>
  settingsMeta(loaderData?.site, msg`How you are paid`, paymentsPath)

/** What a seller offers to those who buy from them on the site. */
export default function PaymentsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { terms, fee, takesPayPal, isOnboarding, returned, link } = loaderData
  const { t } = useLingui()
  const done = actionData?.done
  return (
    <SettingsFrame title={<Trans>How you are paid</Trans>}>
      {(done === 'saved' || done === 'confirmed') && <Note tone="ok">{t`Saved.`}</Note>}
      {terms.isBarred && (
        <p className="mb-5 rounded-md bg-danger-soft p-3 text-danger">
          <Trans>You can’t sell right now. First, do what our staff decided in your dispute.</Trans>{' '}
          <Link to="/orders" className="underline underline-offset-4">
            <Trans>Orders</Trans>
          </Link>
        </p>
      )}
      <p className="mb-5 text-text-muted">
        <Trans>
          For what you list under Buy & Sell and Local Products. Buyers pay you, never the site. If you choose
          nothing, they can only write to you.
        </Trans>
      </p>
      <div className="grid gap-5">
        <FeeNote fee={fee} />
        <TermsForm
          address={paymentsPath}
          terms={terms}
          refused={actionData && 'typed' in actionData ? actionData : undefined}
        />
      </div>
      {isOnboarding && (
        <OnboardingCard
          merchant={terms.merchant}
          returned={returned}
          done={done === 'often' || done === 'unreached' || done === 'refused' ? done : null}
        />
      )}
      {takesPayPal && !isOnboarding && (
        <PayPalCard
          merchant={terms.merchant}
          link={link}
          answer={actionData && 'values' in actionData ? actionData : undefined}
        />
      )}
    </SettingsFrame>
  )
}
