import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loaderArguments } from '../../../tests/page-context.ts'
import { somebody } from '../../../tests/people.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { vehicleSamples } from '../../areas/vehicles/samples.server.ts'
import { vehicles } from '../../areas/vehicles/area.ts'
import { saveListing } from '../../directory/save-listing.server.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { searchFor } from '../search/search-for.server.ts'
import { searchAddress, searchQuery } from '../search/search-query.ts'
import { mostSearches } from './saved-search.ts'
import { changeSearch, deleteSearch, findSavedSearches, saveSearch } from './searches.server.ts'
import { tellOfHits, tellOfNews } from './tell-of-news.server.ts'
import { canonicalAddress, wantedAt, wordsFor } from './wanted-search.server.ts'

const database = await testDatabase()
const { db } = database
const { page: context } = loaderArguments(database, '/saved-searches')

const save = (userId: string, address: string, alerts: 'instant' | 'daily' = 'instant') =>
  saveSearch(db, userId, { wanted: wantedAt(address)!, name: address, alerts })

const noticesOf = async (userId: string) => {
  const { rows } = await db.execute<{ href: string; values: { name: string; count: number } }>(
    sql`select href, values from notification where user_id = ${userId} order by id`,
  )
  return rows.map(({ href, values }) => `${values.count} ${href}`)
}

const usual = vehicleSamples.listings(new Date())[0]!.attributes
let last = 0
const list = (make: string, changes: object = {}) =>
  saveListing(db, vehicles, {
    ref: `new-${++last}`,
    title: `${make} that runs`,
    description: 'Kept in a garage.',
    island: 'saipan',
    village: 'Garapan',
    offer: 'sale',
    priceCents: 1_000_000,
    pricePeriod: 'once',
    attributes: { ...usual, make },
    photos: [],
    ...changes,
  } as Parameters<typeof saveListing<typeof vehicles.attributes>>[2])

test('a search is kept under one address, without page, order, view and place', () => {
  const address = (asked: string) => canonicalAddress(wantedAt(asked)!)
  expect(address('/vehicles?page=3&sort=priceAscending&view=list&make=Toyota&foo=1')).toBe(
    '/vehicles?make=Toyota',
  )
  expect(address('/vehicles?near=145.7,15.2&island=saipan')).toBe('/vehicles?island=saipan')
  expect(address('/search?q=%20surf%20board&lang=ko')).toBe('/search?q=surf+board')
  for (const none of [
    '',
    'vehicles',
    '//evil.example',
    '//',
    'https://evil.example/vehicles',
    '/login',
    '/search?q=a',
  ])
    expect(wantedAt(none)).toBeNull()
})

test("it gets a name in its owner's language", async () => {
  const named = (address: string, language: 'en' | 'ko') =>
    wordsFor(wantedAt(address)!, { ...context, language }, i18nOf(language))
  expect(await named('/vehicles?make=Toyota&island=tinian&q=truck', 'en')).toBe(
    'Cars · Toyota · Tinian · “truck”',
  )
  expect(await named('/search?q=surf', 'en')).toBe('Everything · “surf”')
  expect(await named('/vehicles?island=tinian', 'ko')).toContain('티니안')
})

test('a new listing is reported once to everyone with a matching search, except its owner', async () => {
  const [maria, juan] = [await somebody(db), await somebody(db)]
  await save(maria, '/vehicles?make=Toyota')
  await save(maria, '/search?q=garage')
  await save(juan, '/vehicles?make=Honda')
  await list('Toyota')
  await list('Toyota', { ownerId: maria })
  await list('Mazda', { sample: true })
  await tellOfNews(db)
  await tellOfNews(db)
  expect((await noticesOf(maria)).toSorted()).toEqual([
    '1 /search?q=garage',
    '1 /vehicles?island=all&make=Toyota',
  ])
  expect(await noticesOf(juan)).toEqual([])
})

test('a search keeps the amounts that prices are between, and reports what is within', async () => {
  const maria = await somebody(db)
  await save(maria, '/vehicles?make=Isuzu&priceFrom=9000&priceTo=11000')
  await list('Isuzu', { priceCents: 1_000_000 })
  await list('Isuzu', { priceCents: 1_200_000 })
  await tellOfNews(db)
  expect(await noticesOf(maria)).toEqual(['1 /vehicles?island=all&make=Isuzu&priceFrom=9000&priceTo=11000'])
})

test('a search over everything reports what its page shows: what its words mean, without the areas that are not meant', async () => {
  const maria = await somebody(db)
  const trucks = searchAddress({ q: 'truck under 20k' })
  const cars = searchAddress({ q: '중고차' })
  for (const address of [trucks, cars, `${cars}&not=vehicle`]) await save(maria, address)
  const attributes = { ...usual, make: 'Isuzu', bodyStyle: 'truck' }
  await list('Isuzu', { attributes, priceCents: 1_500_000 })
  await list('Isuzu', { attributes, priceCents: 2_500_000 })
  await tellOfNews(db)
  expect((await noticesOf(maria)).toSorted()).toEqual([`1 ${trucks}`, `2 ${cars}`])
  const { groups } = await searchFor(db, searchQuery.parse(new URL(trucks, 'http://site')), context)
  expect(groups.map(({ cards }) => cards.length)).toEqual([1])
})

