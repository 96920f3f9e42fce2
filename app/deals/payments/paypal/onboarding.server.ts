import type { Onboarding } from '../../../ground/request/payment-provider.ts'
import { isRefusal, type PayPalCall } from './client.server.ts'
import { merchantIntegration, merchantStatus, partnerReferral } from './schemas.server.ts'

/** PayPal's Partner Referrals v2: a seller logs in there, and lets the site take payments and refund for them. */
export function onboarding(call: PayPalCall, partnerId: string): Onboarding {
  const integrations = `/v1/customer/partners/${encodeURIComponent(partnerId)}/merchant-integrations`
  return {
    async start(asked) {
      let answer: unknown
      try {
        answer = await call('/v2/customer/partner-referrals', { body: referralRequest(asked) })
      } catch (error) {
        if (isRefusal(error)) return 'refused'
        throw error
      }
      const { links } = partnerReferral.parse(answer)
      const action = links.find(({ rel }) => rel === 'action_url')
      if (!action) throw new Error('PayPal named no place to connect')
      return { address: action.href }
    },
    async find(tracking) {
      try {
        // By our own name for it: what the address says by which a seller comes back is not believed.
        const known = await call(`${integrations}?tracking_id=${encodeURIComponent(tracking)}`)
        const { merchant_id: merchant } = merchantIntegration.parse(known)
        const status = merchantStatus.parse(await call(`${integrations}/${merchant}`))
        return { merchant, canReceive: status.payments_receivable && status.primary_email_confirmed }
      } catch (error) {
        if (!isRefusal(error)) throw error
        return error.status === 404 ? null : 'refused'
      }
    },
  }
}

/** Nothing of the seller is told: PayPal asks them itself. */
const referralRequest = ({ tracking, returnTo }: { tracking: string; returnTo: string }) => ({
  tracking_id: tracking,
  partner_config_override: { return_url: returnTo },
  operations: [
    {
      operation: 'API_INTEGRATION',
      api_integration_preference: {
        rest_api_integration: {
          integration_method: 'PAYPAL',
          integration_type: 'THIRD_PARTY',
          third_party_details: { features: ['PAYMENT', 'REFUND'] },
        },
      },
    },
  ],
  products: ['EXPRESS_CHECKOUT'],
  legal_consents: [{ type: 'SHARE_DATA_CONSENT', granted: true }],
})
