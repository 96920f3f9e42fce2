import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addFavorite, findFavorite, removeFavorite, subscribeToFavorites } from './favorites.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('window', new EventTarget())
})

const kept = (): unknown => JSON.parse(localStorage.getItem('favorites') ?? '')

afterEach(() => {
  vi.unstubAllGlobals()
})

test('adding a favorite twice keeps the first date', () => {
  void addFavorite('vehicle', '1', '2026-01-01T00:00:00.000Z')
  void addFavorite('vehicle', '1', '2026-02-02T00:00:00.000Z')
  void addFavorite('event', '1', '2026-03-03T00:00:00.000Z')
  expect(kept()).toEqual([
    { id: '1', type: 'vehicle', dateAdded: '2026-01-01T00:00:00.000Z' },
    { id: '1', type: 'event', dateAdded: '2026-03-03T00:00:00.000Z' },
  ])
})

test('removing one leaves the same id of another type', () => {
  void addFavorite('vehicle', '1')
  void addFavorite('event', '1')
  void removeFavorite('vehicle', '1')
  expect(findFavorite('vehicle', '1')).toBeUndefined()
  expect(findFavorite('event', '1')).toBeDefined()
})

test.each(['not json', '{}', 'null', '[1, null, {"id": 2}]'])('a stored %j is an empty list', (text) => {
  localStorage.setItem('favorites', text)
  expect(findFavorite('vehicle', '2')).toBeUndefined()
  void addFavorite('vehicle', '1')
  expect(kept()).toMatchObject([{ id: '1', type: 'vehicle' }])
})

test('a browser without storage has an empty list', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(findFavorite('vehicle', '1')).toBeUndefined()
})

test('listeners hear of changes here and in other tabs until they leave', () => {
  const tell = vi.fn()
  const leave = subscribeToFavorites(tell)
  void addFavorite('vehicle', '1')
  window.dispatchEvent(new Event('storage'))
  expect(tell).toHaveBeenCalledTimes(2)
  leave()
  void removeFavorite('vehicle', '1')
  expect(tell).toHaveBeenCalledTimes(2)
})
