import { readdirSync } from 'node:fs'
import { checkLocale, serverVersion } from '../../app/ground/db/client.server.ts'
import { migrations as folder } from '../../app/ground/db/migrate.server.ts'
import type { SiteDatabase } from '../database.ts'
import { mostConnections } from '../jobs/most-connections.ts'
import type { Settings } from '../settings.ts'
import { type Finding, ok, problem, remark, tried } from './finding.ts'

const mendedPostgres = 180_007 // 18.7
const ofProcess = 24 // connections
const toFollowReplicas = 1
const ofCommands = 10

type Site = Pick<SiteDatabase, 'pool'>
type DatabaseSettings = Pick<
  Settings,
  'databaseUrl' | 'databaseDirectUrl' | 'databaseReplicaUrls' | 'webProcesses'
>

/** The database's version, what the account may do there, its migrations, its locale and its connections. */
export async function tryDatabase({ pool }: Site, settings: DatabaseSettings): Promise<Finding[]> {
  return [
    ...(await version(pool, settings)),
    ...(await rights(pool)),
    ...(await migrations(pool)),
    ...(await connections(pool, settings)),
  ]
}

async function version(pool: Site['pool'], { databaseUrl }: DatabaseSettings): Promise<Finding[]> {
  const { number, name } = await serverVersion(pool)
  if (number >= mendedPostgres) return [ok('PostgreSQL', name)]
  return [
    remark(
      'PostgreSQL',
      name,
      databaseUrl
        ? 'It lacks fixes of 18.6 and 18.7; upgrade it.'
        : 'It lacks fixes of 18.6 and 18.7; the embedded database is for trying out, development and small sites.',
    ),
  ]
}

async function rights(pool: Site['pool']): Promise<Finding[]> {
  const { rows } = await pool.query<
    Record<'makesTables' | 'makesExtensions' | 'isReplica' | 'isReadOnly', boolean>
  >(
    `select has_schema_privilege(current_schema(), 'create') as "makesTables",
       has_database_privilege(current_database(), 'create') as "makesExtensions",
       pg_is_in_recovery() as "isReplica", current_setting('transaction_read_only') = 'on' as "isReadOnly"`,
  )
  const [{ makesTables, makesExtensions, isReplica, isReadOnly }] = rows as [(typeof rows)[number]]
  const what = 'Rights there'
  if (isReplica) return [problem(what, 'it is a replica', 'Set DATABASE_URL to the primary.')]
  if (isReadOnly)
    return [
      problem(what, 'nothing can be written', 'See default_transaction_read_only of the database or role.'),
    ]
  return makesTables && makesExtensions
    ? [ok(what, 'may write, and make tables and extensions')]
    : [
        problem(
          what,
          'may not make tables or extensions',
          'Let its account own the database: alter database … owner to …',
        ),
      ]
}

async function migrations(pool: Site['pool']): Promise<Finding[]> {
  const what = 'Migrations'
  const { rows: tables } = await pool.query<{ isNew: boolean }>(
    `select to_regclass('migration') is null as "isNew"`,
  )
  if (tables[0]!.isNew) return [ok(what, 'a new database: they run at the first start')]
  const { rows } = await pool.query<{ name: string; isCompatible: boolean }>(
    'select name, is_compatible as "isCompatible" from migration',
  )
  const own = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const had = new Set(rows.map(({ name }) => name))
  const unknown = rows.filter(({ name, isCompatible }) => !isCompatible && !own.includes(name))
  const toCome = own.filter((name) => !had.has(name))
  if (unknown.length > 0)
    return [
      problem(
        what,
        `the database is of a newer version: ${unknown.map(({ name }) => name).join(', ')}`,
        'Start the newer version, or restore a backup from before it.',
      ),
    ]
  const locale = await tried(
    'Locale',
    "Make the database with template template0 and locale 'C.UTF-8'.",
    async () => {
      await checkLocale(pool)
      return ok('Locale', 'finds Korean, Japanese and Chinese')
    },
  )
  const found = `${own.length - toCome.length} of ${own.length}`
  return [
    toCome.length > 0 ? remark(what, found, 'The others run at the next start.') : ok(what, found),
    ...locale,
  ]
}

/** Behind a pooler it is the pooler that limits them. */
async function connections(pool: Site['pool'], settings: DatabaseSettings): Promise<Finding[]> {
  const { databaseUrl, databaseDirectUrl, databaseReplicaUrls, webProcesses } = settings
  if (!databaseUrl || databaseDirectUrl !== databaseUrl) return []
  const { rows } = await pool.query<{ most: number }>(
    `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most`,
  )
  const { most } = rows[0]!
  const each = ofProcess + (databaseReplicaUrls.length > 0 ? toFollowReplicas : 0)
  const needed = webProcesses * each + mostConnections + ofCommands
  const found = `${most} are allowed, ${needed} are for this machine`
  return most < needed
    ? [problem('Connections', found, 'Raise max_connections of PostgreSQL, or put a pooler between.')]
    : [ok('Connections', found)]
}
