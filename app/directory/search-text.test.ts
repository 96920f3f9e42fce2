import { expect, test } from 'vitest'
import { searchText } from './search-text.ts'

test('a text has the other spellings of the names in it', () => {
  expect(searchText(['Walk through Garapan', 'Mañagaha']).split('\n')).toEqual([
    ...['walk through garapan', 'managaha'],
    ...['ガラパン', '가라판', '加拉班', 'マニャガハ', '마나가하'],
  ])
  expect(searchText(['가라판의 밤']).split('\n')).toEqual(['가라판의 밤', 'garapan', 'ガラパン', '加拉班'])
})

test('a Latin name within another word is none', () => {
  expect(searchText(['A rotary engine'])).toBe('a rotary engine')
})
