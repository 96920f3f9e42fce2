import { data, type ActionFunctionArgs } from 'react-router'
import { type Page, pageContext } from '../context.ts'
import { createTicket } from '../support/create-ticket.server.ts'
import type { SenderProblem } from '../support/guard-fields.tsx'
import { hasSentMany, openedAgain, openForm, senderProblem } from '../support/guard.server.ts'

const longest = { question: 5_000, name: 100, email: 254 } // characters
type FieldName = keyof typeof longest
export type FieldProblem = 'missing' | 'long' | 'malformed'

/** What sending the form came to: the number of the ticket, or what is wrong, with all that was typed. */
export type Asked = { readonly reference: string } | Refused
export type Refused = {
  readonly reference: null
  readonly typed: Readonly<Record<FieldName, string>>
  readonly problems: Partial<Record<FieldName, FieldProblem>>
  readonly sender: SenderProblem | null
  readonly opened: string
}

/** For `<AskForm>` on a page that is kept: for those who come later, its form is up to a minute older than they are. */
export const openAskForm = (page: Page): string => openForm({ ...page })

/** The action of the pages with `<AskForm>`: stores a question as a ticket, which a moderator may publish. */
export async function askAction({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) {
  const form = await request.formData().catch(notForm)
  const asked = await ask(context.get(pageContext), form)
  return data(asked, {
    status: asked.reference ? 200 : 400,
    headers: { 'cache-control': 'no-store' },
  })
}

function notForm(): never {
  throw data(null, { status: 400 })
}

async function ask(page: Page, form: FormData): Promise<Asked> {
  const typed = {
    question: textOf(form, 'question'),
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
  }
  const problems = problemsOf(typed)
  const refused = (sender: SenderProblem | null): Asked => ({
    reference: null,
    typed,
    problems,
    sender,
    opened: openedAgain(page, form),
  })
  if (Object.keys(problems).length > 0) return refused(null)
  const problem = senderProblem(page, form) ?? ((await hasSentMany(page)) ? 'limited' : null)
  if (problem) return refused(problem)
  const { question, name, email } = typed
  return createTicket(page.database, {
    ...{ topic: 'question', name, email, message: question, language: page.language },
    opened: String(form.get('opened')),
  })
}

function textOf(form: FormData, name: FieldName): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.replaceAll('\0', '').trim() : ''
}

function problemsOf(typed: Record<FieldName, string>) {
  const problems: Partial<Record<FieldName, FieldProblem>> = {}
  for (const name of Object.keys(longest) as FieldName[]) {
    if (!typed[name]) problems[name] = 'missing'
    else if (typed[name].length > longest[name]) problems[name] = 'long'
  }
  if (typed.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.email)) problems.email = 'malformed'
  return problems
}
