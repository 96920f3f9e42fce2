import type { ActionFunctionArgs } from 'react-router'
import { notFound } from '../../../ground/request/not-found.ts'
import { readOwnForm } from '../../../people/users/own-form.ts'
import { receiveTicket } from './receive-ticket.server.ts'

export { postOnly as loader } from '../../../ground/request/post-only.ts'

/** Where scripts send tickets. Answers with JSON, 200 also where one is not valid: that is no fault of the line. */
export async function action(args: ActionFunctionArgs) {
  const { context, viewer, typed } = await readOwnForm(args)
  const used = await receiveTicket(context, viewer, typed)
  if (!used) throw notFound()
  return Response.json(used, { headers: { 'cache-control': 'private, no-store' } })
}
