import type { ProviderPayment } from '../../../ground/request/payment-provider.ts'

/** What is not as it was asked; `late`: it was captured for an order that had ended; `lost`: PayPal knows it no longer. */
export type Fault = 'order' | 'payee' | 'currency' | 'amount' | 'late' | 'lost'

type ExpectedPayment = { readonly number: string; readonly payee: string; readonly cents: number }

/** Compares a payment with what was asked; null: it is the same. */
export function faultOf(
  expected: ExpectedPayment,
  { number, payee, amount, capture }: ProviderPayment,
): Fault | null {
  if (number !== expected.number) return 'order'
  if (payee !== expected.payee) return 'payee'
  for (const { currency, cents } of capture ? [amount, capture.amount] : [amount]) {
    if (currency !== 'USD') return 'currency'
    if (cents !== expected.cents) return 'amount'
  }
  return null
}
