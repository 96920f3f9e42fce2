import { and, eq, isNull } from 'drizzle-orm'
import { record } from '../../../ground/audit/record.server.ts'
import { supportAudited } from './audited.server.ts'
import { isTopic } from '../../../market/create-listing/ask-question.server.ts'
import { questionKind } from '../../../market/create-listing/wizard-types.server.ts'
import { newRef } from '../../../market/create-listing/new-ref.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { sendMail } from '../../../ground/mail/send-mail.server.tsx'
import { threadPath } from '../../../reading/questions/find-threads.server.ts'
import { saveQuestion } from '../../../reading/questions/save-question.server.ts'
import type { Reading } from '../../../ground/forms/fields.ts'
import { readFields } from '../../../ground/forms/read-fields.server.ts'
import type { TypedForm } from '../../../ground/forms/typed.ts'
import { ticket } from '../../../people/tickets/tables.server.ts'
import { tellStaff } from '../../../people/tickets/tell-staff.server.ts'
import type { Ticket } from './find-tickets.server.ts'
import { publicationFields, type WrittenQuestion } from './publication.ts'
import { publishedMail } from './published-mail.tsx'

/** What the staff has written; `problems`: null if it can be published. */
export async function readPublication(
  database: Database,
  form: TypedForm,
): Promise<Reading<typeof publicationFields>> {
  const { values, problems } = readFields(publicationFields, form)
  if (await isTopic(database, values.topic)) return { values, problems }
  return { values, problems: { ...problems, topic: 'missing' } }
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
