import { sql } from 'drizzle-orm'
import type { Database } from './client.server.ts'

/**
 * Seconds by which a transaction may have begun before one that it waited for. What ends later than they explain is from
 * before the clock was set back.
 */
export const mostBehind = 60

/**
 * Counts one more use of `key` and tells whether it is within `most` for the current window of so many seconds, which
 * begins with its first use. All processes count together.
 */
export async function isWithinRate(
  database: Database,
  key: string,
  { most, seconds }: { most: number; seconds: number },
): Promise<boolean> {
  return (await countUses(database, key, { uses: 1, seconds })).count <= most
}

/** Counts several uses at once. Tells how many the current window has with them, and how many seconds it has left. */
export async function countUses(
  database: Database,
  key: string,
  { uses, seconds }: { uses: number; seconds: number },
): Promise<{ count: number; secondsLeft: number }> {
  const latest = sql`now() + make_interval(secs => ${seconds + mostBehind})`
  const hasEnded = sql`(used.ends_at <= now() or used.ends_at > ${latest})`
  const { rows } = await database.execute<{ count: number; seconds_left: number }>(sql`
    insert into rate_limit as used (key, count, ends_at)
    values (${key}, ${uses}, now() + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      count = case when ${hasEnded} then excluded.count else used.count + excluded.count end,
      ends_at = case when ${hasEnded} then excluded.ends_at else used.ends_at end
    returning count, extract(epoch from ends_at - now())::float as seconds_left`)
  const { count, seconds_left: secondsLeft } = rows[0]!
  // Expired windows are deleted whenever a new one begins, so that visitors are forgotten. Those that another transaction
  // is beginning again are left to it: it may be waiting for ours.
  if (count === uses)
    await database.execute(sql`
      delete from rate_limit where key in
        (select key from rate_limit where ends_at <= now() for update skip locked)`)
  return { count, secondsLeft }
}

/** The network of an address for rate limits: a household's 2^64 IPv6 addresses count as one. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.split('::')
  const groups = (part: string) => (part ? part.split(':') : [])
  const zeros = Array.from({ length: 8 - groups(head).length - groups(tail).length }, () => '0')
  return [...groups(head), ...zeros, ...groups(tail)].slice(0, 4).join(':')
}
