/**
 * Brings a database to the shape this version expects. The migrations are plain .sql files: drizzle's own
 * migrator wants a journal and snapshots beside them, and goes by times in place of names.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runMigrations as migrateJobs } from 'graphile-worker'
import type pg from 'pg'

/** `sql` is the whole statement, `create index concurrently kind_... on ...`. */
export type DerivedIndex = { name: `kind_${string}`; sql: string }

const migrations = resolve('app/ground/db/migrations')
const migrationLock = 7_418_002

/**
 * Runs the .sql files of `folder` that this database has not had, in the order of their names, each in a
 * transaction, after those of the jobs' own tables; then makes, remakes or drops indexes until those named `kind_...`
 * are the ones given. Several
 * processes may call it at once. The pool must lead straight to the server: no pooler may stand between.
 * Throws with the name of the migration that failed, nothing of which is kept.
 * @param only the names of those to be run; by default all
 */
export async function migrate(
  pool: pg.Pool,
  derivedIndexes: DerivedIndex[],
  folder = migrations,
  only?: readonly string[],
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await lock(client)
    await migrateJobs({ pgPool: pool })
    await runMigrations(client, folder, only)
    await deriveIndexes(client, derivedIndexes)
  } finally {
    client.release(true) // the lock and the setting go with the connection, even after an error
  }
}

/** Which of these migrations this version does not have. */
export async function unknownMigrations(names: readonly string[]): Promise<string[]> {
  const known = await readdir(migrations)
  return names.filter((name) => !known.includes(name))
}

/** Asks again and again: a statement that waits for the lock is one that `create index concurrently` waits for. */
async function lock(client: pg.PoolClient) {
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      migrationLock,
    ])
    if (rows[0]?.locked) return
    await sleep(50)
  }
}

async function filesIn(folder: string) {
  try {
    return await readdir(folder)
  } catch (error) {
    throw new Error(
      `The migrations are not in ${folder}; start the site in its own folder, with app/ beside build/.`,
      { cause: error },
    )
  }
}

async function runMigrations(client: pg.PoolClient, folder: string, only?: readonly string[]) {
  await client.query(
    'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ name: string }>('select name from migration')
  const applied = new Set(rows.map((row) => row.name))
  const files = (await filesIn(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  for (const name of files) {
    if (!applied.has(name) && (!only || only.includes(name)))
      await runMigration(client, name, await readFile(join(folder, name), 'utf8'))
  }
}

async function runMigration(client: pg.PoolClient, name: string, sql: string) {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into migration (name) values ($1)', [name])
    await client.query('commit')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The migration ${name} failed and nothing of it was kept: ${reason}`, { cause: error })
  }
}

/** Each index has its statement as its comment, so that one that was changed or never finished is rebuilt. */
async function deriveIndexes(client: pg.PoolClient, wanted: DerivedIndex[]) {
  const { rows: found } = await client.query<DerivedIndex>(
    `select relname as name, coalesce(obj_description(oid, 'pg_class'), '') as sql
     from pg_class where relkind = 'i' and relname like 'kind\\_%' and relnamespace = current_schema()::regnamespace`,
  )
  const isIn = (indexes: DerivedIndex[]) => (index: DerivedIndex) =>
    indexes.some(({ name, sql }) => name === index.name && sql === index.sql)

  for (const { name } of found.filter((index) => !isIn(wanted)(index)))
    await client.query(`drop index concurrently if exists ${client.escapeIdentifier(name)}`)
  for (const { name, sql } of wanted.filter((index) => !isIn(found)(index))) {
    await client.query(sql)
    const comment = client.escapeLiteral(sql)
    await client.query(`comment on index ${client.escapeIdentifier(name)} is ${comment}`)
  }
}
