import { expect, test } from 'vitest'
import { loaderArguments } from '../../../tests/page-context.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { loadDetail } from '../../directory/detail/load-detail.server.ts'
import { allDay, at, type Hours, workdays } from '../../directory/hours/hours.ts'
import { loadList } from '../../directory/list/load-list.server.ts'
import { saveListing } from '../../directory/save-listing.server.ts'
import { callAddress } from '../../ground/forms/call-address.ts'
import { governmentServices } from './area.ts'
import { categories } from './options.ts'
import { governmentSamples } from './samples.server.ts'

const database = await testDatabase()
/** A Sunday morning of the islands. */
const now = new Date('2026-08-09T10:00+10:00')
await governmentSamples.save(database.db, now)

const list = (address: string, context?: Partial<RequestContext>) =>
  loadList(governmentServices, loaderArguments(database, address, { now, ...context }))
const refs = async (address: string) => (await list(address)).cards.map(({ ref }) => ref).toSorted()

test('every category has an office, and no one is given a number but 911', () => {
  const samples = governmentSamples.listings(now)
  expect(new Set(samples.map(({ attributes }) => attributes.category))).toEqual(
    new Set(categories.map(({ value }) => value)),
  )
  const numbers = samples.flatMap(({ contact }) => [contact?.phone, contact?.whatsapp, contact?.email])
  expect(new Set(numbers.filter(Boolean))).toEqual(new Set(['911']))
})

test('911 is dialed as it is, other numbers with their country code', () => {
  expect(callAddress('911')).toBe('tel:911')
  expect(callAddress('(670) 555-0141')).toBe('tel:+16705550141')
})

test("a visitor's island hides no office", async () => {
  const { total, filters } = await list('/government-services', { island: 'rota' })
  expect(total).toBe(15)
  expect(filters).toMatchObject({ home: 'all', chosen: {} })
  expect((await list('/government-services?island=rota')).total).toBe(15)
})

test('several categories widen the list', async () => {
  expect(await refs('/government-services?category=emergency-response&category=justice-courts')).toEqual([
    '1',
    '11',
    '2',
  ])
})

test('no office has hours, a place on the map or an address that no one confirmed', () => {
  for (const { ref, attributes, lng, address, contact } of governmentSamples.listings(now))
    expect([attributes.hours, lng, contact?.website, ref === '11' ? undefined : address]).toEqual(
      Array(4).fill(undefined),
    )
})

test('availability finds the offices whose hours are known', async ({ onTestFinished }) => {
  const office = async (ref: string, hours: Hours) => {
    const facts = { island: 'saipan', village: 'Susupe', title: ref, description: '', photos: [] } as const
    const attributes = { category: 'other-programs', hours } as const
    const id = await saveListing(database.db, governmentServices, { ...facts, ref, attributes })
    onTestFinished(async () => void (await database.pool.query('delete from listing where id = $1', [id])))
  }
  await office('always', allDay)
  await office('workdays', workdays(at('8:00', '17:00')))
  await office('saturdays', { week: [[], [], [], [], [], [at('9:00', '12:00')], []] })
  expect(await refs('/government-services?availability=allHours')).toEqual(['always'])
  expect(await refs('/government-services?availability=openNow')).toEqual(['always'])
  expect(await refs('/government-services?availability=weekends')).toEqual(['always', 'saturdays'])
})

test('a search looks in title, description and address', async () => {
  expect(await refs('/government-services?q=hustisia')).toEqual(['11'])
  expect(await refs('/government-services?q=ambulance')).toEqual(['2'])
  expect(await refs('/government-services?q=transcript')).toEqual([])
})

test('two are featured above a list without filters', async () => {
  expect((await list('/government-services')).featured.map(({ ref }) => ref)).toEqual(['3', '12'])
  expect((await list('/government-services?category=labor-jobs')).featured).toEqual([])
})

test('an unknown office is the first one, marked as missing', async () => {
  const missing = await loadDetail(
    governmentServices,
    loaderArguments(database, '/government-services/x', { now }),
  )
  expect(missing).toMatchObject({ found: true, missing: true, listing: { ref: '1', sample: true } })
})

test('the requirements and fees of an office are in the language of the page', async () => {
  const args = loaderArguments(database, '/government-services/3', { now, language: 'ja' })
  const service = await loadDetail(governmentServices, args)
  if (!service.found) throw new Error('not found')
  expect(service.listing.values.services).toContain('名義変更')
  expect(service.listing.values.fees).toMatch(/見本/)
  expect(service.listing.ownLang).toBe(null)
})
