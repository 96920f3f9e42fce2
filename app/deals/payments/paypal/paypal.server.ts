import type {
  PaymentProvider,
  PaymentRequest,
  ProviderMoney,
  ProviderPayment,
} from '../../../ground/request/payment-provider.ts'
import { isRefusal, type PayPalKeys, payPalClient, payPalPages, PayPalRefusal } from './client.server.ts'
import { onboarding } from './onboarding.server.ts'
import {
  approveLinks,
  payPalEvent,
  payPalOrder,
  type PayPalOrder,
  payPalRefund,
  signatureHeaders,
  verification,
} from './schemas.server.ts'

const currency = 'USD'
const longestTitle = 127

/** PayPal's Orders v2, with the seller as payee. @param warn as of `payPalClient` */
export function payPal(keys: PayPalKeys, warn: (text: string) => void = () => {}): PaymentProvider {
  const call = payPalClient(keys, warn)
  const orderPath = (reference: string) => `/v2/checkout/orders/${encodeURIComponent(reference)}`

  async function find(reference: string) {
    try {
      return paymentOf(payPalOrder.parse(await call(orderPath(reference))))
    } catch (error) {
      if (error instanceof PayPalRefusal && error.status === 404) return null
      throw error
    }
  }

  return {
    async create(asked) {
      let answer: unknown
      try {
        answer = await call('/v2/checkout/orders', { body: orderRequest(asked), key: asked.key })
      } catch (error) {
        if (!isRefusal(error)) throw error
        return isOfPayee(error) ? 'payee' : 'site'
      }
      const made = payPalOrder.parse(answer)
      const approve = made.links.find(({ rel }) => approveLinks.includes(rel))
      if (!approve) throw new Error('PayPal named no place to agree')
      return { reference: made.id, approveAt: approve.href }
    },
    find,
    async capture(reference, key) {
      try {
        return paymentOf(payPalOrder.parse(await call(`${orderPath(reference)}/capture`, { body: {}, key })))
      } catch (error) {
        if (!isOfPayment(error)) throw error
        const found = await find(reference)
        if (!found) throw error
        // What the order itself tells comes before the reason of the refusal.
        const isOpen = found.state === 'waiting' || found.state === 'approved'
        return isOpen ? { ...found, state: stateAfter(error, found.state) } : found
      }
    },
    async refund({ capture, payee, cents, key }) {
      const path = `/v2/payments/captures/${encodeURIComponent(capture)}/refund`
      try {
        const answer = await call(path, { body: { amount: moneyIn(cents) }, key, merchant: payee })
        return refundStates[payPalRefund.parse(answer).status] !== 'failed'
      } catch (error) {
        // Without its keys the site has asked for nothing yet.
        if (isRefusal(error) && error.status !== 401) return false
        throw error
      }
    },
    onboarding: keys.partnerId ? onboarding(call, keys.partnerId) : null,
    activityPage: `${payPalPages(keys)[0]}/activity`,
    disputePage: `${payPalPages(keys)[0]}/disputes/`,
    async readMessage(headers, body) {
      const event: unknown = JSON.parse(body)
      const signed = Object.entries(signatureHeaders).map(([name, header]) => [name, headers.get(header)])
      if (signed.some(([, value]) => !value)) return null
      // The signature is of the message as it came: written once more, it would be another text.
      const written = JSON.stringify({ ...Object.fromEntries(signed), webhook_id: keys.webhookId })
      const answer = await call('/v1/notifications/verify-webhook-signature', {
        raw: `${written.slice(0, -1)},"webhook_event":${body}}`,
      })
      if (verification.parse(answer).verification_status !== 'SUCCESS') return null
      const { event_type: type, create_time: at, resource } = payPalEvent.parse(event)
      if (type === 'MERCHANT.PARTNER-CONSENT.REVOKED')
        return resource.merchant_id && at ? { revoked: resource.merchant_id, at } : 'other'
      const reference = type.startsWith('CHECKOUT.ORDER.')
        ? resource.id
        : resource.supplementary_data?.related_ids.order_id
      if (reference) return { reference }
      // A refund names what was captured, and no order.
      const up = resource.links.find(({ rel }) => rel === 'up')
      const [, capture] = /\/v2\/payments\/captures\/([^/]+)$/.exec(up?.href ?? '') ?? []
      return capture ? { capture } : 'other'
    },
  }
}

