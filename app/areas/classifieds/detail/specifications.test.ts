import { expect, test } from 'vitest'
import { specificationsIn } from './specifications.ts'

test('a line is a label and a value, whichever colon parts them; without one it is all value', () => {
  const lines = ['Width: 6 ft', '材质：藤', 'Opens: 9:00', 'As good as new']
  expect(specificationsIn(lines, null).map(({ label, value }) => [label, value])).toEqual([
    ['Width', '6 ft'],
    ['材质', '藤'],
    ['Opens', '9:00'],
    ['', 'As good as new'],
  ])
})