test('a listing that leaves a list and returns is not reported again, and a draft not before it is live', async () => {
  const maria = await somebody(db)
  await save(maria, '/vehicles?make=Nissan')
  const id = await list('Nissan')
  const turn = async (status: string) => {
    await db.execute(sql`update listing set status = ${status} where id = ${id}`)
    await tellOfNews(db)
  }
  await turn('draft')
  expect(await noticesOf(maria)).toEqual([])
  await turn('live')
  expect(await noticesOf(maria)).toHaveLength(1)
  await turn('paused')
  await turn('live')
  expect(await noticesOf(maria)).toHaveLength(1)
})

test('a daily notification covers all of the day, without deleted listings and paused searches', async () => {
  const maria = await somebody(db)
  await save(maria, '/vehicles?make=Ford', 'daily')
  await save(maria, '/vehicles?make=Kia', 'daily')
  const [kia] = await findSavedSearches(context, maria)
  await changeSearch(db, maria, kia!.id, { pausedAt: new Date() })
  for (const make of ['Ford', 'Ford', 'Ford', 'Kia']) await list(make)
  await db.execute(
    sql`update listing set status = 'sold' where id = (select max(id) from listing where title like 'Ford%')`,
  )
  await tellOfNews(db)
  expect(await noticesOf(maria)).toEqual([])
  await tellOfHits(db, 'daily')
  await tellOfHits(db, 'daily')
  expect(await noticesOf(maria)).toEqual(['2 /vehicles?island=all&make=Ford'])
})

test('what is paused when others are told of is told of when it is back', async () => {
  const maria = await somebody(db)
  await save(maria, '/vehicles?make=Hyundai', 'daily')
  const id = await list('Hyundai')
  await tellOfNews(db)
  const turn = async (status: string) => {
    await db.execute(sql`update listing set status = ${status} where id = ${id}`)
    await tellOfHits(db, 'daily')
  }
  await turn('paused')
  expect(await noticesOf(maria)).toEqual([])
  await turn('live')
  expect(await noticesOf(maria)).toEqual(['1 /vehicles?island=all&make=Hyundai'])
})

test('listings from before the search was saved are not reported', async () => {
  const maria = await somebody(db)
  await list('Subaru')
  await save(maria, '/vehicles?make=Subaru')
  await tellOfNews(db)
  expect(await noticesOf(maria)).toEqual([])
})

test('saving the same again changes it, and there is room for so many', async () => {
  const maria = await somebody(db)
  await save(maria, '/vehicles?make=Toyota')
  await save(maria, '/vehicles?make=Toyota&page=2', 'daily')
  expect(await findSavedSearches(context, maria)).toMatchObject([
    { alerts: 'daily', href: '/vehicles?make=Toyota' },
  ])
  for (let n = 1; n < mostSearches; n++) expect(await save(maria, `/search?q=surf${n}`)).toBe(true)
  expect(await save(maria, '/search?q=one+more')).toBe(false)
  expect(await save(maria, '/vehicles?make=Toyota')).toBe(true)
})

test('with an island of their own, people still see what they saved', async () => {
  const maria = await somebody(db)
  await save(maria, '/vehicles')
  const [saved] = await findSavedSearches({ ...context, island: 'rota' }, maria)
  expect(saved!.href).toBe('/vehicles?island=all')
})

test('characters that no one writes are left out of a name, and name no search', async () => {
  const maria = await somebody(db)
  await save(maria, '/vehicles?make=Kia')
  const [saved] = await findSavedSearches(context, maria)
  expect(await changeSearch(db, maria, saved!.id, { name: 'My\0 Kia' })).toBe(true)
  expect(await findSavedSearches(context, maria)).toMatchObject([{ name: 'My Kia' }])
  expect(await changeSearch(db, maria, '\0', { name: 'None' })).toBe(false)
})

test('a search of another is as if it were not there', async () => {
  const [maria, juan] = [await somebody(db), await somebody(db)]
  await save(maria, '/vehicles')
  const { id } = (await findSavedSearches(context, maria))[0]!
  expect(await changeSearch(db, juan, id, { name: 'Mine' })).toBe(false)
  expect(await deleteSearch(db, juan, id)).toBe(false)
  expect(await deleteSearch(db, maria, 'no uuid')).toBe(false)
  expect(await deleteSearch(db, maria, id)).toBe(true)
})

test('samples of a new site are not reported', async () => {
  const maria = await somebody(db)
  await save(maria, '/vehicles')
  await vehicleSamples.save(db, new Date())
  await tellOfNews(db)
  expect(await noticesOf(maria)).toEqual([])
})
