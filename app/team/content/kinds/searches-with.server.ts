import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { emptyTerms, terms } from '../../../ground/counting/searches.server.ts'
import { normalize } from '../../../ground/i18n/normalize.ts'
import { likeText } from '../../../directory/conditions.server.ts'

const most = 12
const days = 90

/** A term, and what visitors searched for that has it, the most frequent first. */
export async function searchesWith(database: Database, term: string, now: Date): Promise<string[]> {
  const { rows } = await database.execute<{ subject: string }>(sql`
    select subject from daily_count
    where what = any(${sql.param([terms.name, emptyTerms.name])}::text[]) and day > ${now}::date - ${days}::int
      and subject like ${`%${likeText(normalize(term))}%`}
    group by subject order by sum(count) desc, subject limit ${most}`)
  return [...new Set([normalize(term), ...rows.map(({ subject }) => subject)])]
}
