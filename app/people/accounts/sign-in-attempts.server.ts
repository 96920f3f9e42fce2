import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { mostBehind } from '../../ground/db/rate-limit.server.ts'

/** How many failures are free, and how many seconds the first wait lasts. */
type Patience = { free: number; wait: number }
const usual: Patience = { free: 10, wait: 1 }
const longest = 15 * 60 // s
const memory = 24 * 60 * 60 // s without a failure, after which all is forgotten

/**
 * Counts a password attempt as failed until `forgetAttempts` is called, so that simultaneous attempts can't outrun the
 * count. After the free ones the wait doubles up to a quarter of an hour.
 * @param key an account, known or not, or a device
 * @returns seconds to wait; 0: the attempt may proceed
 */
export async function takeAttempt(
  database: Database,
  key: string,
  { free, wait }: Patience = usual,
): Promise<number> {
  const { rows } = await database.execute<{ wait: number }>(sql`
    with taken as (
      insert into sign_in_attempt as tried (key, failures, failed_at, blocked_until)
      values (${key}, 1, now(), '-infinity')
      on conflict (key) do update set
        failures = case when ${isForgotten} then 1 else tried.failures + 1 end,
        failed_at = now(),
        blocked_until = case when ${isForgotten} or tried.failures + 1 < ${free} then '-infinity'
          else now() + make_interval(secs => least(${longest}, ${wait} * 2 ^ least(tried.failures + 1 - ${free}, 20)))
          end
      where tried.blocked_until <= now()
        or tried.blocked_until > now() + make_interval(secs => ${longest + mostBehind})
      returning 0 as wait)
    select wait from taken
    union all
    -- a simultaneous attempt's change is not visible here, but this attempt is refused all the same
    select greatest(1, ceil(extract(epoch from blocked_until - now())))::int from sign_in_attempt
    where key = ${key} and not exists (select from taken)`)
  return rows[0]?.wait ?? 1
}

const isForgotten = sql`tried.failed_at < now() - make_interval(secs => ${memory})`

/** Call after the correct password or a mailed link was used. */
export async function forgetAttempts(database: Database, key: string): Promise<void> {
  await database.execute(sql`delete from sign_in_attempt where key = ${key}`)
}

export async function forgetOldAttempts(database: Database): Promise<void> {
  await database.execute(sql`
    delete from sign_in_attempt where failed_at < now() - make_interval(secs => ${memory})`)
}
