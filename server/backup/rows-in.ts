import pg from 'pg'
import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { migrate, unknownMigrations } from '../../app/ground/db/migrate.server.ts'
import { openDatabase } from '../../app/ground/db/client.server.ts'
import { markCopy } from './restored-copy.ts'
import type { ArchiveHeader } from './rows-out.ts'
import { type Table, tablesOf } from './tables.ts'
import { unpacked } from './tar.ts'

type Content = AsyncIterable<Uint8Array>
type FileHandler = (path: string, content: Content) => Promise<void>

/**
 * Fills an empty database with an archive, marked as a restored copy: all of it or nothing, but for empty tables. What
 * the archive has besides the database is handed to `others`. Throws a sentence if the database is not empty, or the
 * archive is not whole or too new.
 * @param url must lead straight to the server
 * @param options.place where the archive's backup is, if it is one
 */
export async function fillDatabase(
  url: string,
  archive: Readable,
  { place = null, others = async () => {} }: { place?: string | null; others?: FileHandler } = {},
): Promise<Date> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  let filling: Awaited<ReturnType<typeof begin>> | undefined
  try {
    await refuseFull(client)
    await unpacked(archive, async (path, content) => {
      if (path === 'about.json') filling = await begin(client, url, JSON.parse(await read(content)))
      else if (!filling)
        throw new Error('This is not an archive of a site: its first file is not about.json.')
      else await filling.take(path, content, others)
    })
    if (!filling) throw new Error('This is not an archive of a site: it is empty.')
    return await filling.end(place)
  } finally {
    await client.end() // what is not committed is gone
  }
}

const read = (content: Content) => text(Readable.from(content))

async function refuseFull(client: pg.Client) {
  const { rows } = await client.query(`select to_regclass('public.migration') is not null as full`)
  if (rows[0].full) throw new Error('The database is not empty; use a new one.')
}

async function begin(client: pg.Client, url: string, { format, madeAt, migrations }: ArchiveHeader) {
  const unknown = await unknownMigrations(migrations)
  if (format !== 1 || unknown.length > 0)
    throw new Error(
      `The archive was made by a later version of this program (${unknown.join(', ')}); install that one.`,
    )
  const { pool, close } = openDatabase({ url })
  await migrate(pool, [], undefined, migrations).finally(close)
  await client.query('begin')
  const tables = new Map((await tablesOf(client)).map((table) => [table.name, table]))
  const constraints = await loosen(client, [...tables.keys()])
  let counts: Record<string, number> | undefined
  const found: Record<string, number> = {}

  async function take(path: string, content: Content, others: FileHandler) {
    const [, name = ''] = /^tables\/([^/]+)\/\d+\.jsonl$/.exec(path) ?? []
    if (name) {
      const table = tables.get(name)
      if (!table) throw new Error(`The archive has a table that does not exist in this version: ${name}.`)
      found[name] = (found[name] ?? 0) + (await insert(client, table, await read(content)))
    } else if (path === 'jobs.jsonl') await insertJobs(client, await read(content))
    else if (path === 'sequences.json') await setSequences(client, await read(content))
    else if (path === 'rows.json') counts = JSON.parse(await read(content))
    else await others(path, content)
  }

  async function end(place: string | null): Promise<Date> {
    if (!counts) throw new Error('The archive ends too early.')
    for (const [name, count] of Object.entries(counts))
      if (count !== (found[name] ?? 0))
        throw new Error(`The archive should have ${count} rows of ${name}, and has ${found[name] ?? 0}.`)
    await tighten(client, [...tables.keys()], constraints)
    const asOf = new Date(madeAt)
    await markCopy(client, { asOf, place })
    await client.query('commit')
    return asOf
  }
  return { take, end }
}

type Constraint = { table: string; name: string; definition: string }

/** Takes away what would get in the way of rows in any order: references, triggers, and rows of the migrations. */
async function loosen(client: pg.Client, tables: string[]): Promise<Constraint[]> {
  const { rows } = await client.query<Constraint>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${client.escapeIdentifier(name)}`)
  for (const table of tables.map((name) => client.escapeIdentifier(name)))
    await client.query(`alter table ${table} disable trigger user; truncate ${table}`)
  return rows
}

async function tighten(client: pg.Client, tables: string[], constraints: Constraint[]) {
  for (const table of tables.map((name) => client.escapeIdentifier(name)))
    await client.query(`alter table ${table} enable trigger user`)
  for (const { table, name, definition } of constraints)
    await client.query(`alter table ${table} add constraint ${client.escapeIdentifier(name)} ${definition}`)
  for (const table of tables) await client.query(`analyze ${client.escapeIdentifier(table)}`)
}

const asArray = (lines: string) => `[${lines.trimEnd().replaceAll('\n', ',')}]`

async function insert(client: pg.Client, { name, columns }: Table, lines: string): Promise<number> {
  const quoted = columns.map((column) => ({ ...column, id: client.escapeIdentifier(column.name) }))
  const { rowCount } = await client.query(
    `insert into ${client.escapeIdentifier(name)} (${quoted.map(({ id }) => id).join(', ')})
     overriding system value
     select ${quoted.map(({ id, type, isJson }) => (isJson ? `${id}::${type}` : id)).join(', ')}
     from jsonb_to_recordset($1) as rows(${quoted.map(({ id, type, isJson }) => `${id} ${isJson ? 'text' : type}`).join(', ')})`,
    [asArray(lines)],
  )
  return rowCount ?? 0
}

async function insertJobs(client: pg.Client, lines: string) {
  const { rows } = await client.query<{ id: string; created_at: string }>(
    `select job.created_at::text, (graphile_worker.add_job(task, payload::json, run_at => run_at,
       max_attempts => max_attempts, job_key => key, priority => priority, flags => flags)).id
     from jsonb_to_recordset($1) as job(task text, payload text, run_at timestamptz,
       created_at timestamptz, key text, max_attempts int, priority int, flags text[])`,
    [asArray(lines)],
  )
  // Those that are older than the backup are dropped when the site is taken into service.
  for (const { id, created_at } of rows)
    await client.query('update graphile_worker._private_jobs set created_at = $2 where id = $1', [
      id,
      created_at,
    ])
}

async function setSequences(client: pg.Client, given: string) {
  for (const { name, value } of JSON.parse(given) as { name: string; value: string }[])
    await client.query('select setval($1::regclass, $2)', [client.escapeIdentifier(name), value])
}
