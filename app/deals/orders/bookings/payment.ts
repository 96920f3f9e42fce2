import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { notFound } from '../../../ground/request/not-found.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { readOwnForm } from '../../../people/users/own-form.ts'
import { viewerOf } from '../../../people/users/viewer.ts'
import { bookingQuery } from '../../bookings/guest/booking-query.ts'
import { orderAddress } from '../addresses.ts'
import { leadToPayment } from '../paypal/start-payment.server.ts'
import { findOrderOf, orderBooking } from './order-booking.server.ts'

/** Leads both sides of a booking to the order that pays it. */
export async function loader({ params, url, context: router }: LoaderFunctionArgs) {
  const context = router.get(requestContext)
  const order = await findOrderOf(context.database, params.number!, viewerOf(context, url).id)
  throw order ? redirect(orderAddress(order)) : notFound()
}

/** A guest pays for a booking whose place is held. */
export async function action(args: ActionFunctionArgs) {
  const { context, viewer } = await readOwnForm(args)
  const number = args.params.number!
  const done = await orderBooking(context.database, number, { guest: viewer, site: context })
  if (done.ok) return redirect(await leadToPayment(context, { number: done.number, buyerId: viewer.id }))
  if (done.problem === 'gone') throw notFound()
  const why = done.problem === 'way' ? { unpayable: true } : { stale: true }
  return redirect(bookingQuery.address(`/bookings/${number}`, why))
}
