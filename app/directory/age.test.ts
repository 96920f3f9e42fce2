import { expect, test } from 'vitest'
import { formatAge } from './age.tsx'

const now = new Date('2026-03-15T09:00+10:00')

test.each([
  ['2026-03-15T00:10+10:00', 'today'],
  ['2026-03-14T23:50+10:00', 'yesterday'],
  ['2026-03-09T08:00+10:00', '6 days ago'],
  ['2026-03-08T08:00+10:00', '1 week ago'],
  ['2026-02-20T08:00+10:00', '3 weeks ago'],
  ['2026-02-01T08:00+10:00', '1 month ago'],
  ['2024-01-01T08:00+10:00', '2 years ago'],
  ['2026-03-16T08:00+10:00', 'today'],
])('what was listed at %s is from %s', (moment, age) => {
  expect(formatAge(new Date(moment), 'en', now)).toBe(age)
})

test('the age is in the language of the page', () => {
  const ages = ['ko', 'ja', 'zh'].map((language) =>
    formatAge(new Date('2026-03-14T08:00+10:00'), language, now),
  )
  expect(ages).toEqual(['어제', '昨日', '昨天'])
})
