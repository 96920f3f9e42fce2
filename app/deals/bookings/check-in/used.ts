import { type ActionFunctionArgs, data } from 'react-router'
import { notFound } from '../../../ground/request/not-found.ts'
import { readOwnForm } from '../../../people/users/own-form.ts'
import { receiveTicket } from './receive-ticket.server.ts'

/** There is nothing to read here. */
export function loader() {
  throw data(null, { status: 405 })
}

/** Where scripts send tickets. Answers with JSON, 200 also where one is not valid: that is no fault of the line. */
export async function action(args: ActionFunctionArgs) {
  const { context, viewer, typed } = await readOwnForm(args)
  const used = await receiveTicket(context, viewer, typed)
  if (!used) throw notFound()
  return Response.json(used, { headers: { 'cache-control': 'private, no-store' } })
}
