import type { TestProject } from 'vitest/node'
import { derivedIndexes } from '../app/registry/areas.server.ts'
import { openDatabase } from '../app/ground/db/client.server.ts'
import { migrate } from '../app/ground/db/migrate.server.ts'
import { startTestServer } from '../app/ground/db/testing.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string
  }
}

/** One database server for the whole run of a project; `testDatabase` clones its migrated template. */
export default async function setup(project: TestProject) {
  const { server, stop } = await startTestServer(async (url) => {
    const { pool, close } = openDatabase({ url })
    await migrate(pool, derivedIndexes())
    await close()
  })
  project.provide('databaseServer', server)
  return stop
}
