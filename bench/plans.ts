import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

type Server = { connectionString: string; folder: string }

/**
 * How PostgreSQL carries out the queries of some work of the site: EXPLAIN with times and buffers, as it was logged.
 * @param work must open new connections: open ones keep the earlier settings
 */
export async function plansOf(
  { connectionString, folder }: Server,
  work: () => Promise<unknown>,
): Promise<string> {
  const log = join(folder, 'server.log')
  const admin = new pg.Client({
    connectionString: connectionString.replace(/\/\/app@([^/]*)\/app/, '//postgres@$1/postgres'),
  })
  await admin.connect()
  await admin.query(`alter role app set session_preload_libraries = 'auto_explain'`)
  for (const setting of [
    'log_min_duration = 0',
    'log_analyze = on',
    'log_buffers = on',
    'log_parameter_max_length = 200',
  ])
    await admin.query(`alter role app set auto_explain.${setting}`)
  const { size } = statSync(log)
  await work()
  await admin.query('alter role app reset all')
  await admin.end()
  return readFileSync(log).subarray(size).toString()
}
