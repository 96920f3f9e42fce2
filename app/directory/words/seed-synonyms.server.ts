import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { languages } from '../../ground/i18n/languages.ts'
import { phraseKey } from './phrases.ts'

const files = import.meta.glob<string>('./seed/*.tsv', { query: '?raw', import: 'default', eager: true })

/** Brings the synonyms that a site lacks, but for those that staff deleted. One that says something else is left as it is. */
export async function seedSynonyms(database: Database): Promise<void> {
  const rows = languages.flatMap((language) =>
    linesOf(files[`./seed/${language}.tsv`]!).map(([term = '', means = '']) => ({
      language,
      term,
      key: phraseKey(term),
      means: means.split(', '),
    })),
  )
  await database.execute(sql`
    insert into synonym (language, term, key, means)
    select language, term, key, means from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as seed (language text, term text, key text, means text[])
    on conflict do nothing`)
}

const linesOf = (file: string) =>
  file
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
