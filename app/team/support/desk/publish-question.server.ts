import { and, eq, isNull } from 'drizzle-orm'
import { record } from '../../../ground/audit/record.server.ts'
import { supportAudited } from './audited.server.ts'
import { questionProblems } from '../../../market/create-listing/ask-question.server.ts'
import type { Problems } from '../../../market/create-listing/form/form-field.ts'
import { questionKind } from '../../../market/create-listing/wizard-types.server.ts'
import { newRef } from '../../../market/create-listing/new-ref.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { sendMail } from '../../../ground/mail/send-mail.server.tsx'
import { threadPath } from '../../../reading/questions/find-threads.server.ts'
import { saveQuestion } from '../../../reading/questions/save-question.server.ts'
import { textIn } from '../../../ground/forms/typed.ts'
import { ticket } from '../../../people/tickets/tables.server.ts'
import { tellStaff } from '../../../people/tickets/tell-staff.server.ts'
import type { Ticket } from './find-tickets.server.ts'
import { longestName, type WrittenQuestion } from './publication.ts'
import { publishedMail } from './published-mail.tsx'

export const writtenIn = (form: FormData): WrittenQuestion => ({
  title: textIn(form, 'title'),
  description: textIn(form, 'description'),
  topic: textIn(form, 'topic'),
  name: textIn(form, 'name'),
})

/** Null: it can be published. */
export async function publicationProblems(
  database: Database,
  { name, ...written }: WrittenQuestion,
): Promise<Problems | null> {
  const form = Object.fromEntries(Object.entries(written).map(([field, text]) => [field, [text]]))
  const problems = await questionProblems(database, form)
  const problem = name ? name.length > longestName && 'invalid' : 'missing'
  return problem ? { ...problems, name: problem } : problems
}

/**
 * Makes of a ticket a question that everyone reads and answers, and tells who asked where it is. The ticket is then
 * about that question, and completed.
 * @returns where the question is; null: it is published already
 */
export async function publishQuestion(
  tx: Database,
  { id, reference, email, lang, state }: Ticket,
  {
    staffId,
    origin,
    written: { title, description, topic, name },
  }: { staffId: string; origin: string; written: WrittenQuestion },
): Promise<string | null> {
  const ref = await newRef(tx, { kind: questionKind })
  const taken = await tx
    .update(ticket)
    .set({ aboutKind: questionKind, aboutRef: ref, state: 'closed' })
    .where(and(eq(ticket.id, id), isNull(ticket.aboutRef)))
    .returning({ id: ticket.id })
  if (taken.length === 0) return null
  await saveQuestion(tx, {
    ref,
    title,
    content: description,
    category: topic,
    lang,
    askerName: name,
  })
  await record(tx, supportAudited, {
    actorId: staffId,
    action: 'publication',
    subject: { kind: 'ticket', id: reference },
    changes: { question: [null, ref], state: [state, 'closed'] },
  })
  await tellStaff(tx, reference)
  const href = threadPath(ref)
  if (email) {
    const mail = publishedMail({ title, address: origin + href })
    await sendMail(tx, { to: email, language: lang, mail, key: `publication ${reference}` })
  }
  return href
}
