import { expect, test } from 'vitest'
import { formatNumber, formatRelative } from './format.ts'

test.each([
  ['en', '3 weeks ago', '3 months ago', '24,500 miles'],
  ['ko', '3주 전', '3개월 전', '24,500마일'],
  ['ja', '3週間前', '3か月前', '24,500マイル'],
  ['zh', '3 周前', '3 个月前', '24,500 英里'],
])('in %s a number stands beside what it counts as its writers set it', (language, weeks, months, miles) => {
  expect(formatRelative(-3, 'month', language, { numeric: 'always' })).toBe(months)
  expect(formatRelative(-3, 'week', language, { numeric: 'always' })).toBe(weeks)
  expect(formatNumber(24_500, language, { style: 'unit', unit: 'mile', unitDisplay: 'long' })).toBe(miles)
})
