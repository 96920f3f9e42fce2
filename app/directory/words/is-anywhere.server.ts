import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import type { WordQuery } from './word-query.server.ts'

/**
 * Whether anything of the whole site has it. Of listings some are counted: to find one, PostgreSQL would read the table
 * from its start, all of it for a word that none has.
 */
export async function isAnywhere(database: Database, query: WordQuery): Promise<boolean> {
  if (!query) return false
  const { rows } = await database.execute<{ is_there: boolean }>(sql`
    select (select count(*) from (select from listing where live and words @@ ${query}::tsquery limit 100) found) > 0
      or exists (select from faq_item where hidden_at is null and words @@ ${query}::tsquery)
      or exists (select from question where hidden_at is null and words @@ ${query}::tsquery)
      or exists (select from article where hidden_at is null and words @@ ${query}::tsquery) as is_there`)
  return rows[0]!.is_there
}
