import { expect, test } from 'vitest'
import { loaderArguments } from '../../../tests/page-context.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { adventureSamples } from '../../areas/adventures/samples.server.ts'
import { attractionSamples } from '../../areas/attractions/samples.server.ts'
import type { Island } from '../../ground/request/islands.ts'
import { addressWith, adventuresQuery } from './adventures-query.ts'
import { loadAdventures } from './load-adventures.server.ts'

const database = await testDatabase()
const now = new Date()
await adventureSamples.save(database.db, now)
await attractionSamples.save(database.db, now)

async function load(search = '', island: Island = 'rota') {
  const { list, attractions, category } = await loadAdventures({
    ...loaderArguments(database, `/adventures${search}`, { island }),
    pattern: '',
  })
  return {
    list,
    category,
    adventures: list.cards.map(({ ref }) => ref),
    attractions: attractions.map(({ ref }) => ref),
  }
}

test("the twelve attractions are listed below the adventures, those of the visitor's island first", async () => {
  const { attractions, category } = await load()
  expect(attractions).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'])
  expect(category).toBeUndefined()
  const onTinian = await load('', 'tinian')
  expect(onTinian.attractions).toEqual(['10', '11', '12', '1', '2', '3', '4', '5', '6', '7', '8', '9'])
})

test('a chip narrows the attractions and leaves the adventures', async () => {
  const { adventures, attractions, list } = await load(
    '?island=all&category=water-sports&attractions=beaches',
  )
  expect(adventures).toEqual(['3', '4'])
  expect(attractions).toEqual(['8'])
  expect(addressWith('places', { ...list.filters, home: 'all' })).toBe(
    '/adventures?attractions=places&category=water-sports#attractions',
  )
})

test.each([
  ['?difficulty=beginner', ['3', '4', '6']],
  ['?difficulty=advanced&difficulty=challenging', ['1', '2']],
  ['?price=-50', ['2', '4']],
  ['?price=100-150', ['1']],
  ['?rating=4', ['1', '2', '3', '4', '5']],
  ['?q=challenging', ['2']],
  ['?q=susupe', ['4']],
])('%s finds the adventures %j', async (search, refs) => {
  expect((await load(`${search}&island=all`)).adventures).toEqual(refs)
})

test.each([
  ['?attractions=beaches&category=diving', '?attractions=beaches&category=diving'],
  ['?category=diving&attractions=castles', '?category=diving'],
  ['?attractions=hikes&attractions=tours', '?attractions=hikes'],
])('%s is the address %j', (asked, known) => {
  const url = new URL(`/adventures${asked}`, 'http://localhost')
  expect(`?${adventuresQuery.canonical(url, 'all')}`).toBe(known)
})
