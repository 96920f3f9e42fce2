import { sql } from 'drizzle-orm'
import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { Language } from '../../ground/i18n/languages.ts'

/** What else visitors mean by a term: each meaning is searched as if it had been typed, too. */
export const synonym = pgTable('synonym', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  language: text('language').$type<Language>().notNull(),
  term: text('term').notNull(),
  key: text('key').notNull(),
  means: text('means').array().notNull(),
  deletedAt: timestamp('deleted_at', { withTimezone: true, mode: 'date' }),
})

/** What else some phrases mean, by their keys, in whatever language someone types. */
export async function findSynonyms(
  database: Database,
  context: Pick<RequestContext, 'tags'>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  context.tags.add('synonym')
  const { rows } = await database.execute<{ key: string; means: string[] }>(sql`
    select key, means from synonym where key = any(${sql.param(keys)}::text[]) and deleted_at is null order by language`)
  const byKey = Map.groupBy(rows, ({ key }) => key)
  return new Map([...byKey].map(([key, found]) => [key, [...new Set(found.flatMap(({ means }) => means))]]))
}
