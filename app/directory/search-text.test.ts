import { expect, test } from 'vitest'
import { searchText, wordsOf } from './search-text.ts'
import { normalize } from '../ground/i18n/normalize.ts'

test('a text has the other spellings of the names in it', () => {
  expect(searchText(['Walk through Garapan', 'Mañagaha']).split('\n')).toEqual([
    'walk through garapan',
    'managaha',
    'ガラパン',
    '가라판',
    '加拉班',
    'マニャガハ',
    '마나가하',
  ])
  expect(searchText(['가라판의 밤']).split('\n')).toEqual(['가라판의 밤', 'garapan', 'ガラパン', '加拉班'])
})

test("a Latin name within another word doesn't count", () => {
  expect(searchText(['A rotary engine'])).toBe('a rotary engine')
})

test('curly quotes are straight ones', () => {
  expect(normalize('Guma’ “Hustisia”')).toBe(`guma' "hustisia"`)
})

test.for([
  ['"grotto"', ['grotto']],
  ['grotto,', ['grotto']],
  ['Mt. Tapochau', ['tapochau']],
  ["Guma' Hustisia", ['guma', 'hustisia']],
  ["bird-watching at Joeten's", ['bird-watching', "joeten's"]],
  ['the hotels near beaches', ['hotel', 'beach']],
  ['groceries', ['grocer']],
  ['bus cars', ['bus', 'cars']],
  ['to the', ['to', 'the']],
  ['& !', ['&']],
  ['?!', ['?!']],
  ['塞班酒店', ['塞班', '酒店']],
  ['サイパンのホテル', ['サイパン', 'ホテル']],
  ['사이판호텔', ['사이판', '호텔']],
] as const)('the words of %s', ([term, words]) => {
  expect(wordsOf(term)).toEqual(words)
})
