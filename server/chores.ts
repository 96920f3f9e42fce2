import { keepAreasCurrent } from '../app/areas/registry.server.ts'
import type { Database } from '../app/db/client.server.ts'
import { rebuildRollup } from '../app/directory/rollup.server.ts'
import type { Log } from './log.ts'

const interval = 60_000

/** Looks now and every minute after the figures that age without a write. Ends when `stop` has. */
export function startChores(database: Database, log: Log) {
  let current = run()
  const timer = setInterval(() => (current = current.then(run)), interval)

  async function run() {
    try {
      await rebuildRollup(database)
      await keepAreasCurrent(database)
    } catch (error) {
      log.error({ err: error }, "the minute's chores failed")
    }
  }

  return {
    async stop() {
      clearInterval(timer)
      await current
    },
  }
}
