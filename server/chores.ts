import { sql } from 'drizzle-orm'
import { keepAreasCurrent } from '../app/areas/registry.server.ts'
import type { Database } from '../app/db/client.server.ts'
import { rebuildRollup } from '../app/directory/rollup.server.ts'
import type { Log } from './log.ts'
import type { Settings } from './settings.ts'

const interval = 60_000

/** Looks now and every minute after the figures that age without a write. Ends when `stop` has. */
export function startChores(database: Database, log: Log, { sampleData }: Pick<Settings, 'sampleData'>) {
  const chores: Record<string, () => Promise<void>> = {
    rollup: () => rebuildRollup(database, { samples: sampleData }),
    areas: () => keepAreasCurrent(database),
  }
  let current = run()
  const timer = setInterval(() => (current = current.then(run)), interval)

  async function run() {
    for (const [name, chore] of Object.entries(chores)) {
      try {
        if (await isOurs(database, name)) await chore()
      } catch (error) {
        log.error({ err: error, chore: name }, "a minute's chore failed")
      }
    }
  }

  return {
    async stop() {
      clearInterval(timer)
      await current
    },
  }
}

/** Of several processes, the first that asks in a minute gets the chore. */
async function isOurs(database: Database, name: string): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    insert into chore (name, taken_at) values (${name}, now())
    on conflict (name) do update set taken_at = now() where chore.taken_at < now() - interval '50 s'`)
  return rowCount === 1
}
