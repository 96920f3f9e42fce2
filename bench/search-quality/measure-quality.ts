import { RouterContextProvider } from 'react-router'
import { type RequestContext, requestContext } from '../../app/ground/request/request-context.ts'
import type { Database } from '../../app/ground/db/client.server.ts'
import { loadSearch, type SearchData } from '../../app/market/search/load-search.server.ts'
import { type JudgedQuery, judgedQueries, type Half, type WantedResult } from './judged-queries.ts'

export type Quality = {
  readonly queries: number
  /** Shares from 0 to 1. */
  readonly successAt1: number
  readonly successAt5: number
  readonly withoutResult: number
  /** The queries whose first result is not wanted, with what was shown first instead. */
  readonly missed: readonly { readonly q: string; readonly rank: number; readonly first: readonly string[] }[]
}

/** How well the search does for one half of the judged queries, over whatever the database has. */
export async function measureQuality(
  database: Database,
  contextOf: (language: JudgedQuery['language']) => RequestContext,
  half: Half,
): Promise<Quality> {
  const facts = await readFacts(database)
  const found: { q: string; rank: number; shown: readonly string[] }[] = []
  for (const { language, q, wanted } of judgedQueries(half)) {
    const shown = shownOf(await search(q, contextOf(language)))
    const isWanted = (one: string) => wanted.some((want) => fits(one, want, facts))
    found.push({ q, rank: shown.findIndex(isWanted), shown })
  }
  const share = (count: number) => count / found.length
  return {
    queries: found.length,
    successAt1: share(found.filter(({ rank }) => rank === 0).length),
    successAt5: share(found.filter(({ rank }) => rank >= 0 && rank < 5).length),
    withoutResult: share(found.filter(({ shown }) => shown.length === 0).length),
    missed: found
      .filter(({ rank }) => rank !== 0)
      .map(({ q, rank, shown }) => ({
        q,
        rank: rank + 1,
        first: shown.slice(0, 3).map((one) => `${one} ${facts.get(one)?.title ?? ''}`.trim()),
      })),
  }
}

function search(q: string, context: RequestContext) {
  const url = new URL(`/search?${new URLSearchParams({ q })}`, context.origin)
  const router = new RouterContextProvider()
  router.set(requestContext, context)
  return loadSearch({ url, request: new Request(url), context: router })
}

/** The results in the order of the page: `emergency`, `food/food2`, `faq/visa`, `article/slug`. */
function shownOf({ emergency, groups }: SearchData): string[] {
  const results = groups.flatMap(({ cards, hits }) => [
    ...cards.map(({ kind, listing }) => `${kind}/${listing.ref}`),
    ...hits.map(({ href }) => nameOf(href)),
  ])
  return emergency ? ['emergency', ...results] : results
}

const nameOf = (href: string) =>
  href
    .replace(/^\/ask-local#faq-/, 'faq/')
    .replace(/^\/ask-local\/(?:thread\/)?/, 'thread/')
    .replace(/^\/blog\//, 'article/')

type Facts = ReadonlyMap<string, ListingRow>
type ListingRow = {
  kind: string
  ref: string
  title: string
  titles: string
  island: string
  village: string
  offer: string | null
  facets: string[]
  attributes: Record<string, unknown>
}

async function readFacts(database: Database): Promise<Facts> {
  const { rows } = await database.execute<ListingRow>(`select kind, ref, title, title_words as titles, island,
    village, offer, facets, attributes from listing where live`)
  return new Map(rows.map((row) => [`${row.kind}/${row.ref}`, row]))
}

function fits(one: string, { kind, ref, inTitle, values }: WantedResult, facts: Facts): boolean {
  const at = one.indexOf('/')
  const [ownKind, ownRef] = at < 0 ? [one] : [one.slice(0, at), one.slice(at + 1)]
  if (ownKind !== kind || (ref && ref !== ownRef)) return false
  if (!inTitle && values.length === 0) return true
  const row = facts.get(one)
  if (!row || (inTitle && !row.titles.includes(inTitle))) return false
  return values.every(([key, oneOf]) => oneOf.some((value) => has(row, key, value)))
}

function has(row: ListingRow, key: string, value: string): boolean {
  if (row.facets.includes(`${row.kind}.${key}=${value}`)) return true
  const stored = key in row ? row[key as keyof ListingRow] : row.attributes[key]
  return Array.isArray(stored) ? stored.includes(value) : stored === value
}
