import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

type Server = { connectionString: string; folder: string }

/** Lets `plansOf` explain what connections opened from now on ask for; nothing is explained yet. */
export const preparePlans = (server: Server) =>
  asAdmin(server, (admin) => admin.query(`alter role app set session_preload_libraries = 'auto_explain'`))

/**
 * How PostgreSQL carries out the queries of some work of the site: EXPLAIN with times and buffers, as it was logged.
 * @param work on connections opened after `preparePlans`
 */
export const plansOf = (server: Server, work: () => Promise<unknown>): Promise<string> =>
  asAdmin(server, async (admin) => {
    await admin.query(`load 'auto_explain'`)
    for (const setting of ['log_analyze = on', 'log_buffers = on', 'log_parameter_max_length = 200'])
      await admin.query(`alter system set auto_explain.${setting}`)
    await setLogging(admin, '0')
    const log = join(server.folder, 'server.log')
    const { size } = statSync(log)
    await work()
    const logged = readFileSync(log).subarray(size).toString()
    await setLogging(admin, '-1')
    return logged
  })

/** Open connections follow too: a role's settings would reach new ones only. */
async function setLogging(admin: pg.Client, least: '0' | '-1') {
  await admin.query(`alter system set auto_explain.log_min_duration = ${least}`)
  await admin.query('select pg_reload_conf()')
  const current = `select current_setting('auto_explain.log_min_duration') as least`
  while (Number.parseInt((await admin.query(current)).rows[0].least, 10) !== Number(least)) await sleep(10)
}

async function asAdmin<Result>(
  { connectionString }: Server,
  work: (admin: pg.Client) => Promise<Result>,
): Promise<Result> {
  const admin = new pg.Client({
    connectionString: connectionString.replace(/\/\/app@([^/]*)\/app/, '//postgres@$1/postgres'),
  })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}
