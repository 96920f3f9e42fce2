/**
 * Brings a database to the shape this version expects. The migrations are plain .sql files: drizzle's own
 * migrator wants a journal and snapshots beside them, and goes by times in place of names.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runMigrations as migrateJobs } from 'graphile-worker'
import pg from 'pg'

type AppliedMigration = { name: string; isCompatible: boolean }

/** `sql` is the whole statement, `create index concurrently kind_... on ...`. */
export type DerivedIndex = { name: `kind_${string}`; sql: string }

/** Where the .sql files are. */
export const migrations = resolve('app/ground/db/migrations')
const migrationLock = 7_418_002

/** How long a statement of a migration waits for a lock: while it does, all who come after it wait, too. */
const lockTimeout = '500ms'
const pauseAfterLock = 1_000 // ms
const longestWait = 5 * 60_000 // ms
const formerFor = 24 * 60 * 60_000 // ms that an index stays which this version does not need
const lockNotAvailable = '55P03' // SQLSTATE

/**
 * Runs the .sql files of `folder` that this database has not had, in the order of their names, after those of the
 * jobs' own tables: each in a transaction, tried again while it gets no lock, or, with a line `-- concurrently`, each
 * statement by itself. Then makes or remakes indexes until those named `kind_...` are the ones given; others are
 * dropped by the first start that comes a day later. Several processes may call it at once. The pool must lead straight
 * to the server: no pooler may stand between. Throws with the name of the migration that failed, and where the database
 * has migrations that this version does not know, unless they have a line `-- compatible`
 * (docs/decisions/0032-migrations.md).
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
  await client.query(`
    create table if not exists migration (name text primary key, applied_at timestamptz not null default now());
    alter table migration add column if not exists is_compatible boolean not null default false`)
  const { rows } = await client.query<AppliedMigration>(
    'select name, is_compatible as "isCompatible" from migration',
  )
  const applied = new Set(rows.map(({ name }) => name))
  const files = (await filesIn(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  refuseUnknown(rows, files)
  for (const name of files) {
    if (applied.has(name) || (only && !only.includes(name))) continue
    const sql = await readFile(join(folder, name), 'utf8')
    await (/^-- concurrently\b/m.test(sql) ? runConcurrently : runInTransaction)(client, name, sql)
  }
}

function refuseUnknown(applied: readonly AppliedMigration[], files: readonly string[]) {
  const unknown = applied.filter(({ name, isCompatible }) => !isCompatible && !files.includes(name))
  if (unknown.length === 0) return
  const names = unknown.map(({ name }) => name).join(', ')
  throw new Error(
    `The database is that of a newer version, whose migrations this one does not know (${names}): start the newer version, or restore a backup from before it.`,
  )
}

async function runInTransaction(client: pg.PoolClient, name: string, sql: string) {
  for (const start = Date.now(); ; await sleep(pauseAfterLock)) {
    try {
      await client.query('begin')
      await client.query(`set local lock_timeout = '${lockTimeout}'`)
      await client.query(sql)
      await note(client, name, sql)
      return void (await client.query('commit'))
    } catch (error) {
      await client.query('rollback').catch(() => {}) // the connection may be lost
      const isLocked = error instanceof pg.DatabaseError && error.code === lockNotAvailable
      if (isLocked && Date.now() - start < longestWait) continue
      throw new Error(`The migration ${name} failed and nothing of it was kept: ${reasonOf(error)}`, {
        cause: error,
      })
    }
  }
}

/** An index that a broken attempt has left is made again: PostgreSQL keeps it, marked as not valid. */
async function runConcurrently(client: pg.PoolClient, name: string, sql: string) {
  try {
    for (const statement of statementsOf(sql)) {
      const index = /^create\s+(?:unique\s+)?index\s+concurrently\s+(\w+)/i.exec(statement)?.[1]
      const isValid = index && (await isValidIndex(client, index))
      if (isValid) continue
      if (isValid === false) await client.query(`drop index concurrently ${client.escapeIdentifier(index!)}`)
      await client.query(statement)
    }
    await note(client, name, sql)
  } catch (error) {
    throw new Error(`The migration ${name} failed; the next start goes on with it: ${reasonOf(error)}`, {
      cause: error,
    })
  }
}

