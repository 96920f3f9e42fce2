import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { pageOf } from '../../../ground/db/page-of.ts'
import { isUuid } from '../../../ground/db/uuid.ts'
import type { Outcome, ShownOutcome } from './outcomes.ts'

const outcome = sql`case
  when returned is not null then returned
  when held then 'suppressed'
  when state = 'failed' then 'refused'
  when state = 'queued' then case when attempts > 0 then 'deferred' else 'waiting' end
  else state end`

/** How many mails of the last hours came to what. Of outcomes without mails, nothing. */
export async function countMails(
  database: Database,
  hours: number,
): Promise<Partial<Record<Outcome, number>>> {
  const { rows } = await database.execute<{ outcome: Outcome; count: number }>(sql`
    select ${outcome} as outcome, count(*)::int as count from mail
    where created_at > now() - make_interval(hours => ${hours}) group by 1`)
  return Object.fromEntries(rows.map((one) => [one.outcome, one.count]))
}

/** For how many seconds the oldest mail waits that is not sent; null: none waits. After two days each is given up. */
export async function oldestWait(database: Database): Promise<number | null> {
  const { rows } = await database.execute<{ seconds: number | null }>(sql`
    select extract(epoch from now() - min(created_at))::float8 as seconds from mail
    where state = 'queued' and created_at > now() - interval '7 days'`)
  return rows[0]!.seconds
}

/** `words`: those of the mail server; `at`: when it said them. */
export type UndeliveredMail = {
  readonly id: string
  readonly address: string
  readonly words: string
  readonly attempts: number
  readonly at: Date
}

const perPage = 50

/**
 * Mails with an outcome, the latest first.
 * @param after the id of the last one on the page before; null, or of one that is gone: this is the first page
 */
export async function findUndelivered(database: Database, wanted: ShownOutcome, after: string | null) {
  const isAfter =
    after !== null && isUuid(after)
      ? sql`and (created_at, id) < (
          coalesce((select created_at from mail where id = ${after}), 'infinity'), ${after}::uuid)`
      : sql``
  const { rows } = await database.execute<Omit<UndeliveredMail, 'at'> & { ms: number }>(sql`
    select id, address, coalesce(problem, '') as words, attempts,
      (extract(epoch from coalesce(returned_at, tried_at, created_at)) * 1000)::float8 as ms
    from mail where ${outcome} = ${wanted} ${isAfter}
    order by created_at desc, id desc limit ${perPage + 1}`)
  const { page, end } = pageOf(rows, perPage)
  const mails = page.map(({ ms, ...mail }): UndeliveredMail => ({ ...mail, at: new Date(ms) }))
  return { mails, next: end !== null }
}
