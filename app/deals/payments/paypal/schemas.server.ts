import { z } from 'zod'
import { merchantId } from '../merchant-id.ts'

const money = z.object({ currency_code: z.string(), value: z.string() })
const link = z.object({ rel: z.string(), href: z.string() })

const capture = z.object({
  id: z.string(),
  status: z.enum(['COMPLETED', 'DECLINED', 'PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED', 'FAILED']),
  amount: money,
})

/** The answer to a refund, as far as it is looked at. */
export const payPalRefund = z.object({ status: z.enum(['CANCELLED', 'FAILED', 'PENDING', 'COMPLETED']) })
const refund = payPalRefund.extend({ id: z.string(), amount: money })

const unit = z.object({
  custom_id: z.string().default(''),
  amount: money,
  payee: z.object({ merchant_id: z.string().default('') }).default({ merchant_id: '' }),
  payments: z
    .object({ captures: z.array(capture).default([]), refunds: z.array(refund).default([]) })
    .default({ captures: [], refunds: [] }),
})

/** PayPal's order, as far as it is looked at. */
export const payPalOrder = z.object({
  id: z.string(),
  status: z.enum(['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED']),
  purchase_units: z.array(unit).length(1),
  links: z.array(link).default([]),
})
export type PayPalOrder = z.infer<typeof payPalOrder>

/** Where its buyer agrees: the name of the link depends on how the order was made. */
export const approveLinks = ['payer-action', 'approve']

/** A message about an order, about money that was captured for one, or about a seller. */
export const payPalEvent = z.object({
  event_type: z.string(),
  create_time: z.coerce.date().optional(),
  resource: z.object({
    id: z.string().optional(),
    merchant_id: z.string().optional(),
    links: z.array(link).default([]),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().optional() }).default({}) })
      .optional(),
  }),
})

/** The headers of a message, as the check of its signature names them. */
export const signatureHeaders = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const

export const verification = z.object({ verification_status: z.string() })

export const partnerReferral = z.object({ links: z.array(link) })
export const merchantIntegration = z.object({ merchant_id: z.string().regex(merchantId) })
export const merchantStatus = z.object({
  payments_receivable: z.boolean(),
  primary_email_confirmed: z.boolean(),
})
