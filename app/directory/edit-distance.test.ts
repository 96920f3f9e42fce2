import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.for([
  ['saipan', 'saipan', 0],
  ['sapian', 'saipan', 1],
  ['hotal', 'hotel', 1],
  ['hotal', 'hot', 2],
  ['tyhpoon', 'typhoon', 1],
  ['', 'rota', 4],
  ['사이펀', '사이판', 1],
] as const)('%s is as far from %s as %d letters', ([one, other, distance]) => {
  expect(editDistance(one, other)).toBe(distance)
  expect(editDistance(other, one)).toBe(distance)
})
