import { join } from 'node:path'
import pg from 'pg'
import { checkServer, openDatabase } from '../app/ground/db/client.server.ts'
import { databaseProbe } from '../app/ground/db/silence.server.ts'
import { startDatabase } from '../app/ground/db/embedded/server.ts'
import { openSearches } from '../app/ground/db/search.server.ts'
import { dataFolder } from './data-folder.ts'
import type { Settings } from './settings.ts'
import { say } from './steps.ts'

const longest = 15_000 // ms that any statement may take; searches have less

export type SiteDatabase = Awaited<ReturnType<typeof openSiteDatabase>>

/** The site's database: the one of DATABASE_URL, else the embedded one. Throws one sentence that says what to do. */
export async function openSiteDatabase({ dataDir, databaseUrl, databaseDirectUrl }: Settings) {
  const embedded = databaseUrl ? undefined : await startDatabase(join(dataFolder(dataDir), 'postgres'))
  const url = databaseUrl ?? embedded!.connectionString
  const directUrl = databaseDirectUrl ?? url
  const { db, pool, outage, close } = openDatabase({ url, statementTimeout: longest })
  const { search, close: closeSearches } = openSearches(directUrl, pool, outage)
  const stop = async () => {
    await Promise.all([close(), closeSearches()])
    await embedded?.stop()
  }
  try {
    await checkServer(pool)
    await warnOfLostLimit(pool)
  } catch (error) {
    await stop()
    throw error
  }
  return { db, pool, search, directUrl, answers: databaseProbe(url), embedded, stop }
}

/** A pooler may ignore it. */
async function warnOfLostLimit(pool: pg.Pool) {
  const { rows } = await pool.query<{ limit: string; role: string }>(
    `select current_setting('statement_timeout') as limit, current_user as role`,
  )
  const [{ limit, role } = { limit: '', role: '' }] = rows
  if (limit === '0')
    say(
      `The pooler of DATABASE_URL ignores the time limit of statements: alter role ${pg.escapeIdentifier(role)} set statement_timeout = '${longest / 1_000}s'`,
    )
}
