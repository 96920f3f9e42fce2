import type { Database } from '../app/ground/db/client.server.ts'

/** A database on which `other` is done just before each transaction: a press that another one overtakes. */
export const overtaken = (database: Database, other: () => Promise<unknown>): Database =>
  Object.create(database, {
    transaction: {
      async value(...given: Parameters<Database['transaction']>) {
        await other()
        return database.transaction(...given)
      },
    },
  })
