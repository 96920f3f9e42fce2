import { sql } from 'drizzle-orm'
import { defaultPicture, type ReferenceSource, refsOf } from '../../directory/reference.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import { shownIn } from '../../ground/i18n/translated.ts'
import { threadCondition, threadPath } from './find-threads.server.ts'

type QuestionTitle = { title: string }
type QuestionRow = QuestionTitle & {
  ref: string
  lang: Language
  translation: QuestionTitle | null
  image: string | null
}

/** Threads of questions and answers. */
export const questionReferences: ReferenceSource = {
  kinds: ['question'],
  async find(database, context, named) {
    context.tags.add('question')
    const { language } = context
    const { rows } = await database.execute<QuestionRow>(sql`
      select ref, lang, title, translations -> ${language} as translation, image
      from question where ${threadCondition(context)} and ref = any(${sql.param(refsOf(named))}::text[])`)
    return rows.map(({ ref, image, ...row }) => {
      const { title, lang } = shownIn<QuestionTitle>(language, { ...row, text: row })
      return {
        kind: 'question',
        ref,
        title,
        lang,
        href: threadPath(ref),
        picture: image ?? defaultPicture,
        place: null,
        price: null,
        state: 'here',
      }
    })
  },
}
