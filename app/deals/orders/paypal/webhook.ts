import type { ActionFunctionArgs } from 'react-router'
import { countUses, networkOf } from '../../../ground/db/rate-limit.server.ts'
import type { ProviderSubject } from '../../../ground/request/payment-provider.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { revokeMerchant } from '../../payments/revoke.server.ts'
import { findCaptured, settlePayment } from './settle-payment.server.ts'

/** So many forged messages of a network in an hour, and it is no longer asked of PayPal whose they are. */
const mostForged = 20
const window = 3_600

/**
 * Messages of PayPal's. One says only that something has changed with a payment: what, PayPal is asked, so that it does
 * not matter how often, how late and in which order they come. One about a seller's permission counts by its time.
 */
export async function action({ request, context: router }: ActionFunctionArgs) {
  const { database, payPal, now, clientAddress } = router.get(requestContext)
  if (!payPal) return new Response(null, { status: 404 })
  const key = `forged message ${networkOf(clientAddress)}`
  const { count, secondsLeft } = await countUses(database, key, { uses: 0, seconds: window })
  if (count >= mostForged)
    return new Response(null, { status: 429, headers: { 'retry-after': String(Math.ceil(secondsLeft)) } })
  let about: ProviderSubject | 'other' | null
  try {
    about = await payPal.readMessage(request.headers, await request.text())
  } catch (error) {
    // What PayPal can't be asked about, it sends again.
    return new Response(null, { status: error instanceof SyntaxError ? 400 : 503 })
  }
  if (about === null) {
    await countUses(database, key, { uses: 1, seconds: window })
    return new Response(null, { status: 400 })
  }
  if (about !== 'other') await takeIn({ database, payPal, now }, about)
  return new Response(null, { status: 204 })
}

async function takeIn(settling: Parameters<typeof settlePayment>[0], about: ProviderSubject): Promise<void> {
  if ('revoked' in about) return revokeMerchant(settling.database, about)
  const reference =
    'reference' in about ? about.reference : await findCaptured(settling.database, about.capture)
  if (reference !== null) await settlePayment(settling, reference)
}

export const loader = () => new Response(null, { status: 404 })
