import { type ActionFunctionArgs, data } from 'react-router'
import { type Page, pageContext } from '../context.ts'
import { errorsOf, readMessage } from '../support/contact/message.ts'
import { createTicket } from '../support/create-ticket.server.ts'
import { openedField } from '../support/guard-fields.tsx'
import { hasSentMany, openedAgain, openForm, senderProblem } from '../support/guard.server.ts'
import type { Asked } from './asked.ts'

/** For `<AskForm>` on a page that is kept: for those who come later, its form is up to a minute older than they are. */
export const openAskForm = (page: Page): string => openForm({ ...page })

/** The action of the pages with `<AskForm>`: stores a question as a ticket, which a moderator may publish. */
export async function askAction({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) {
  const page = context.get(pageContext)
  const form = await request.formData().catch(notForm)
  const written = readMessage(form)
  const errors = errorsOf(written)
  const problem = errors
    ? null
    : (senderProblem(page, form) ?? ((await hasSentMany(page)) ? 'limited' : null))
  if (errors || problem) {
    const asked: Asked = { reference: null, errors, problem, written, opened: openedAgain(page, form) }
    return data(asked, { status: problem === 'limited' ? 429 : 422, headers: unkept })
  }
  const { reference } = await createTicket(page.database, {
    ...written,
    topic: 'question',
    language: page.language,
    opened: String(form.get(openedField)),
  })
  const asked: Asked = { reference }
  return data(asked, { headers: unkept })
}

const unkept = { 'cache-control': 'no-store' }

function notForm(): never {
  throw data(null, { status: 400 })
}
