import type { ActionFunctionArgs } from 'react-router'
import { requestContext } from '../../../ground/request/request-context.ts'
import { settlePayment } from './settle-payment.server.ts'

/**
 * Messages of PayPal's. One says only that something has changed with a payment: what, PayPal is asked, so that it does
 * not matter how often, how late and in which order they come.
 */
export async function action({ request, context: router }: ActionFunctionArgs) {
  const { database, payPal, now } = router.get(requestContext)
  if (!payPal) return new Response(null, { status: 404 })
  let reference: string | null
  try {
    reference = await payPal.readMessage(request.headers, await request.text())
  } catch {
    return new Response(null, { status: 400 })
  }
  if (reference === null) return new Response(null, { status: 400 })
  await settlePayment({ database, payPal, now }, reference)
  return new Response(null, { status: 204 })
}

export const loader = () => new Response(null, { status: 404 })
