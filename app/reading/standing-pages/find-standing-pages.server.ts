import { asc, eq } from 'drizzle-orm'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { Hits } from '../../directory/hits.ts'
import { wordsOf } from '../../directory/search-text.ts'
import { normalize } from '../../ground/i18n/normalize.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import { shownIn } from '../../ground/i18n/translated.ts'
import { plainText } from '../markdown/parse-markdown.server.ts'
import { standingPage, type StandingTexts } from './tables.server.ts'

type StandingPageRow = typeof standingPage.$inferSelect
type Visitor = Pick<RequestContext, 'language' | 'siteName' | 'tags'>

/** A page in the visitor's language, otherwise in its own; null if there is none. */
export async function findStandingPage(database: Database, context: Visitor, slug: string) {
  context.tags.add('standing')
  const [row] = await database.select().from(standingPage).where(eq(standingPage.slug, slug))
  return row ? { ...textsOf(row, context.language, context), changedOn: row.changedOn } : null
}

/** For the search over the whole site: the pages that have all words of a text in one of their languages. */
export async function searchStandingPages(
  database: Database,
  context: Visitor,
  text: string,
  most: number,
): Promise<Hits> {
  context.tags.add('standing')
  const words = wordsOf(text)
  if (words.length === 0) return { count: 0, hits: [] }
  const rows = await database.select().from(standingPage).orderBy(asc(standingPage.position))
  const found = rows.filter((row) =>
    languagesOf(row).some((language) => hasAll(textsOf(row, language, context), words)),
  )
  const hits = found.slice(0, most).map((row) => {
    const { title, description, lang } = textsOf(row, context.language, context)
    return { title, text: description, href: `/${row.slug}`, lang }
  })
  return { count: found.length, hits }
}

function hasAll({ title, description, body }: StandingTexts, words: readonly string[]): boolean {
  const whole = normalize([title, description, plainText(body)].join('\n'))
  return words.every((word) => whole.includes(word))
}

const languagesOf = ({ lang, translations }: StandingPageRow) => [
  lang,
  ...(Object.keys(translations) as Language[]),
]

/** `{site}` is replaced by the site's name, which is a setting. */
function textsOf(row: StandingPageRow, language: Language, { siteName }: Pick<RequestContext, 'siteName'>) {
  const { title, description, body, lang } = shownIn<StandingTexts>(language, {
    lang: row.lang,
    text: row,
    translation: row.translations[language] ?? null,
  })
  const named = (text: string) => text.replaceAll('{site}', siteName)
  return { title: named(title), description: named(description), body: named(body), lang }
}
