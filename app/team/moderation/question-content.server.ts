import type { I18n } from '@lingui/core'
import { eq } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { questionKindTexts } from '../../reading/questions/question-kinds.ts'
import { question } from '../../reading/questions/tables.server.ts'
import { labels } from './content-labels.ts'
import type { Content } from './content.server.ts'

/** The current content of a question; null if it was deleted. */
export async function findQuestionContent(
  database: Database,
  ref: string,
  i18n: I18n,
): Promise<Content | null> {
  const [row] = await database.select().from(question).where(eq(question.ref, ref))
  if (!row) return null
  const { title, content, kind, tags, image } = row
  const texts: [label: string, text: string][] = [
    [i18n._(labels.title), title],
    [i18n._(labels.description), content],
    [i18n._(labels.questionKind), kind ? i18n._(questionKindTexts[kind]) : ''],
    [i18n._(labels.tags), tags.join(' · ')],
  ]
  return {
    fields: texts.flatMap(([label, text]) => (text ? [{ label, text, becomes: null }] : [])),
    photos: image ? [{ src: image, alt: '' }] : [],
    newPhotos: null,
  }
}