/** PayPal has understood the request, or names the seller's account as the reason. */
const isOfPayee = ({ status, issues }: PayPalRefusal) =>
  status === 422 || issues.some((issue) => issue.startsWith('PAYEE_'))

const moneyIn = (cents: number) => ({ currency_code: currency, value: (cents / 100).toFixed(2) })

/** PayPal says no to a payment: to its buyer, to its seller, or to the two together. */
const isOfPayment = (error: unknown): error is PayPalRefusal =>
  error instanceof PayPalRefusal && (error.status === 422 || (error.status === 403 && !isOfSite(error)))

/** Refused for want of a permission of the site's, which its operator can get, or without a reason. */
const isOfSite = ({ issues }: PayPalRefusal) =>
  issues.every((issue) => /^(NOT_AUTHORIZED$|PERMISSION_DENIED|NOT_ELIGIBLE_)/.test(issue))

/** The buyer has to go to PayPal once more. */
const asksBuyer: ReadonlySet<string> = new Set([
  'ORDER_NOT_APPROVED',
  'PAYER_ACTION_REQUIRED',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
])
/** It is captured, or will be. */
const isUnderWay: ReadonlySet<string> = new Set(['ORDER_ALREADY_CAPTURED', 'ORDER_COMPLETION_IN_PROGRESS'])

/** Any other refusal is final for this payment: PayPal names dozens of reasons. */
function stateAfter({ issues }: PayPalRefusal, state: 'waiting' | 'approved'): ProviderPayment['state'] {
  if (issues.some((issue) => isUnderWay.has(issue))) return state
  return issues.some((issue) => asksBuyer.has(issue)) ? 'waiting' : 'declined'
}

const orderRequest = ({ number, title, cents, payee, returnTo, cancelTo }: PaymentRequest) => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      custom_id: number,
      invoice_id: number,
      description: title.slice(0, longestTitle),
      amount: moneyIn(cents),
      payee: { merchant_id: payee },
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        return_url: returnTo,
        cancel_url: cancelTo,
        user_action: 'PAY_NOW',
        shipping_preference: 'NO_SHIPPING',
        payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
      },
    },
  },
})

const moneyOf = ({
  currency_code: named,
  value,
}: {
  currency_code: string
  value: string
}): ProviderMoney => ({
  cents: Math.round(Number(value) * 100),
  currency: named,
})

const transferOf = ({ id, amount }: { id: string; amount: Parameters<typeof moneyOf>[0] }) => ({
  reference: id,
  amount: moneyOf(amount),
})

function paymentOf({ id, status, purchase_units: units }: PayPalOrder): ProviderPayment {
  const unit = units[0]!
  const capture = unit.payments.captures.at(-1)
  return {
    reference: id,
    state: stateOf(status, capture?.status),
    number: unit.custom_id,
    payee: unit.payee.merchant_id,
    amount: moneyOf(unit.amount),
    capture: capture ? transferOf(capture) : null,
    refunds: unit.payments.refunds.map((one) => ({ ...transferOf(one), state: refundStates[one.status] })),
  }
}

const refundStates = {
  COMPLETED: 'done',
  PENDING: 'pending',
  FAILED: 'failed',
  CANCELLED: 'failed',
} as const

type Status = PayPalOrder['status']
type CaptureStatus = PayPalOrder['purchase_units'][number]['payments']['captures'][number]['status']

function stateOf(status: Status, capture: CaptureStatus | undefined): ProviderPayment['state'] {
  if (capture === 'PENDING') return 'pending'
  if (capture === 'DECLINED' || capture === 'FAILED' || status === 'VOIDED') return 'declined'
  if (capture) return 'captured'
  return status === 'APPROVED' ? 'approved' : 'waiting'
}
