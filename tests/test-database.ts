import { afterAll, inject } from 'vitest'
import { openDatabase } from '../app/ground/db/client.server.ts'
import { databaseProbe } from '../app/ground/db/silence.server.ts'
import { openSearches } from '../app/ground/db/search.server.ts'
import { cloneDatabase } from '../app/ground/db/testing.ts'

/** A migrated, empty database of the calling test file's own; closed when the file is done. */
export async function testDatabase() {
  const url = await cloneDatabase(inject('databaseServer'), `worker_${process.env.VITEST_POOL_ID}`)
  const { db, pool, delay, close } = openDatabase({ url })
  const { search, close: closeSearches } = openSearches({ url, others: pool })
  afterAll(async () => {
    await Promise.all([close(), closeSearches()])
  })
  return { url, db, pool, search, delay, answers: databaseProbe(url) }
}
