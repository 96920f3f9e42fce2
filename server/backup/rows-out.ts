import type pg from 'pg'
import { migrationsOf } from './contents.ts'
import { type Column, tablesOf } from './tables.ts'
import { type Entry, textEntry } from './tar.ts'

const rowsPerPart = 2_000

/** What the first entry of an archive says. */
export type ArchiveHeader = { format: 1; madeAt: string; migrations: string[] }

/**
 * A database as entries of an archive, of one moment, in a form that depends on no version of PostgreSQL: rows as lines
 * of JSON, parts of 2,000 a table; the sequences; the jobs that wait. The last entry is the number of rows of each table.
 */
export async function* databaseEntries(client: pg.ClientBase): AsyncGenerator<Entry> {
  await client.query('begin isolation level repeatable read read only')
  const about: ArchiveHeader = {
    format: 1,
    madeAt: new Date().toISOString(),
    migrations: await migrationsOf(client),
  }
  yield jsonEntry('about.json', about)
  const counts: Record<string, number> = {}
  for (const { name, columns } of await tablesOf(client)) {
    counts[name] = 0
    for await (const lines of partsOf(client, selectOf(client, name, columns))) {
      yield linesEntry(`tables/${name}/${String(counts[name]).padStart(9, '0')}.jsonl`, lines)
      counts[name] += lines.length
    }
  }
  for await (const lines of partsOf(client, jobs)) yield linesEntry('jobs.jsonl', lines)
  const { rows } = await client.query(
    `select sequencename as name, last_value as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  )
  yield jsonEntry('sequences.json', rows)
  yield jsonEntry('rows.json', counts)
  await client.query('commit')
}

const jobs = `select to_jsonb(job)::text as line from (
  select task_identifier as task, private.payload::text, jobs.run_at, jobs.created_at, jobs.key,
    jobs.max_attempts, jobs.priority,
    (select array_agg(flag) from jsonb_object_keys(jobs.flags) flag) as flags
  from graphile_worker.jobs join graphile_worker._private_jobs private using (id)
  order by id) job`

/** JSON as a text, since a null of JSON in it is no null of SQL. */
function selectOf(client: pg.ClientBase, table: string, columns: Column[]) {
  const quoted = columns.map(({ name, isJson }) => {
    const column = client.escapeIdentifier(name)
    return isJson ? `${column}::text` : column
  })
  return `select to_jsonb(one)::text as line from (select ${quoted.join(', ')} from ${client.escapeIdentifier(table)}) one`
}

async function* partsOf(client: pg.ClientBase, select: string): AsyncGenerator<string[]> {
  await client.query(`declare lines no scroll cursor for ${select}`)
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${rowsPerPart} from lines`)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await client.query('close lines')
}

const linesEntry = (path: string, lines: string[]) =>
  textEntry(path, lines.map((line) => `${line}\n`).join(''))
const jsonEntry = (path: string, value: unknown) => textEntry(path, `${JSON.stringify(value)}\n`)
