import { afterEach, expect, test, vi } from 'vitest'
import { mayShow, takeTurn } from './may-show.ts'
import { lightboxDefaults, type LightboxSettings } from './settings.ts'

const lists = ['/vehicles', '/hotels', '/hotels/rent', '/hotels/taxi', '/government-services']

const way = (from: string, to: string, settings: Partial<LightboxSettings> = {}, loaded = '') => {
  const [start, end] = [from, to].map((path) => new URL(path, 'http://localhost'))
  return mayShow(
    { settings: { ...lightboxDefaults, ...settings }, lists },
    { from: start!, to: end!, loaded },
  )
}

test('it shows between pages and on the way to a listing, as long as no setting says otherwise', () => {
  expect(way('/', '/vehicles')).toBe(true)
  expect(way('/vehicles', '/vehicles/2')).toBe(true)
  expect(way('/', '/vehicles', { disableLightbox: true })).toBe(false)
})

test('a filter, a sort and a next page are no other page', () => {
  expect(way('/vehicles', '/vehicles?make=Toyota')).toBe(false)
})

test('each of the two settings applies to its own kind of navigation', () => {
  const noPages = { showOnPageTransition: false }
  const noListings = { showOnListingClick: false }
  expect(way('/', '/vehicles', noPages)).toBe(false)
  expect(way('/', '/hotels/rent', noPages)).toBe(false)
  expect(way('/', '/hotels/taxi/taxi-1', noPages)).toBe(true)
  expect(way('/vehicles', '/vehicles/2', noListings)).toBe(false)
  expect(way('/vehicles/2', '/hotels/taxi', noListings)).toBe(true)
})

test('the parameter keeps it away, whatever its value, when it is in the address of the document, before or after', () => {
  const named = { disableParameter: 'noloading' }
  expect(way('/', '/vehicles', named)).toBe(true)
  expect(way('/', '/vehicles', named, '?noloading')).toBe(false)
  expect(way('/?noloading=0', '/vehicles', named)).toBe(false)
  expect(way('/', '/vehicles?noloading=1', named)).toBe(false)
  expect(way('/', '/vehicles', {}, '?noloading')).toBe(true)
  expect(way('/', '/vehicles', {}, '?=x')).toBe(true)
})

test.each(['/services/emergency', '/government-services', '/government-services/2'])(
  'never at %s',
  (page) => {
    expect(way('/', page)).toBe(false)
    expect(way(page, '/')).toBe(false)
  },
)

test.each([
  '/login',
  '/signup',
  '/create-listing/property',
  '/vehicles/2/contact',
  '/food/food1/review',
  '/jobs/1/apply',
  '/local-products/1/buy',
  '/orders/cart',
  '/orders/AB23456789',
  '/claims/food/food1',
  '/messages/vehicle/2',
  '/bookings/AB23456789/change',
  '/user-listings/vehicle/2/hours',
  '/ask-local/new',
  '/second-step',
  '/profile',
  '/favorites',
  '/saved-searches',
  '/buy-and-sell/mine',
  '/claim-objection/token',
  '/colleagues/token',
  '/unsubscribe/token',
])('never before the form or the own page at %s, but after it', (page) => {
  expect(way('/', page)).toBe(false)
  expect(way(page, '/')).toBe(true)
})

test('pages whose names begin alike are not spared', () => {
  expect(way('/', '/services')).toBe(true)
})

afterEach(() => vi.unstubAllGlobals())

test('it takes its turn once in ten minutes', () => {
  const kept = new Map<string, string>()
  const getItem = (key: string) => kept.get(key) ?? null
  vi.stubGlobal('localStorage', { getItem, setItem: (key: string, value: string) => kept.set(key, value) })
  const minutes = (count: number) => 1_800_000_000_000 + count * 60_000
  expect([0, 1, 9.9, 10, 11].map((count) => takeTurn(minutes(count)))).toEqual([
    true,
    false,
    false,
    true,
    false,
  ])
  // A clock that was set back does not keep it away for ever.
  expect(takeTurn(minutes(-500))).toBe(true)
})

test('a browser without storage has no turn', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(takeTurn()).toBe(false)
})
