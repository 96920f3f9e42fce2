import { expect, test } from 'vitest'
import { initialsOf } from './avatar.tsx'

test.each([
  ['Maria Lourdes Santos', 'MS'],
  ['Maria', 'M'],
  ['김민수', '김'],
  ["<b>Olga O'Brien", 'bO'],
  ['Maria (Rota)', 'MR'],
  ['<> 🌺', ''],
])('%s is %s for short', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
