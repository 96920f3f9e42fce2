import { sql } from 'drizzle-orm'
import type { Database } from '../db/client.server.ts'
import type { Counter, Tally } from './counter.ts'
import { openDayHashes } from './day-hashes.server.ts'
import { localDate } from '../i18n/local-time.ts'
import { type SearchCount, writeSearches } from './searches.server.ts'
import { openVisitors } from './visitors.server.ts'

type Count = Omit<Tally, 'times'> & { readonly day: string; readonly by: string | null; times: number }
export type Counts = ReturnType<typeof openCounts>

const pause = 1_000 // ms
/** While the database is unreachable; further events are not counted. */
const mostWaiting = 50_000

/**
 * Counts in memory, and writes what has come together once a second: a process that is killed loses no more than that.
 * @param options.report of what could not be written, and is tried again a second later
 */
export function openCounts(
  database: Database,
  {
    report = () => {},
    clock = () => new Date(),
  }: { report?: (error: unknown) => void; clock?: () => Date } = {},
) {
  const hashOf = openDayHashes(database)
  const writeVisitors = openVisitors(database)
  let waiting = new Map<string, Count>()
  let seen = new Set<string>()
  let searched: (SearchCount & { traits: string })[] = []
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  let closed = false

  function keep(count: Count) {
    const key = `${count.day}\n${count.by}\n${count.counter.name}\n${count.subject}`
    const same = waiting.get(key)
    if (same) same.times += count.times
    else if (waiting.size < mostWaiting) waiting.set(key, count)
  }

  function begin() {
    if (!closed) timer ??= setTimeout(() => void flush(), pause).unref()
  }

  /** Today's new visitors and searches become counts. */
  async function writePeople() {
    if (seen.size === 0 && searched.length === 0) return
    const [people, asked] = [seen, searched]
    seen = new Set()
    searched = []
    const day = localDate(clock())
    const keepAll = (tallies: readonly Tally[]) => {
      for (const tally of tallies) keep({ ...tally, day, by: null })
    }
    try {
      const hash = await hashOf(day)
      keepAll(await writeVisitors(day, hash, people))
      keepAll(await writeSearches(database, day, hash, asked))
    } catch (error) {
      for (const one of people) seen.add(one)
      searched.push(...asked)
      throw error
    }
  }

  async function write() {
    const taken: Count[] = []
    try {
      await writePeople()
      taken.push(...waiting.values())
      waiting = new Map()
      await writeCounts(database, taken)
    } catch (error) {
      for (const count of taken) keep(count)
      report(error)
      begin()
    }
  }

  /** Writes what waits. Never rejects. */
  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    return (writing = writing.then(write))
  }

  return {
    /** Counts once more today. @param by the account that did it, whose own things may not count */
    add(counter: Counter, subject: string, by: string | null = null) {
      keep({ counter, subject, day: localDate(clock()), by, times: 1 })
      begin()
    },
    /** Someone is here. @param traits what tells them from others today; neither stored nor kept */
    see(traits: string) {
      if (seen.size < mostWaiting) seen.add(traits)
      begin()
    },
    /** Someone looked for something. */
    search(traits: string, what: SearchCount) {
      if (searched.length < mostWaiting) searched.push({ ...what, traits })
      begin()
    },
    flush,
    /** Writes what is left and stops counting. */
    async close() {
      closed = true
      await flush()
    },
  }
}

/** One statement, in the order of the rows: two processes never wait for each other in a circle. */
async function writeCounts(database: Database, counts: readonly Count[]): Promise<void> {
  if (counts.length === 0) return
  const column = <T>(of: (count: Count) => T) => sql.param(counts.map(of))
  await database.execute(sql`
    insert into daily_count as known (what, subject, day, count)
    select what, subject, day, sum(times)
    from unnest(
      ${column(({ counter }) => counter.name)}::text[], ${column(({ subject }) => subject)}::text[],
      ${column(({ day }) => day)}::date[], ${column(({ by }) => by)}::uuid[],
      ${column(({ times }) => times)}::int[]
    ) one (what, subject, day, by, times)
    where ${conditionOf(counts)}
    group by what, subject, day order by what, subject, day
    on conflict (what, subject, day) do update set count = known.count + excluded.count`)
}

function conditionOf(counts: readonly Count[]) {
  const cases = [...new Set(counts.map(({ counter }) => counter))].flatMap(({ name, condition }) =>
    condition ? [sql`when ${name} then ${condition(sql`one.subject`, sql`one.by`)}`] : [],
  )
  return cases.length > 0 ? sql`case one.what ${sql.join(cases, sql` `)} else true end` : sql`true`
}
