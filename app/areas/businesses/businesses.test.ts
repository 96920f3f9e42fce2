import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loaderArguments } from '../../../tests/page-context.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { loadList } from '../../directory/list/load-list.server.ts'
import { saveListing } from '../../directory/save-listing.server.ts'
import { languages } from '../../ground/i18n/languages.ts'
import { areaOf } from '../../directory/known-areas.ts'
import { businesses } from './area.ts'
import { loadBusiness } from './load-business.server.ts'
import { categories } from './options.ts'
import { owners } from './sample-owners.server.ts'
import { businessSamples } from './samples.server.ts'

const database = await testDatabase()
const { db } = database
const now = new Date('2026-10-07T12:00+10:00')
await businessSamples.save(db, now)

const list = (search: string, page = {}) =>
  loadList(businesses, loaderArguments(database, `/businesses${search}`, { now, ...page }))
const refs = async (search: string) => (await list(search)).cards.map(({ ref }) => ref)

async function business(ref: string) {
  const { params, ...rest } = loaderArguments(database, `/businesses/${ref}`, { now })
  const args = { ...rest, params, pattern: '' }
  const detail = await loadBusiness(args)
  if (!detail.found) throw new Error('not found')
  return { ...detail, page: args.page }
}

test('every category has twenty subcategories, in all languages and in an order', async () => {
  const { rows } = await db.execute<{
    parent: string
    positions: number[]
    labels: Record<string, string>[]
  }>(
    sql`select parent, array_agg(position order by position) as positions, jsonb_agg(labels) as labels
      from term where taxonomy = 'business' group by parent`,
  )
  expect(new Set(rows.map(({ parent }) => parent))).toEqual(new Set(categories.map(({ value }) => value)))
  for (const { positions, labels } of rows) {
    expect(positions).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
    for (const language of languages)
      expect(new Set(labels.map((label) => label[language]?.trim()).filter(Boolean)).size).toBe(20)
  }
})

test('yard services are the home contractors’, grocery stores those of shopping', async () => {
  const { rows } = await db.execute<{ value: string; parent: string }>(
    sql`select value, parent from term where value in ('yard-services', 'grocery-stores') order by value`,
  )
  expect(rows).toEqual([
    { value: 'grocery-stores', parent: 'shopping-and-stores' },
    { value: 'yard-services', parent: 'home-contractors' },
  ])
})

test('a category offers its subcategories, in the language of the page', async () => {
  expect((await list('')).terms.offered).toEqual({})
  const { terms } = await list('?category=healthcare', { language: 'ko' })
  expect(terms.offered.subcategories).toHaveLength(20)
  expect(terms.labels['business.dentists']).toBe('치과')
})

test('several subcategories widen what a category has', async () => {
  expect(await refs('?category=shopping-and-stores&subcategories=local-crafts')).toEqual(['1'])
  expect(await refs('?category=shopping-and-stores&subcategories=toys')).toEqual([])
  expect(await refs('?category=shopping-and-stores&subcategories=toys&subcategories=gift-shops')).toEqual([
    '1',
  ])
})

test('other categories count what they have without the chosen subcategories', async () => {
  const { counts } = await list('?category=shopping-and-stores&subcategories=toys')
  expect(counts.category).toMatchObject({ 'shopping-and-stores': 2, restaurants: 1, healthcare: 1 })
  expect(counts.subcategories).toEqual({ 'gift-shops': 1, 'local-crafts': 1, 'hardware-stores': 1 })
})

test('subcategories without their category, or of another one, are ignored', async () => {
  expect((await list('?subcategories=dentists')).filters.chosen).toEqual({})
  const { filters, cards } = await list('?category=restaurants&subcategories=dentists&subcategories=seafood')
  expect(filters.chosen).toEqual({ category: ['restaurants'], subcategories: ['seafood'] })
  expect(cards.map(({ ref }) => ref)).toEqual(['2'])
})

test('a retired subcategory is offered to none and shown where a business has it', async () => {
  await db.execute(sql`update term set retired = true where value = 'seafood'`)
  expect((await list('?category=restaurants')).terms.offered.subcategories).not.toContain('seafood')
  expect((await business('2')).terms['business.seafood']).toBe('Seafood')
  await db.execute(sql`update term set retired = false where value = 'seafood'`)
})

test.each([
  ['dentists', ['5']],
  ['치과', ['5']],
  ['歯科', ['5']],
  ['牙科', ['5']],
  ['water tanks', ['6']],
  ['garage', ['4']],
  ['typhoons', ['6']],
  ['Healthcare', []],
])('the words %s are searched in names, descriptions and subcategories', async (words, found) => {
  expect(await refs(`?q=${encodeURIComponent(words)}`)).toEqual(found)
})

test.each([
  ['', ['1', '3', '2', '5', '4', '6']],
  ['?sort=oldest', ['6', '4', '5', '2', '3', '1']],
  ['?sort=nameAscending', ['1', '5', '4', '2', '6', '3']],
  ['?sort=nameDescending', ['3', '6', '2', '4', '5', '1']],
  ['?sort=highestRated', ['3', '2', '1', '5', '6', '4']],
  ['?rating=4', ['1', '3', '2', '5']],
  ['?availability=openNow', ['1', '3', '2', '4', '6']],
  ['?island=rota', ['6']],
])('the list %s has the right businesses in the right order', async (search, found) => {
  expect(await refs(search)).toEqual(found)
})

test('a business shows what its owner holds next, and no longer than it lasts', async () => {
  const events = areaOf('event')!
  const at = (day: number) => new Date(now.getTime() + day * 86_400_000)
  const save = (ref: string, from: Date, until: Date, ownerId: string = owners.artsCircle.id) =>
    saveListing(db, events, {
      ref,
      title: `Event ${ref}`,
      description: '',
      island: 'saipan',
      village: 'Susupe',
      ownerId,
      nextStart: from > now || until > now ? from : null,
      lastEnd: until,
      attributes: { category: 'community', organizer: 'Flame Tree Arts Circle' },
      photos: [],
    })
  await save('1', at(-9), at(-8))
  await save('2', at(5), at(6))
  await save('3', at(-1), at(1))
  await save('4', at(2), at(3), owners.kusina.id)
  const { coming, page: context } = await business('1')
  expect(coming.map(({ href }) => href)).toEqual(['/events/3', '/events/2'])
  expect(context.validUntil).toBeLessThanOrEqual(at(1).getTime())
  expect(context.tags).toContain('listing:event')
  expect((await business('4')).coming).toEqual([])
})

test('those nearby are of the same village, those similar of the same category', async () => {
  const { nearby, similar } = await business('1')
  expect(nearby.map(({ ref }) => ref)).toEqual(['5'])
  expect(similar.map(({ ref }) => ref)).toEqual(['6'])
  const bakery = await saveListing(db, businesses, {
    ref: '7',
    title: 'Corner Bakery',
    description: '',
    island: 'tinian',
    village: 'Garapan',
    attributes: { category: 'restaurants', subcategories: ['bakeries'] },
    photos: [],
  })
  expect((await business('2')).similar.map(({ ref }) => ref)).toEqual(['7'])
  expect((await business('1')).nearby.map(({ ref }) => ref)).toEqual(['5'])
  await db.execute(sql`delete from listing where id = ${bakery}`)
})
