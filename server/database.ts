import { join } from 'node:path'
import { checkServer, openDatabase } from '../app/ground/db/client.server.ts'
import { databaseProbe } from '../app/ground/db/silence.server.ts'
import { startDatabase } from '../app/ground/db/embedded/server.ts'
import { openSearches } from '../app/ground/db/search.server.ts'
import { dataFolder } from './data-folder.ts'
import type { Settings } from './settings.ts'

const longest = 15_000 // ms that any statement may take; searches have less

export type SiteDatabase = Awaited<ReturnType<typeof openSiteDatabase>>

/** The site's database: the one of DATABASE_URL, else the embedded one. Throws one sentence that says what to do. */
export async function openSiteDatabase({ dataDir, databaseUrl, databaseDirectUrl }: Settings) {
  const embedded = databaseUrl ? undefined : await startDatabase(join(dataFolder(dataDir), 'postgres'))
  const url = databaseUrl ?? embedded!.connectionString
  const directUrl = databaseDirectUrl ?? url
  const isPooled = directUrl !== url
  const { db, pool, outage, delay, close } = openDatabase({ url, statementTimeout: longest, isPooled })
  const {
    search,
    delay: searchDelay,
    close: closeSearches,
  } = openSearches({ url, others: pool, isPooled, outage })
  const stop = async () => {
    await Promise.all([close(), closeSearches()])
    await embedded?.stop()
  }
  try {
    await checkServer(pool)
  } catch (error) {
    await stop()
    throw error
  }
  /** ms for which the query has waited for a connection that waits longest. */
  const longestWait = () => Math.max(delay(), searchDelay())
  return {
    db,
    pool,
    search,
    delay: longestWait,
    directUrl,
    isPooled,
    answers: databaseProbe(url),
    embedded,
    stop,
  }
}
