import { expect, test } from 'vitest'
import { pageOf } from './page-of.ts'

test('a page ends with its last row if more follow, and with none where it is the last', () => {
  expect(pageOf([1, 2, 3], 2)).toEqual({ page: [1, 2], end: 2 })
  expect(pageOf([1, 2], 2)).toEqual({ page: [1, 2], end: null })
  expect(pageOf([], 2)).toEqual({ page: [], end: null })
})
