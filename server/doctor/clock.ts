import type { Database } from '../../app/ground/db/client.server.ts'
import { sql } from 'drizzle-orm'
import { type Finding, ok, problem, remark } from './finding.ts'

const what = 'Clock'
const noticed = 5 // seconds, to which HTTP tells the time
const wrong = 30 // seconds: from then on codes of authenticator apps are refused
const patience = 5_000 // ms

type Clock = { name: string; offset: number }

/**
 * How far this machine's clock is from others'.
 * @param others of servers whose answers have a date
 * @param database of another machine
 */
export async function tryClock(others: readonly string[], database?: Database): Promise<Finding[]> {
  const asked = [...(database ? [ofDatabase(database)] : []), ...others.map(ofServer)]
  const clocks = (await Promise.all(asked.map((clock) => clock.catch(() => undefined)))).filter(
    (clock) => clock !== undefined,
  )
  const advice = 'Let it be set by NTP: timedatectl set-ntp true, then timedatectl says whether it is.'
  if (clocks.length === 0) return [remark(what, 'no other clock can be asked', advice)]
  return clocks.map(({ name, offset }) => {
    const seconds = Math.round(Math.abs(offset))
    const found = `${seconds} s ${offset < 0 ? 'behind' : 'ahead of'} ${name}`
    if (seconds >= wrong) return problem(what, found, advice)
    return seconds >= noticed ? remark(what, found, advice) : ok(what, found)
  })
}

async function ofDatabase(database: Database): Promise<Clock> {
  const sent = Date.now()
  const { rows } = await database.execute<{ ms: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  )
  return { name: 'the database', offset: between(sent, rows[0]!.ms) }
}

async function ofServer(address: string): Promise<Clock> {
  const sent = Date.now()
  const signal = AbortSignal.timeout(patience)
  const { headers } = await fetch(address, { method: 'HEAD', redirect: 'manual', signal })
  const told = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(told)) throw new Error('It tells no time.')
  return { name: new URL(address).hostname, offset: between(sent, told + 500) } // it leaves out the fraction
}

/** Seconds by which this clock is ahead of one that told `other` between `sent` and now. */
const between = (sent: number, other: number) => ((sent + Date.now()) / 2 - other) / 1_000
