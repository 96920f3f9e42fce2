import { msg } from '@lingui/core/macro'
import { eq, sql } from 'drizzle-orm'
import { faqId } from '../../../reading/questions/faq-id.ts'
import { findFaq } from '../../../reading/questions/find-faq.server.ts'
import { questionsPath } from '../../../reading/questions/question-query.ts'
import { saveFaqItem } from '../../../reading/questions/save-question.server.ts'
import { faqItem } from '../../../reading/questions/tables.server.ts'
import type { ContentKind } from '../kind.ts'
import { hidden, hiddenAt, slug } from './common-fields.ts'
import { lastPlace, place, position } from './position.server.ts'
import { termChoice } from './terms-of.server.ts'
import { languagesOf, textsOf, writtenIn, writtenTexts } from './written-texts.server.ts'

const texts = ['question', 'answer'] as const
const ordered = { from: sql`faq_item`, key: sql`faq_item.ref` }

export const faq: ContentKind = {
  name: 'faq',
  title: msg`Frequently asked questions`,
  about: msg`Shown above visitors' questions.`,
  add: msg`Add a question`,
  fields: {
    slug,
    category: { label: msg`Topic`, required: true, control: termChoice('question') },
    position,
    hidden,
    lang: writtenIn,
    question: {
      label: msg`Question`,
      required: true,
      translated: true,
      control: { type: 'line', max: 200 },
    },
    answer: {
      label: msg`Answer`,
      required: true,
      translated: true,
      control: { type: 'text', max: 4_000 },
    },
  },
  rows: {
    from: sql`faq_item`,
    order: [sql`position`, sql`id`],
    ref: sql`ref`,
    title: sql`question`,
    found: sql`question || translations::text`,
    lang: sql`lang`,
    isHidden: sql`hidden_at is not null`,
    languages: languagesOf(sql`faq_item`),
  },
  async read(database, ref) {
    const [row] = await database.select().from(faqItem).where(eq(faqItem.ref, ref))
    if (!row) return null
    return {
      slug: ref,
      category: row.category,
      position: String(row.position),
      ...(row.hiddenAt && { hidden: 'on' }),
      ...writtenTexts(texts, row),
    }
  },
  async write(tx, { now }, before, written) {
    const { category = '' } = written
    const ref = before ?? written.slug ?? ''
    const [row] = await tx.select().from(faqItem).where(eq(faqItem.ref, ref))
    await saveFaqItem(tx, {
      ref,
      category,
      sample: false,
      hiddenAt: hiddenAt(written, now),
      position: row?.position ?? (await lastPlace(tx, ordered)),
      ...textsOf(texts, written),
    })
    await place(tx, ordered, ref, written.position)
    return ref
  },
  address: (ref) => `${questionsPath}#${faqId(ref)}`,
  async preview(tx, { language }, ref) {
    return { as: 'faq', items: await findFaq(tx, language, { where: sql`ref = ${ref}` }) }
  },
}
