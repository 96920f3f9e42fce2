import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Fault } from '../../deals/orders/paypal/fault-of.ts'

export const faultTexts: Readonly<Record<Fault, MessageDescriptor>> = {
  order: msg`It is for another order.`,
  payee: msg`Someone else would get the money.`,
  currency: msg`It is in another currency.`,
  amount: msg`The amount is another one.`,
  late: msg`The order had ended before.`,
  lost: msg`PayPal no longer knows it.`,
}
