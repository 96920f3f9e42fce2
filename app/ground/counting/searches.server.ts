import { sql } from 'drizzle-orm'
import type { Database } from '../db/client.server.ts'
import { normalize } from '../i18n/normalize.ts'
import type { Counter, Tally } from './counter.ts'
import type { Hash } from './day-hashes.server.ts'

/** What someone looked for, and whether there was anything. */
export type SearchCount = { readonly term: string; readonly found: boolean }

/** Each term of each visitor, once a day; the one subject of both is ''. */
export const searches: Counter = { name: 'search' }
export const emptySearches: Counter = { name: 'search without result' }
/** By term, as far as several visitors of a day asked for it. */
export const terms: Counter = { name: 'term' }
export const emptyTerms: Counter = { name: 'term without result' }

/** With so many visitors on one day a term says nothing of any of them. */
const several = 3
const longest = 60

/** Counts who looked for what; `traits` tell a visitor from others today. */
export async function writeSearches(
  database: Database,
  day: string,
  hash: Hash,
  searched: readonly (SearchCount & { traits: string })[],
): Promise<Tally[]> {
  if (searched.length === 0) return []
  const searchRows = searched.map(({ term, found, traits }) => {
    const spelled = normalize(term).replace(/\s+/g, ' ').trim()
    return { spelled, found, term: hash(`${found} ${spelled}`), visitor: hash(traits) }
  })
  const { rows } = await database.execute<{ term: string; before: number; more: number }>(sql`
    with more as (
      insert into daily_search (day, term, visitor)
      select distinct ${day}::date, term, visitor
      from unnest(
        ${sql.param(searchRows.map(({ term }) => term))}::bigint[],
        ${sql.param(searchRows.map(({ visitor }) => visitor))}::bigint[]
      ) asked (term, visitor)
      order by term, visitor
      on conflict do nothing returning term
    )
    select term, count(*)::int as more, (
        select count(*)::int from daily_search known where day = ${day} and known.term = more.term
      ) as before
    from more group by term`)
  return rows.flatMap(({ term, before, more }) => {
    const { spelled, found } = searchRows.find((one) => one.term === term)!
    const total = { counter: found ? searches : emptySearches, subject: '', times: more }
    const readable = { counter: found ? terms : emptyTerms, subject: spelled, times: more }
    if (before + more < several || isPersonal(spelled)) return [total]
    return [total, before < several ? { ...readable, times: before + more } : readable]
  })
}

/**
 * A term that may contain an address, a number or a personal story is never stored, however many people search for it.
 */
const isPersonal = (term: string) => /@|\d{5}/.test(term) || term.length > longest
