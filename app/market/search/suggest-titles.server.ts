import { or, type SQL, sql } from 'drizzle-orm'
import { areaOf, knownAreas } from '../../directory/known-areas.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { textsOf, firstOf } from '../../directory/cards.server.ts'
import { allOf, likeText, listed } from '../../directory/conditions.server.ts'
import { spellingsOf } from '../../directory/spellings.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { areaName } from '../../directory/area-names.server.ts'
import type { Suggestion } from './suggestion.ts'

const sampled = 40
const mostRanked = 200
const newest = sql`listing.created_at desc, listing.id desc`

type TitleRow = { kind: string; ref: string; lang: string; title: string; translated: string | null }

/**
 * Listings whose title has each word of a term at the beginning of a word; where there are too few, also within words.
 * A common beginning is soon met among the newest of each area, a rare one is looked up.
 */
export async function suggestTitles(
  database: Database,
  words: readonly string[],
  context: RequestContext,
  most: number,
): Promise<Suggestion[]> {
  const kinds = sql.param(knownAreas().map(({ kind }) => kind))
  const among = firstOf({ of: listed({ kind: sql`area.kind` }, context), most: sampled }, newest)
  const begins = titleCondition(words, ' ')
  const common = await find(
    database,
    context,
    sql`unnest(${kinds}::text[]) area(kind), lateral (select * from ${among} where ${begins}) listing`,
    { words, most },
  )
  if (common.length === most) return common.map((row) => suggestionOf(row, context))
  const all = listed({ kind: sql`listing.kind` }, context)
  const beginning = await find(database, context, firstFound(allOf(all, begins)), { words, most })
  if (beginning.length === most || words.some((word) => [...word].length < 3))
    return beginning.map((row) => suggestionOf(row, context))
  const within = firstFound(allOf(all, titleCondition(words, '')))
  return (await find(database, context, within, { words, most })).map((row) => suggestionOf(row, context))
}

/** Each word in one of its spellings. */
const titleCondition = (words: readonly string[], before: string, after = ''): SQL =>
  allOf(
    ...words.map((word) => {
      const patterns = spellingsOf(word).map((spelling) => `%${before}${likeText(spelling)}${after}%`)
      const words = after ? sql`listing.title_words || ' '` : sql`listing.title_words`
      return or(...patterns.map((pattern) => sql`${words} like ${pattern}`))
    }),
  )

const firstFound = (where: SQL) => sql`(select * from listing where ${where} limit ${mostRanked}) listing`

/** One of each title: first those that have its words whole, then those that begin with the term, then those with it at the beginning of a word. */
async function find(
  database: Database,
  { language }: RequestContext,
  from: SQL,
  { words, most }: { words: readonly string[]; most: number },
): Promise<TitleRow[]> {
  const first = sql`title_words like ${` ${words.map(likeText).join(' ')}%`}`
  const { rows } = await database.execute<TitleRow>(sql`
    select kind, ref, lang, title, translated from (
      select distinct on (title) listing.kind, ref, lang, title, created_at,
        translations -> ${language} ->> 'title' as translated,
        ${first} as first, ${titleCondition(words, ' ', ' ')} as whole, ${titleCondition(words, ' ')} as begins
      from ${from} order by title, created_at desc
    ) found order by whole desc, first desc, begins desc, created_at desc limit ${most}`)
  return rows
}

function suggestionOf(
  { kind, ref, lang, title, translated }: TitleRow,
  { language }: RequestContext,
): Suggestion {
  const area = areaOf(kind)!
  const texts = textsOf(
    { lang, title, description: '', translation: translated ? { title: translated, description: '' } : null },
    language,
  )
  return {
    kind: 'title',
    text: texts.title,
    detail: areaName(area, i18nOf(language)),
    href: `${area.path}/${encodeURIComponent(ref)}`,
    ...(texts.lang && { lang: texts.lang }),
  }
}