/** Undefined: there is no such index. */
async function isValidIndex(client: pg.PoolClient, name: string): Promise<boolean | undefined> {
  const { rows } = await client.query<{ isValid: boolean }>(
    'select indisvalid as "isValid" from pg_index where indexrelid = to_regclass($1)',
    [name],
  )
  return rows[0]?.isValid
}

const note = (client: pg.PoolClient, name: string, sql: string) =>
  client.query('insert into migration (name, is_compatible) values ($1, $2)', [
    name,
    /^-- compatible\b/m.test(sql),
  ])

const statementsOf = (sql: string) =>
  sql
    .replaceAll(/^\s*--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean)

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Each index has its statement as its comment, so that one that was changed or never finished is rebuilt. */
async function deriveIndexes(client: pg.PoolClient, wanted: DerivedIndex[]) {
  const { rows: found } = await client.query<DerivedIndex>(
    `select relname as name, coalesce(obj_description(oid, 'pg_class'), '') as sql
     from pg_class where relkind = 'i' and relname like 'kind\\_%' and relnamespace = current_schema()::regnamespace`,
  )
  const isIn = (indexes: DerivedIndex[]) => (index: DerivedIndex) =>
    indexes.some(({ name, sql }) => name === index.name && sql === index.sql)

  for (const index of found.filter((one) => !isIn(wanted)(one))) await retireIndex(client, index)
  const former = await formerIndexes(client)
  for (const { name, sql } of wanted.filter((index) => !isIn(found)(index))) {
    const index = client.escapeIdentifier(name)
    const comment = `comment on index ${index} is ${client.escapeLiteral(sql)}`
    const same = former.find((one) => one.sql === sql)
    if (same)
      await client.query(`alter index ${client.escapeIdentifier(same.name)} rename to ${index}; ${comment}`)
    else {
      await client.query(sql)
      await client.query(comment)
    }
  }
  await dropFormerIndexes(client)
}

/**
 * Gives up the name of an index, and keeps it for the processes of an earlier version that serve beside this one, and
 * for the start of one that wants it again. Its comment becomes the time and the statement. One that was never finished
 * helps no one.
 */
async function retireIndex(client: pg.PoolClient, { name, sql }: DerivedIndex) {
  const index = client.escapeIdentifier(name)
  if (sql === '') return void (await client.query(`drop index concurrently if exists ${index}`))
  const { rows } = await client.query<{ oid: number }>('select to_regclass($1)::oid as oid', [name])
  const comment = client.escapeLiteral(`${new Date().toISOString()} ${sql}`)
  await client.query(
    `comment on index ${index} is ${comment}; alter index ${index} rename to former_kind_${rows[0]!.oid}`,
  )
}

/** `sql`: undefined where the index is not valid, as after a drop that was interrupted. */
async function formerIndexes(client: pg.PoolClient) {
  const { rows } = await client.query<{ name: string; comment: string; isValid: boolean }>(
    `select relname as name, coalesce(obj_description(oid, 'pg_class'), '') as comment, indisvalid as "isValid"
     from pg_class join pg_index on indexrelid = oid
     where relname like 'former\\_kind\\_%' and relnamespace = current_schema()::regnamespace`,
  )
  return rows.map(({ name, comment, isValid }) => {
    const [time = '', ...words] = comment.split(' ')
    return { name, since: Date.parse(time), sql: isValid ? words.join(' ') : undefined }
  })
}

async function dropFormerIndexes(client: pg.PoolClient) {
  for (const { name, since } of await formerIndexes(client))
    if (Date.now() - since > formerFor)
      await client.query(`drop index concurrently if exists ${client.escapeIdentifier(name)}`)
}
