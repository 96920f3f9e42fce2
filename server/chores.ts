import { sql } from 'drizzle-orm'
import { areas } from '../app/areas/registry.ts'
import { keepAreasCurrent } from '../app/areas/registry.server.ts'
import type { Database } from '../app/db/client.server.ts'
import { rebuildKnownWords } from '../app/directory/known-words.server.ts'
import { rebuildRollup } from '../app/directory/rollup.server.ts'
import type { Log } from './log.ts'
import type { Settings } from './settings.ts'

const interval = 60_000

type Chore = { run: () => Promise<void>; everySeconds: number }

/** Looks now and every minute after what ages without a write. Ends when `stop` has. */
export function startChores(database: Database, log: Log, { sampleData }: Pick<Settings, 'sampleData'>) {
  const shown = { samples: sampleData }
  const chores: Record<string, Chore> = {
    rollup: { run: () => rebuildRollup(database, shown), everySeconds: 60 },
    areas: { run: () => keepAreasCurrent(database), everySeconds: 60 },
    words: { run: () => rebuildKnownWords(database, areas, shown), everySeconds: 3600 },
  }
  let current = run()
  const timer = setInterval(() => (current = current.then(run)), interval)

  async function run() {
    for (const [name, chore] of Object.entries(chores)) {
      try {
        if (await isOurs(database, name, chore.everySeconds)) await chore.run()
      } catch (error) {
        log.error({ err: error, chore: name }, 'a chore failed')
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

/** Of several processes, the first that asks when a chore is due gets it; a timer may be early by some seconds. */
async function isOurs(database: Database, name: string, everySeconds: number): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    insert into chore (name, taken_at) values (${name}, now())
    on conflict (name) do update set taken_at = now() where chore.taken_at < now() - make_interval(secs => ${everySeconds - 10})`)
  return rowCount === 1
}
