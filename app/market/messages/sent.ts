import type { ActionFunctionArgs } from 'react-router'
import { readOwnForm } from '../../people/users/own-form.ts'
import type { SendResult } from './message.ts'
import { receiveMessage } from './receive-message.server.ts'

export { postOnly as loader } from '../../ground/request/post-only.ts'

/** Where scripts send messages. Answers with JSON, 200 also where a message is refused: that is no fault of the line. */
export async function action(args: ActionFunctionArgs) {
  const { context, viewer, form, typed } = await readOwnForm(args)
  const about = { kind: typed('kind'), ref: typed('ref') }
  return Response.json((await receiveMessage(context, viewer, about, form)) satisfies SendResult, {
    headers: { 'cache-control': 'private, no-store' },
  })
}
