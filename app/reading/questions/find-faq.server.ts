import { type SQL, sql } from 'drizzle-orm'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { allOf, wordCondition } from '../../directory/conditions.server.ts'
import { wordsOf } from '../../directory/search-text.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import { shownIn } from '../../ground/i18n/translated.ts'
import type { QuestionQuery } from './question-query.ts'
import type { FaqText } from './tables.server.ts'

export type FaqItem = FaqText & {
  readonly ref: string
  /** The language of its texts, if it differs from the page's. */
  readonly lang: string | null
  readonly sample: boolean
}

type FaqRow = FaqText & { ref: string; lang: Language; translation: FaqText | null; sample: boolean }

/** Items in their order: all of them, as a link may lead to each on the page. */
export async function findFaq(
  database: Database,
  language: Language,
  { where, order = sql`position, id` }: { where: SQL; order?: SQL },
): Promise<FaqItem[]> {
  const { rows } = await database.execute<FaqRow>(sql`
    select ref, lang, question, answer, translations -> ${language} as translation, sample
    from faq_item where ${where} order by ${order}`)
  return rows.map(({ ref, question, answer, sample, ...row }) => ({
    ref,
    sample,
    ...shownIn(language, { ...row, text: { question, answer } }),
  }))
}

/** On `faq_item`: what an address asks for. */
export const faqCondition = ({
  samples,
  q = '',
  category = '',
}: Partial<QuestionQuery> & Pick<RequestContext, 'samples'>): SQL =>
  allOf(
    sql`faq_item.hidden_at is null`,
    samples ? undefined : sql`not faq_item.sample`,
    category ? sql`faq_item.category = ${category}` : undefined,
    ...wordsOf(q).map((word) => wordCondition(word, 'faq_item')),
  )
