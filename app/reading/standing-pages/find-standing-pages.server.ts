import { asc, eq, sql } from 'drizzle-orm'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { rememberUntilChanged } from '../../ground/db/remembered.server.ts'
import type { Hits } from '../../directory/hits.ts'
import { wordsOf } from '../../directory/search-text.ts'
import { normalize } from '../../ground/i18n/normalize.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import { shownIn } from '../../ground/i18n/translated.ts'
import { plainText } from '../markdown/parse-markdown.server.ts'
import { standingPage, type StandingTexts } from './tables.server.ts'

type StandingPageRow = typeof standingPage.$inferSelect
type Visitor = Pick<RequestContext, 'language' | 'siteName' | 'tags'>

/** A page in the visitor's language, otherwise in its own; null if there is no such page. */
export async function findStandingPage(database: Database, context: Visitor, slug: string) {
  context.tags.add('standing')
  const [row] = await database.select().from(standingPage).where(eq(standingPage.slug, slug))
  return row ? { ...textsOf(row, context.language, context), changedOn: row.changedOn } : null
}

/** What is looked for, each in some wordings, and how many of them a page must have. */
type SoughtWordings = { readonly wordings: readonly (readonly string[])[]; readonly least: number }

/** For the search over the whole site: the pages in which it finds something in one of their languages. */
export async function searchStandingPages(
  database: Database,
  context: Visitor,
  { wordings, least }: SoughtWordings,
  most: number,
): Promise<Hits> {
  context.tags.add('standing')
  const pages = await readSearchable(database)
  const siteName = normalize(context.siteName)
  const sought = wordings.map((some) => some.map((wording) => testOf(wording, siteName)))
  const found = pages
    .map(({ row, texts }) => ({ row, ...matchIn(texts, sought) }))
    .filter(({ matched }) => matched > 0 && matched >= least)
    .toSorted((one, other) => other.matched + other.named - one.matched - one.named)
  const hits = found.slice(0, most).map(({ row }) => {
    const { title, description, lang } = textsOf(row, context.language, context)
    return { title, text: description, href: `/${row.slug}`, lang }
  })
  const [{ matched, named } = { matched: 0, named: 0 }] = found
  return { count: found.length, hits, matched, named, rank: 0 }
}

type SearchableText = { readonly title: string; readonly whole: string }

/** All pages with their texts in each of their languages as search knows them. */
const readSearchable = rememberUntilChanged(
  () => sql`standing_page`,
  async (database) => {
    const rows = await database.select().from(standingPage).orderBy(asc(standingPage.position))
    return rows.map((row) => ({ row, texts: [row, ...Object.values(row.translations)].map(searchableText) }))
  },
)

/** Stands for the site's name, which is a setting: it is no word, as `{site}` would be. */
const siteMark = '\0'

const searchableText = ({ title, description, body }: StandingTexts): SearchableText => ({
  title: searchable(title),
  whole: searchable([title, description, plainText(body)].join('\n')),
})

const searchable = (text: string) => normalize(text).replaceAll('{site}', siteMark)

type Test = (text: string) => boolean

/** How many of the things looked for, each in some wordings, some texts have, and how many their titles have. */
function matchIn(texts: readonly SearchableText[], sought: readonly (readonly Test[])[]) {
  const countIn = (all: readonly string[]) =>
    sought.filter((wordings) => wordings.some((has) => all.some(has))).length
  return {
    matched: countIn(texts.map(({ whole }) => whole)),
    named: countIn(texts.map(({ title }) => title)),
  }
}

/** Whether a text has all words of a wording. Where it names the site, it has those of its name. */
function testOf(wording: string, siteName: string): Test {
  const tests = wordsOf(wording).map((word) => {
    const beginning = /^[a-z]/.test(word) ? new RegExp(`\\b${word}`) : null
    const has: Test = (text) => (beginning ? beginning.test(text) : text.includes(word))
    const named = has(siteName) ? siteMark : word.replaceAll(siteName, siteMark)
    return named === word ? has : (text: string) => has(text) || text.includes(named)
  })
  return (text) => tests.every((has) => has(text))
}

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
