import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Coast } from './coast.ts'
import { type Point, unproject } from './projection.ts'

const file = (name: string) => readFileSync(new URL(`../../../public/map/${name}`, import.meta.url), 'utf8')
const { islands, hills } = JSON.parse(file('coast.json')) as Coast

test('the islands lie where the projection puts them', () => {
  const corners = pointsOf(islands['Saipan']!).map(unproject)
  const lngs = corners.map(({ lng }) => lng)
  const lats = corners.map(({ lat }) => lat)
  expect(Math.min(...lngs)).toBeCloseTo(145.6895, 3)
  expect(Math.max(...lngs)).toBeCloseTo(145.8307, 3)
  expect(Math.min(...lats)).toBeCloseTo(15.0919, 3)
  expect(Math.max(...lats)).toBeCloseTo(15.2904, 3)
})

test('the still picture draws the same coast', () => {
  const picture = file('coast.svg')
  for (const path of [...Object.values(islands), ...hills]) expect(picture).toContain(`d="${path}"`)
})

/** Parses rings written as `M x y l dx dy dx dy … z`. */
function pointsOf(path: string): Point[] {
  return path.split('z').flatMap((ring) => {
    const numbers = ring.match(/-?\d+/g)?.map(Number) ?? []
    let x = 0
    let y = 0
    return Array.from({ length: numbers.length / 2 }, (_, i) => ({
      x: (x += numbers[2 * i]!),
      y: (y += numbers[2 * i + 1]!),
    }))
  })
}
