import { expect, test } from 'vitest'
import { questionIn } from './publication.ts'

const titleOf = (message: string) => questionIn({ message, name: null }).title

test('a question begins as the first sentence of a letter, or as its first line', () => {
  expect(titleOf('Where is it? I looked.')).toBe('Where is it?')
  expect(titleOf('버스가 있나요? 공항까지요.')).toBe('버스가 있나요?')
  expect(titleOf('バスはありますか？空港まで。')).toBe('バスはありますか？')
  expect(titleOf('It costs 4.50 now. Why?')).toBe('It costs 4.50 now.')
  expect(titleOf('A bus to the airport\nat night')).toBe('A bus to the airport')
  expect(titleOf('x'.repeat(200))).toHaveLength(120)
})

test('the asker is shown by first name', () => {
  expect(questionIn({ message: 'Why?', name: ' Ana Reyes' }).name).toBe('Ana')
  expect(questionIn({ message: 'Why?', name: null }).name).toBe('')
})
