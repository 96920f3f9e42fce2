import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../../tests/test-database.ts'
import { clockOf, instantOf, localDate } from '../../../ground/i18n/local-time.ts'
import { findOccurrences, saveOccurrences } from '../occurrences.server.ts'
import { eventPart } from './area-part.server.ts'

const { db: database } = await testDatabase()
const market = { date: ['2030-01-03'], start: ['17:00'], end: ['21:00'], every: ['week'] }

async function newEvent(ref: string): Promise<number> {
  const { rows } = await database.execute<{ id: string }>(
    sql`insert into listing (kind, ref, title, island) values ('event', ${ref}, 'Market', 'saipan') returning id`,
  )
  return Number(rows[0]!.id)
}

/** The market on four Thursdays. */
async function newMarket(ref: string): Promise<number> {
  const id = await newEvent(ref)
  const read = eventPart.read({ ...market, until: ['2030-01-24'] }, null)
  await eventPart.save(database, id, 'part' in read && read.part)
  return id
}

/** Opens an event's form, types something else and sends it. */
async function edit(id: number, typed: Record<string, string[]>) {
  const was = await eventPart.find(database, id)
  const form = { ...eventPart.write(was), ...typed }
  const read = eventPart.read(form, was)
  await eventPart.save(database, id, 'part' in read && read.part)
  return form
}

const timesOf = async (id: number) =>
  (await findOccurrences(database, id)).map(({ startsAt, endsAt, cancelled }) =>
    cancelled ? 'canceled' : `${localDate(startsAt)} ${clockOf(startsAt)}-${clockOf(endsAt)}`,
  )

test('a weekly event that was called off once keeps its other dates when its hours change', async () => {
  const id = await newMarket('1')
  await database.execute(
    sql`update occurrence set cancelled = true where listing_id = ${id} and starts_at = ${instantOf('2030-01-10', '17:00')}`,
  )
  expect(await edit(id, { end: ['22:00'] })).toMatchObject({
    date: ['2030-01-03'],
    every: ['dates'],
    until: ['2030-01-24'],
  })
  expect(await timesOf(id)).toEqual([
    '2030-01-03 17:00-22:00',
    'canceled',
    '2030-01-17 17:00-22:00',
    '2030-01-24 17:00-22:00',
  ])
  expect(await edit(id, { every: ['week'] })).toMatchObject({ end: ['22:00'] })
  expect(await timesOf(id)).toHaveLength(4)
  expect(await eventPart.find(database, id)).toMatchObject({ every: 'week' })
})

test('a date that was moved keeps its day and its own hours when the others change theirs', async () => {
  const id = await newMarket('2')
  const [from, to] = [instantOf('2030-01-03', '17:00'), instantOf('2030-01-04', '10:00')]
  await database.execute(
    sql`update occurrence set starts_at = ${to}, ends_at = ${to}::timestamptz + interval '4 hours'
      where listing_id = ${id} and starts_at = ${from}`,
  )
  expect(await edit(id, { start: ['18:00'] })).toMatchObject({ date: ['2030-01-04'], end: ['21:00'] })
  expect(await timesOf(id)).toEqual([
    '2030-01-04 10:00-14:00',
    '2030-01-10 18:00-21:00',
    '2030-01-17 18:00-21:00',
    '2030-01-24 18:00-21:00',
  ])
})

test('hours that change without a rule leave those of the dates that are over', async () => {
  const id = await newEvent('3')
  const on = (date: string) => ({ startsAt: instantOf(date, '09:00'), endsAt: instantOf(date, '12:00') })
  await saveOccurrences(database, id, ['2020-02-01', '2020-02-03', '2030-02-01', '2030-02-03'].map(on))
  await edit(id, { end: ['13:00'] })
  expect(await timesOf(id)).toEqual([
    '2020-02-01 09:00-12:00',
    '2020-02-03 09:00-12:00',
    '2030-02-01 09:00-13:00',
    '2030-02-03 09:00-13:00',
  ])
  expect(await eventPart.find(database, id)).toMatchObject({ end: '13:00', every: 'dates' })
})

test('dates that follow no rule are not moved by another first or last date: it is refused', async () => {
  const id = await newMarket('5')
  await database.execute(
    sql`update occurrence set cancelled = true where listing_id = ${id} and starts_at = ${instantOf('2030-01-10', '17:00')}`,
  )
  const was = await eventPart.find(database, id)
  const moved = { ...eventPart.write(was), date: ['2030-02-07'] }
  const longer = { ...eventPart.write(was), until: ['2030-02-28'] }
  for (const typed of [moved, longer])
    expect(eventPart.read(typed, was)).toEqual({ problems: { every: 'invalid' } })
  expect(eventPart.read({ ...longer, until: [''] }, was)).toEqual({ part: was })
  expect(eventPart.read({ ...moved, every: ['once'] }, was)).toHaveProperty('part.date', '2030-02-07')
})

test('an event that takes place once keeps no last date', () => {
  const once = { ...market, every: ['once'], until: ['2030-01-24'] }
  expect(eventPart.read(once, null)).toHaveProperty('part.until', '')
})

test('a new event on the dates it has is refused: it has none yet', () => {
  expect(eventPart.read({ ...market, every: ['dates'] }, null)).toEqual({ problems: { every: 'invalid' } })
})

test('an event that repeats for too long is refused at once', () => {
  const begun = performance.now()
  const long = eventPart.read({ ...market, every: ['day'], until: ['2099-12-31'] }, null)
  expect(long).toEqual({ problems: { until: 'invalid' } })
  expect(performance.now() - begun).toBeLessThan(20_000)
  expect(eventPart.read({ ...market, until: ['2030-12-31'] }, null)).toHaveProperty('part')
})

test('an event that ends before it starts is refused at its end, unless it is said to end the next day', () => {
  const party = { ...market, start: ['21:00'], end: ['02:00'], every: ['once'] }
  expect(eventPart.read(party, null)).toEqual({ problems: { end: 'invalid' } })
  expect(eventPart.read({ ...party, end: ['21:00'] }, null)).toEqual({ problems: { end: 'invalid' } })
  expect(eventPart.read({ ...party, overnight: ['on'] }, null)).toHaveProperty('part.overnight', 'on')
})

test('dates that nothing can be done with are refused', () => {
  expect(eventPart.read({ ...market, until: ['9999-12-31'] }, null)).toEqual({
    problems: { until: 'invalid' },
  })
  expect(eventPart.read({ ...market, date: ['9999-12-31'], every: ['once'] }, null)).toEqual({
    problems: { date: 'invalid' },
  })
})
