import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loaderArguments } from '../../../tests/page-context.ts'
import { somebody } from '../../../tests/people.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { foodSamples } from '../../areas/food/samples.server.ts'
import { vehicleSamples } from '../../areas/vehicles/samples.server.ts'
import { seedArticles } from '../../reading/articles/samples.server.ts'
import { dropFavorites, keepFavorites, listFavorites } from './account-list.server.ts'
import { entryOf, wordOf } from './page/card.ts'
import { loadCards } from './page/load-cards.server.ts'
import { tellPriceDrops } from './tell-price-drops.server.ts'

const database = await testDatabase()
const { db } = database
const now = new Date('2026-11-20T00:00:00Z')
for (const samples of [foodSamples, vehicleSamples]) await samples.save(db, now)
await seedArticles(db)
const { page: context } = loaderArguments(database, '/favorites', { now })

const entry = (type: string, id: string, dateAdded = '2026-11-01T00:00:00.000Z') => ({ type, id, dateAdded })

test('a list is merged into the account: the earliest date stays, and what is nothing is left out', async () => {
  const maria = await somebody(db)
  await keepFavorites(context, maria, [entry('vehicle', '1', '2026-11-05T00:00:00.000Z')])
  const merged = await keepFavorites(context, maria, [
    entry('vehicle', '1', '2026-11-02T00:00:00.000Z'),
    entry('vehicle', '1', '2026-11-04T00:00:00.000Z'),
    entry('food', 'food1', '2099-01-01T00:00:00.000Z'),
    entry('blog', 'first-two-days-on-saipan', 'some day'),
    entry('vehicle', 'no such car'),
    entry('spaceship', '1'),
    entry('constructor', '__proto__'),
  ])
  expect(merged).toBe(true)
  expect(await listFavorites(db, maria)).toEqual([
    entry('vehicle', '1', '2026-11-02T00:00:00.000Z'),
    entry('blog', 'first-two-days-on-saipan', now.toISOString()),
    entry('food', 'food1', now.toISOString()),
  ])
})

test('a listing that was merged is kept as the one that it is a part of, and one that is hidden stays', async () => {
  const maria = await somebody(db)
  await db.execute(sql`
    insert into listing_alias (kind, ref, listing_id)
    select 'food', 'twin', id from listing where kind = 'food' and ref = 'food2'`)
  await db.execute(sql`update listing set hidden_at = now() where kind = 'food' and ref = 'food3'`)
  await db.execute(sql`update listing set review = 'pending' where kind = 'food' and ref = 'food4'`)
  const merged = '2026-11-02T00:00:00.000Z'
  await keepFavorites(context, maria, [
    entry('food', 'twin', merged),
    entry('food', 'food3'),
    entry('food', 'food4'),
  ])
  expect(await listFavorites(db, maria)).toEqual([entry('food', 'food3'), entry('food', 'food2', merged)])
})

test('no one lets go of what another keeps', async () => {
  const [maria, juan] = [await somebody(db), await somebody(db)]
  await keepFavorites(context, maria, [entry('vehicle', '2')])
  await dropFavorites(db, juan, [entry('vehicle', '2')])
  expect(await listFavorites(db, maria)).toHaveLength(1)
  await dropFavorites(db, maria, [entry('vehicle', '2')])
  expect(await listFavorites(db, maria)).toEqual([])
})

test('more favorites than an account may keep are refused as a whole', async () => {
  const maria = await somebody(db)
  await db.execute(sql`
    insert into favorite (user_id, type, ref) select ${maria}, 'vehicle', 'old-' || n from generate_series(1, 1000) n`)
  expect(await keepFavorites(context, maria, [entry('vehicle', '1')])).toBe(false)
  expect(await listFavorites(db, maria)).toHaveLength(1_000)
})

