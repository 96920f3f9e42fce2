import { sql } from 'drizzle-orm'
import type { Database } from '../db/client.server.ts'
import type { Counter, Tally } from './counter.ts'
import type { Hash } from './day-hashes.server.ts'

/** Different visitors of a day; its one subject is ''. */
export const visitors: Counter = { name: 'visitor' }

/** Tells who comes for the first time today from those who were here. */
export function openVisitors(database: Database) {
  let today = { day: '', known: new Set<string>() }
  return async (day: string, hash: Hash, traits: ReadonlySet<string>): Promise<Tally[]> => {
    if (today.day !== day) today = { day, known: new Set() }
    const { known } = today
    const others = [...traits].map(hash).filter((one) => !known.has(one))
    if (others.length === 0) return []
    const { rowCount } = await database.execute(sql`
      insert into daily_visitor (day, hash)
      select ${day}, hash from unnest(${sql.param(others)}::bigint[]) hash order by hash
      on conflict do nothing`)
    for (const one of others) known.add(one)
    return [{ counter: visitors, subject: '', times: rowCount ?? 0 }]
  }
}
