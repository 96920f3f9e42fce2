import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { project, unproject } from './projection.ts'
import { boxAround, boxOf, fit, pan, scales, toScreen, type View, zoom } from './view.ts'

const size = { width: 400, height: 600 }
const lng = fc.double({ min: 144.8, max: 146.2, noNaN: true })
const lat = fc.double({ min: 14, max: 20.6, noNaN: true })
const pixel = fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 600 }) })
const view: fc.Arbitrary<View> = fc
  .record({ lng, lat, scale: fc.double({ min: scales.least, max: scales.most, noNaN: true }) })
  .map(({ lng, lat, scale }) => ({ ...project(lng, lat), scale }))

describe('projection', () => {
  test('a place keeps its degrees there and back', () => {
    fc.assert(
      fc.property(lng, lat, (lng, lat) => {
        const back = unproject(project(lng, lat))
        expect(back.lng).toBeCloseTo(lng, 9)
        expect(back.lat).toBeCloseTo(lat, 9)
      }),
    )
  })

  test('east is right and north is up', () => {
    expect(project(145.7, 15.3).x).toBeGreaterThan(0)
    expect(project(145.6, 15.2).y).toBeCloseTo(1000)
  })
})

describe('view', () => {
  test('zooming keeps what lies under the pointer in its place, also at the limits', () => {
    fc.assert(
      fc.property(view, pixel, fc.double({ min: 0.01, max: 100, noNaN: true }), (view, at, factor) => {
        const under = {
          x: view.x + (at.x - size.width / 2) / view.scale,
          y: view.y + (at.y - size.height / 2) / view.scale,
        }
        const after = zoom(view, factor, size, at)
        expect(after.scale).toBeGreaterThanOrEqual(scales.least)
        expect(after.scale).toBeLessThanOrEqual(scales.most)
        expect(toScreen(under, after, size).x).toBeCloseTo(at.x, 3)
        expect(toScreen(under, after, size).y).toBeCloseTo(at.y, 3)
      }),
    )
  })

  test('dragging moves what is seen by the same pixels', () => {
    const before = fit([145.67, 15.08, 145.85, 15.3], size)
    const place = project(145.7, 15.2)
    const { x, y } = toScreen(place, before, size)
    const after = toScreen(place, pan(before, 30, -20), size)
    expect(after.x).toBeCloseTo(x + 30)
    expect(after.y).toBeCloseTo(y - 20)
  })

  test('a box that was read off the map shows the same map again', () => {
    fc.assert(
      fc.property(view, (view) => {
        const again = fit(boxOf(view, size), size)
        expect(again.scale / view.scale).toBeCloseTo(1, 6)
        expect(again.x).toBeCloseTo(view.x, 3)
        expect(again.y).toBeCloseTo(view.y, 3)
      }),
    )
  })

  test('all places fit inside the padding', () => {
    const places = [
      { lng: 145.12, lat: 14.11 },
      { lng: 145.83, lat: 15.29 },
      { lng: 145.6, lat: 15 },
    ]
    const view = fit(boxAround(places)!, size, 50)
    for (const { lng, lat } of places) {
      const { x, y } = toScreen(project(lng, lat), view, size)
      expect(Math.min(x, size.width - x)).toBeGreaterThanOrEqual(49.999)
      expect(Math.min(y, size.height - y)).toBeGreaterThanOrEqual(49.999)
    }
  })

  test('a single place is in the middle, no nearer than asked', () => {
    const place = { lng: 145.7, lat: 15.2 }
    expect(fit(boxAround([place])!, size, 50, 0.9)).toEqual({ ...project(place.lng, place.lat), scale: 0.9 })
  })

  test('no places have no box', () => {
    expect(boxAround([])).toBeUndefined()
  })
})
