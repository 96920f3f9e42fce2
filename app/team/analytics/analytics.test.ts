import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/test-database.ts'
import { emptyTerms, terms } from '../../ground/counting/searches.server.ts'
import { csvOf } from '../../ground/files/csv.ts'
import { type Span, spansOf, totalOf } from './days.ts'
import { findDays, findMost, findPages } from './find-analytics.server.ts'
import { analyticsPath, analyticsQuery, fileAddress, pageAddress } from './period.ts'

const { db, pool } = await testDatabase()
const now = new Date('2026-11-22T15:00:00Z') // the 23rd on the islands

await pool.query(`insert into daily_count values
  ('page view', '/', '2026-11-23', 3), ('page view', '/vehicles', '2026-11-23', 4), ('page view', '/', '2026-11-17', 5),
  ('page view', '/', '2026-11-16', 9), ('visitor', '', '2026-11-23', 2), ('search', '', '2026-11-23', 6),
  ('search without result', '', '2026-11-23', 1), ('contact', 'vehicle', '2026-11-22', 1),
  ('contact', 'hotel', '2026-11-22', 1), ('term', 'diving', '2026-11-23', 3), ('term', 'diving', '2026-11-20', 4),
  ('term', '=1+1', '2026-11-23', 5), ('paint', '/ 500', '2026-11-23', 18), ('paint', '/ 1500', '2026-11-22', 2),
  ('paint', '/vehicles Infinity', '2026-11-22', 1)`)
await pool.query(`insert into users (full_name, created_at, sample) values
  ('A', '2026-11-22T14:00:00Z', false), ('B', '2026-11-22T13:59:59Z', false), ('Sample', '2026-11-22T15:00:00Z', true)`)

test('the days of a period are those of the islands, today the last', async () => {
  const days = await findDays(db, 7, now)
  expect(days.map(({ first }) => first)).toEqual([17, 18, 19, 20, 21, 22, 23].map((day) => `2026-11-${day}`))
  expect(days[0]).toMatchObject({ views: 5, visitors: 0 })
  expect(days.at(-2)).toMatchObject({ contacts: 2, signUps: 1 })
  expect(days.at(-1)).toEqual({
    first: '2026-11-23',
    days: 1,
    views: 7,
    visitors: 2,
    contacts: 0,
    searches: 7,
    emptySearches: 1,
    signUps: 1,
  })
})

test('pages and terms are sorted by their count', async () => {
  expect(await findPages(db, 7, now, 20)).toEqual([
    { name: '/', count: 8, slowest: 1_500 },
    { name: '/vehicles', count: 4, slowest: null },
  ])
  expect(await findMost(db, terms, 7, now, 20)).toEqual([
    { name: 'diving', count: 7 },
    { name: '=1+1', count: 5 },
  ])
  expect(await findMost(db, emptyTerms, 7, now, 20)).toEqual([])
})

test('a year is shown in weeks, of which the last ends today', () => {
  const days: Span[] = Array.from({ length: 365 }, (_, at) => ({
    first: `day ${at}`,
    days: 1,
    views: 1,
    visitors: at,
    searches: 0,
    emptySearches: 0,
    contacts: 0,
    signUps: 0,
  }))
  const weeks = spansOf(days)
  expect(weeks).toHaveLength(53)
  expect(weeks.map((week) => week.days)).toEqual([1, ...Array.from({ length: 52 }, () => 7)])
  expect(weeks.at(-1)!.first).toBe('day 358')
  for (const figure of ['views', 'visitors'] as const)
    expect(totalOf(weeks, figure)).toBe(totalOf(days, figure))
  expect(spansOf(days.slice(0, 90))).toHaveLength(90)
  expect(spansOf(days.slice(0, 364))).toHaveLength(52)
})

test('an unknown period falls back to the default', () => {
  const periodOf = (query: string) =>
    analyticsQuery.parse(new URL(`http://localhost${analyticsPath}${query}`)).days
  expect(['', '?days=365', '?days=8', '?days=x'].map(periodOf)).toEqual([30, 365, 30, 30])
  expect([pageAddress(30), pageAddress(365), fileAddress(7, 'pages')]).toEqual([
    '/admin/analytics',
    '/admin/analytics?days=365',
    '/admin/analytics/export?days=7&table=pages',
  ])
})

test('a spreadsheet takes no cell of a file for a formula', () => {
  const rows = [['=1+1', '+1', '-1', '@x', '\tx', 'a "b", c', -1], [], ['다이빙']]
  expect(csvOf(rows)).toBe(`\uFEFF'=1+1,'+1,'-1,'@x,'\tx,"a ""b"", c",-1\r\n\r\n다이빙\r\n`)
})
