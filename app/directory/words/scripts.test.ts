import { expect, test } from 'vitest'
import { spacedWords } from './scripts.ts'

test('joined words are words apart and as one', () => {
  expect(spacedWords('A Ford F-150, o’clock')).toBe('a ford f 150 o clock f150 oclock')
})

test('a word of a million letters takes no longer than its length says', () => {
  const start = performance.now()
  expect(spacedWords('a'.repeat(1_000_000))).toHaveLength(1_000_000)
  expect(performance.now() - start).toBeLessThan(10_000)
})
