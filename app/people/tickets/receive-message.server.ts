import { type ActionFunctionArgs, data } from 'react-router'
import { requestContext } from '../../ground/request/request-context.ts'
import { readFields } from '../../ground/forms/read-fields.server.ts'
import { readForm } from '../../ground/forms/read-form.ts'
import { createTicket, type NewTicket } from './create-ticket.server.ts'
import { openedField } from '../../ground/forms/guard-fields.tsx'
import { type GuardedForm, hasSentMany, openedAgain, senderProblem } from '../../ground/forms/guard.server.ts'
import { sentIn } from '../../ground/forms/typed.ts'
import { type Message, messageFields } from './message.ts'
import type { MessageResult } from './send-message.ts'

type TicketOf = (
  form: FormData,
  written: Message,
) => Pick<NewTicket, 'topic' | 'about'> | Promise<Pick<NewTicket, 'topic' | 'about'>>

/**
 * The action of a contact form: stores the message as a ticket.
 * @param guarded the form, as its page opened it
 * @param ticketOf returns what is specific to this form
 */
export async function receiveMessage(
  { request, context: router }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  guarded: GuardedForm,
  ticketOf: TicketOf,
) {
  const context = router.get(requestContext)
  const form = await readForm(request)
  const { values: written, problems: errors } = readFields(messageFields, form)
  const problem = errors
    ? null
    : (senderProblem(context, guarded, form) ?? ((await hasSentMany(context)) ? 'limited' : null))
  if (errors || problem) {
    const refused = { reference: null, errors, problem, written, opened: openedAgain(context, guarded, form) }
    return data<MessageResult>(refused, { status: problem === 'limited' ? 429 : 422, headers: unkept })
  }
  const { reference } = await createTicket(context.database, {
    ...written,
    ...(await ticketOf(form, written)),
    language: context.language,
    opened: sentIn(form, openedField),
  })
  return data<MessageResult>({ reference, email: written.email }, { headers: unkept })
}

const unkept = { 'cache-control': 'no-store' }
