import type { Page } from '../context.ts'
import type { Database } from '../db/client.server.ts'
import { type Language, languageOfTag } from '../i18n/languages.ts'
import { findArticles } from './find-articles.server.ts'

export type ArticleHits = {
  /** At most 2,400. */
  readonly count: number
  readonly hits: readonly {
    readonly title: string
    readonly text: string
    readonly href: string
    readonly lang: Language
  }[]
}

/** For the search over the whole site: the newest articles that have all words of a text. @param most up to 24 */
export async function searchArticles(
  database: Database,
  page: Pick<Page, 'language' | 'samples' | 'tags'>,
  text: string,
  most: number,
): Promise<ArticleHits> {
  const { total, articles } = await findArticles(database, page, { q: text, page: 1 })
  return {
    count: total,
    hits: articles.slice(0, most).map(({ title, excerpt, href, lang }) => ({
      ...{ title, text: excerpt, href },
      lang: lang ? languageOfTag(lang) : page.language,
    })),
  }
}
