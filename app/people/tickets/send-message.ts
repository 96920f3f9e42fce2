import type { ClientActionFunctionArgs } from 'react-router'
import { readTyped } from '../../ground/forms/fields.ts'
import { openedField, type SenderProblem } from '../../ground/forms/guard-fields.tsx'
import { reachServer } from '../../ground/forms/reach-server.ts'
import { sentIn } from '../../ground/forms/typed.ts'
import { type Errors, type Message, messageFields } from './message.ts'

/** The result of sending a message: the ticket's number, or why there is none, with what was typed. */
export type MessageResult = { readonly reference: string; readonly email: string } | RefusedMessage
export type RefusedMessage = {
  readonly reference: null
  readonly errors: Errors | null
  readonly problem: SenderProblem | null
  readonly written: Message
  /** See `GuardFields`. */
  readonly opened: string
}

/** The client action beside `receiveMessage`: reports at once what is missing, or that there is no connection. */
export async function sendMessage({
  request,
  serverAction,
}: Pick<ClientActionFunctionArgs, 'request'> & {
  serverAction: () => Promise<MessageResult>
}): Promise<MessageResult> {
  const form = await request.clone().formData()
  const { values: written, problems: errors } = readTyped(messageFields, form)
  const refused = { reference: null, errors, written, opened: sentIn(form, openedField) }
  if (errors) return { ...refused, problem: null }
  return reachServer(serverAction, { ...refused, problem: 'failed' as const })
}
