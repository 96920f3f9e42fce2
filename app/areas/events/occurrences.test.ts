import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/test-database.ts'
import { eventConditions } from './conditions.server.ts'
import { findOccurrences, refreshNextStarts, saveOccurrences } from './occurrences.server.ts'
import type { Period } from './periods.ts'

const { db: database } = await testDatabase()
let event: number

beforeEach(async () => {
  await database.execute(sql`delete from listing`)
  const { rows } = await database.execute<{ id: string }>(
    sql`insert into listing (kind, ref, title, island) values ('event', '1', 'Street market', 'saipan') returning id`,
  )
  event = Number(rows[0]!.id)
})

const hour = 3_600_000
const inHours = (from: number, until = from + 2) => ({
  startsAt: new Date(Date.now() + from * hour),
  endsAt: new Date(Date.now() + until * hour),
})

async function listed() {
  const { rows } = await database.execute<{ next_start: string | null; last_end: string | null }>(
    sql`select next_start, last_end from listing where id = ${event}`,
  )
  const { next_start, last_end } = rows[0]!
  return { next: next_start && new Date(next_start), last: last_end && new Date(last_end) }
}

const found = async (period: Period, now: Date) =>
  (
    await database.execute(
      sql`select id from listing where ${eventConditions.period({ period }, { now, demo: false, viewer: null })}`,
    )
  ).rowCount === 1

test('an event that takes place each week says so, and one that pauses for a week does not', async () => {
  const isWeekly = async (...weeks: number[]) => {
    const times = weeks.map((week) => inHours(24 + week * 168))
    await saveOccurrences(database, event, times)
    const { rows } = await database.execute<{ weekly: boolean }>(sql`select weekly from listing`)
    return rows[0]!.weekly
  }
  expect(await isWeekly(0, 1, 2)).toBe(true)
  expect(await isWeekly(0, 1, 3)).toBe(false)
  expect(await isWeekly(0)).toBe(false)
})

test('a listing carries the time that is on or comes next, and the last end', async () => {
  const [past, on, later] = [inHours(-5), inHours(-1), inHours(24)]
  await saveOccurrences(database, event, [later, on, past])
  expect(await findOccurrences(database, event)).toEqual(
    [past, on, later].map((one) => ({ ...one, cancelled: false })),
  )
  expect(await listed()).toEqual({ next: on.startsAt, last: later.endsAt })
})

test('a cancelled time counts for nothing', async () => {
  const kept = inHours(48)
  await saveOccurrences(database, event, [
    { ...inHours(24), cancelled: true },
    kept,
    { ...inHours(72), cancelled: true },
  ])
  expect(await listed()).toEqual({ next: kept.startsAt, last: kept.endsAt })
  expect(await found('thisWeek', new Date(Date.now() + 70 * hour))).toBe(false)
})

test('saving again replaces all times', async () => {
  await saveOccurrences(database, event, [inHours(24)])
  await saveOccurrences(database, event, [])
  expect(await findOccurrences(database, event)).toEqual([])
  expect(await listed()).toEqual({ next: null, last: null })
})

test('an edit moves a time that is booked, and cancels it where it is gone', async () => {
  const [first, second] = [inHours(24), inHours(96)]
  await saveOccurrences(database, event, [first, second])
  await database.execute(
    sql`insert into bookable (listing_id, kind, capacity, settings) values (${event}, 'seat', 5, '{}')`,
  )
  await saveOccurrences(database, event, [first, second])
  await database.execute(sql`
    insert into booking (number, listing_id, listing_kind, listing_ref, listing_title, kind, name, persons, starts_at, ends_at, state, rule,
      form_key, place_id)
    select 'B' || id, ${event}, 'event', '1', '', 'seat', 'Ana', 1, starts_at, ends_at, 'confirmed', 'moderate', gen_random_uuid(), id
    from booking_place`)
  const ids = async () =>
    (
      await database.execute<{ id: string }>(
        sql`select id from occurrence where listing_id = ${event} order by id`,
      )
    ).rows
  const booked = async () =>
    (
      await database.execute<{ starts_at: string; state: string }>(
        sql`select starts_at, state from booking where listing_id = ${event} order by id`,
      )
    ).rows.map(({ starts_at, state }) => [new Date(starts_at), state])
  const before = await ids()
  const moved = inHours(25)
  await saveOccurrences(database, event, [moved, second])
  expect(await ids()).toEqual(before)
  expect(await booked()).toEqual([
    [moved.startsAt, 'confirmed'],
    [second.startsAt, 'confirmed'],
  ])
  await saveOccurrences(database, event, [moved])
  expect(await ids()).toEqual(before)
  expect(await booked()).toEqual([
    [moved.startsAt, 'confirmed'],
    [second.startsAt, 'cancelled-by-owner'],
  ])
})

test('when a time has ended, the next one replaces it, once', async () => {
  const next = inHours(24)
  await saveOccurrences(database, event, [inHours(1), next])
  await database.execute(sql`update occurrence set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'
    where starts_at < ${next.startsAt}`)
  await database.execute(sql`update listing set next_start = now() - interval '2 hours'`)
  const changed = await Promise.all([refreshNextStarts(database), refreshNextStarts(database)])
  expect(changed.toSorted()).toEqual([0, 1])
  expect((await listed()).next).toEqual(next.startsAt)
})

test('the last time over leaves none; one that is still on stays', async () => {
  const on = inHours(-1)
  await saveOccurrences(database, event, [on])
  expect(await refreshNextStarts(database)).toBe(0)
  await database.execute(sql`update occurrence set ends_at = now() - interval '1 minute'`)
  expect(await refreshNextStarts(database)).toBe(1)
  expect((await listed()).next).toBeNull()
})

test('a period finds what overlaps it, up to its very edge', async () => {
  // On the islands from 23:00 on 30 November to 01:00 on 1 December.
  await saveOccurrences(database, event, [
    { startsAt: new Date('2026-11-30T13:00Z'), endsAt: new Date('2026-11-30T15:00Z') },
  ])
  expect(await found('thisMonth', new Date('2026-11-10T00:00Z'))).toBe(true)
  expect(await found('thisMonth', new Date('2026-12-10T00:00Z'))).toBe(true)
  expect(await found('nextMonth', new Date('2026-11-10T00:00Z'))).toBe(true)
  expect(await found('thisWeek', new Date('2026-11-23T13:00Z'))).toBe(false)
  expect(await found('thisWeek', new Date('2026-11-23T13:01Z'))).toBe(true)
  expect(await found('thisWeek', new Date('2026-11-30T15:00Z'))).toBe(false)
})
