import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { line } from '../../ground/forms/fields.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import { queueQuestion } from '../approval/queue-question.server.ts'
import { reviewFor } from '../approval/review-for.server.ts'
import { photosForListing } from '../photos/copy-photos.server.ts'
import { questionKinds } from '../../reading/questions/question-kinds.ts'
import { saveQuestion } from '../../reading/questions/save-question.server.ts'
import type { FormTexts } from '../../ground/forms/form-texts.ts'
import type { Draft } from './draft.ts'
import { listingFields, readListingFields } from './form/listing-fields.server.ts'
import type { FormProblems } from './form/form-field.ts'
import { questionKind } from './wizard-types.server.ts'
import { newRef } from './new-ref.server.ts'

/** What a draft became; `listingId`: the new listing, if it is one. */
export type SubmittedDraft = { listingId: number | null; waits: boolean }

const questionFields = {
  title: listingFields.title,
  description: listingFields.description,
  topic: line(60),
}

/** Null: the question is valid. */
export async function questionProblems(database: Database, form: FormTexts): Promise<FormProblems | null> {
  const { values, problems } = readListingFields(form, questionFields)
  if (!(await isTopic(database, values.topic))) problems.topic = 'missing'
  return Object.keys(problems).length > 0 ? problems : null
}

/** Turns a draft into a thread at /ask-local; the wizard's category is its kind. */
export async function askQuestion(
  tx: Database,
  draft: Pick<Draft, 'id' | 'form' | 'category'>,
  { ownerId, lang }: { ownerId: string; lang: Language },
): Promise<SubmittedDraft> {
  const { title, description, topic } = readListingFields(draft.form, questionFields).values
  const [photo] = await photosForListing(tx, draft.id)
  const ref = await newRef(tx, { kind: questionKind })
  const waits = (await reviewFor(tx, ownerId)) === 'pending'
  await saveQuestion(tx, {
    ref,
    hiddenAt: waits ? new Date() : null,
    title,
    content: description,
    category: topic,
    lang,
    askerId: ownerId,
    kind: questionKinds.find((kind) => kind === draft.category) ?? null,
    image: photo?.src ?? null,
  })
  if (waits) await queueQuestion(tx, { ref, ownerId, title })
  return { listingId: null, waits }
}

export async function isTopic(tx: Database, topic: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from term where taxonomy = ${questionKind} and value = ${topic} and not retired`)
  return rows.length > 0
}
