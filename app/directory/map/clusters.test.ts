import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { gather, parts } from './clusters.ts'
import { scales } from './view.ts'

const points = fc.array(
  fc.record({ x: fc.integer({ min: 0, max: 3000 }), y: fc.integer({ min: 0, max: 3000 }) }),
  { maxLength: 300 },
)
const scale = fc.double({ min: scales.least, max: scales.most, noNaN: true })

describe('clusters', () => {
  test('each point is in exactly one cluster', () => {
    fc.assert(
      fc.property(points, scale, (points, scale) => {
        const members = gather(points, scale).flatMap(({ members }) => members)
        expect(members).toHaveLength(points.length)
        expect(new Set(members)).toEqual(new Set(points))
      }),
    )
  })

  test('clusters are at least 54 pixels apart, and members within 54 pixels of theirs', () => {
    fc.assert(
      fc.property(points, scale, (points, scale) => {
        const clusters = gather(points, scale)
        const radius = 54 / scale
        clusters.forEach((a, i) => {
          for (const b of clusters.slice(i + 1)) {
            expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(radius)
          }
          for (const { x, y } of a.members) expect(Math.hypot(a.x - x, a.y - y)).toBeLessThan(radius)
        })
      }),
    )
  })

  test('a cluster keeps its place when points are added after it', () => {
    fc.assert(
      fc.property(points, points, scale, (points, more, scale) => {
        const before = gather(points, scale).map(({ x, y }) => ({ x, y }))
        const after = gather([...points, ...more], scale).map(({ x, y }) => ({ x, y }))
        expect(after.slice(0, before.length)).toEqual(before)
      }),
    )
  })

  test('5,000 points are each compared with few others', () => {
    const compare = vi.spyOn(Math, 'hypot')
    const spread = Array.from({ length: 5000 }, (_, i) => ({
      x: (i * 7919) % 20_000,
      y: (i * 104_729) % 20_000,
    }))
    const clusters = gather(spread, 0.4)
    expect(clusters.reduce((sum, { members }) => sum + members.length, 0)).toBe(5000)
    expect(compare.mock.calls.length).toBeLessThan(5000 * 10)
    compare.mockRestore()
  })

  test('a cluster parts on zooming in, unless its members share one place', () => {
    const apart = [
      { x: 0, y: 0 },
      { x: 20, y: 0 },
    ]
    const together = [
      { x: 0, y: 0 },
      { x: 2, y: 0 },
    ]
    expect(gather(apart, 1).map(parts)).toEqual([true])
    expect(gather(apart, scales.most)).toHaveLength(2)
    expect(gather(together, 1).map(parts)).toEqual([false])
    expect(gather(together, scales.most)).toHaveLength(1)
  })
})