test('a card says what a listing cost when it was kept, if it costs less now', async () => {
  const before = '2026-11-01T00:00:00.000Z'
  await db.execute(sql`update listing set price_cents = 1500000 where kind = 'vehicle' and ref = '1'`)
  const after = new Date(Date.now() + 1_000).toISOString()
  const cards = await loadCards(db, context, [
    entry('vehicle', '1', before),
    entry('vehicle', '1', after),
    entry('vehicle', '2', before),
  ])
  expect(cards.map(({ wasCents }) => wasCents)).toEqual([expect.any(Number), null, null])
  expect(cards[0]!.wasCents).toBeGreaterThan(1_500_000)
  await db.execute(sql`update listing set price_cents = 9900000 where kind = 'vehicle' and ref = '1'`)
  const [dearer] = await loadCards(db, context, [entry('vehicle', '1', before)])
  expect(dearer!.wasCents).toBeNull()
})

test('a price by the month is never compared with that of a sale', async () => {
  await db.execute(sql`
    update listing set offer = 'rent', price_period = 'day', price_cents = 6000 where kind = 'vehicle' and ref = '3'`)
  const [card] = await loadCards(db, context, [entry('vehicle', '3')])
  expect(card!.wasCents).toBeNull()
})

test('cards tell what is sold, what was taken away, and of every kind', async () => {
  await db.execute(sql`update listing set status = 'sold' where kind = 'vehicle' and ref = '4'`)
  await db.execute(sql`update listing set hidden_at = now() where kind = 'vehicle' and ref = '5'`)
  const cards = await loadCards(db, context, [
    entry('vehicle', '4'),
    entry('vehicle', '5'),
    entry('food', 'food1'),
    entry('blog', 'first-two-days-on-saipan'),
    entry('question', 'none'),
  ])
  expect(cards.map(({ reference }) => reference?.state ?? null)).toEqual(['gone', null, 'here', 'here', null])
})

test('an entry goes into an address and back, and nothing else does', () => {
  const kept = entry('buy-and-sell', 'a/b c', '2026-11-01T00:00:00.000Z')
  expect(entryOf(wordOf(kept))).toEqual(kept)
  for (const word of ['', 'vehicle', 'vehicle/1', 'Vehicle/1/2', 'vehicle/x/2', 'vehicle/1/\0'])
    expect(entryOf(word)).toBeNull()
})

test('people who saved a listing are notified once when its price drops', async () => {
  const [maria, juan] = [await somebody(db), await somebody(db)]
  await keepFavorites(context, maria, [entry('vehicle', '6')])
  await keepFavorites(context, juan, [entry('vehicle', '7')])
  const change = (cents: number) =>
    db.execute(sql`update listing set price_cents = ${cents} where kind = 'vehicle' and ref = '6'`)
  await change(9_000_00)
  await change(8_000_00)
  await tellPriceDrops(db)
  await tellPriceDrops(db)
  const told = async (userId: string) =>
    (await db.execute(sql`select event, href, values from notification where user_id = ${userId}`)).rows
  expect(await told(maria)).toEqual([
    {
      event: 'price-drop',
      href: '/vehicles/6',
      values: { title: expect.any(String), wasCents: expect.any(Number), nowCents: 8_000_00 },
    },
  ])
  expect(await told(juan)).toEqual([])
  await change(9_500_00)
  await tellPriceDrops(db)
  expect(await told(maria)).toHaveLength(1)
})

test('owners are not notified when they lower their own price', async () => {
  const [owner, maria] = [await somebody(db), await somebody(db)]
  await db.execute(sql`update listing set owner_id = ${owner} where kind = 'vehicle' and ref = '8'`)
  for (const person of [owner, maria]) await keepFavorites(context, person, [entry('vehicle', '8')])
  await db.execute(sql`update listing set price_cents = 100 where kind = 'vehicle' and ref = '8'`)
  await tellPriceDrops(db)
  const { rows } = await db.execute(
    sql`select user_id from notification where event = 'price-drop' and href = '/vehicles/8'`,
  )
  expect(rows).toEqual([{ user_id: maria }])
})
