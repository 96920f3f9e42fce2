import type { ClientActionFunctionArgs } from 'react-router'
import { type Errors, errorsOf, type Message, readMessage } from '../support/contact/message.ts'
import { openedField, type SenderProblem } from '../support/guard-fields.tsx'

/** What sending `<AskForm>` is answered with: the number of its ticket, or why there is none, with what was written. */
export type Asked = { readonly reference: string } | Refused
export type Refused = {
  readonly reference: null
  readonly errors: Errors | null
  readonly problem: SenderProblem | null
  readonly written: Message
  /** See `openForm`. */
  readonly opened: string
}

/** Says at once what is missing, and without a connection that it was not sent. */
export async function askClientAction({
  request,
  serverAction,
}: Pick<ClientActionFunctionArgs, 'request'> & { serverAction: () => Promise<Asked> }): Promise<Asked> {
  const form = await request.clone().formData()
  const written = readMessage(form)
  const errors = errorsOf(written)
  const refused = { reference: null, errors, written, opened: String(form.get(openedField)) }
  if (errors) return { ...refused, problem: null }
  try {
    return await serverAction()
  } catch {
    return { ...refused, problem: 'failed' }
  }
}
