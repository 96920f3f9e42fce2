import { expect, test } from 'vitest'
import { loaderArguments } from '../../../tests/page-context.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { saveListing } from '../../directory/save-listing.server.ts'
import { tours } from './area.ts'
import { loadTour } from './load-tour.server.ts'
import { saveStops } from './stops.server.ts'
import { startTour } from './visitors.server.ts'
import { visitorsText } from './visitors.tsx'
import { tourQuery } from './tour-query.ts'

const database = await testDatabase()
const signal = new AbortController().signal

const tour = await saveListing(database.db, tours, {
  ref: '7',
  title: 'Old lighthouse',
  description: 'A short way up',
  island: 'saipan',
  village: 'Navy Hill',
  attributes: { duration: 20 },
  photos: [],
})
const place = { picture: '/pictures/default.svg', lng: 145.73, lat: 15.21 }
await saveStops(database.db, tour, [
  {
    ...place,
    title: 'Gate',
    text: 'It is open',
    translations: { ko: { title: '문', text: '열려 있습니다' } },
  },
  { ...place, title: 'Tower', text: 'The view', translations: {} },
])

async function load(language: 'en' | 'ko' = 'en') {
  const found = await loadTour({ ...loaderArguments(database, '/virtual-tour/7', { language }), pattern: '' })
  if (!found.found) throw new Error('not found')
  return found
}
const start = (ref: string, clientAddress: string) =>
  startTour(loaderArguments(database, `/virtual-tour/${ref}`, { clientAddress }).page, ref, signal)
const visitors = async () => (await load()).visitors['7']

test('a tour has its stops in order, in the visitor’s language if translated', async () => {
  const { stops } = await load('ko')
  expect(stops).toMatchObject([
    { position: 1, title: '문', text: '열려 있습니다', lang: null },
    { position: 2, title: 'Tower', text: 'The view', lang: 'en' },
  ])
})

test('stops that are saved again replace those before', async () => {
  const { stops } = await load()
  await saveStops(
    database.db,
    tour,
    stops.map((stop) => ({ ...place, title: stop.title, text: stop.text, translations: {} })),
  )
  expect((await load()).stops.map(({ title }) => title)).toEqual(['Gate', 'Tower'])
})

test('starting a tour counts once an hour for a network', async () => {
  expect(await visitors()).toBeUndefined()
  for (const address of ['192.0.2.1', '192.0.2.1', '2001:db8::1', '2001:db8::2', '192.0.2.9'])
    expect(await start('7', address)).toBe(true)
  expect(await visitors()).toBe(3)
})

test.each(['8', '', '7\0', "7' or '1'='1"])('there is no tour %j to start', async (ref) => {
  expect(await start(ref, '198.51.100.1')).toBe(false)
})

test.each([
  [7, '7'],
  [99, '99'],
  [482, '480+'],
  [10_220, '10K+'],
  [12_980, '12K+'],
])('%i visitors read %s', (count, text) => {
  expect(visitorsText(count, 'en')).toBe(text)
})

test.each([
  ['?stop=2&from=menu', 'stop=2'],
  ['?stop=0', ''],
  ['?stop=100', ''],
  ['?stop=two', ''],
])('%s is the address %j', (search, known) => {
  const url = new URL(`/virtual-tour/7${search}`, 'http://localhost')
  expect(String(tourQuery.canonical(url, 'all'))).toBe(known)
})
