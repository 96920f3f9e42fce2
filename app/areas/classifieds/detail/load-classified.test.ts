import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loaderArguments } from '../../../../tests/page-context.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { sellers } from '../sample-sellers.server.ts'
import { classifiedSamples } from '../samples.server.ts'
import { loadClassified } from './load-classified.server.ts'

const database = await testDatabase()
await classifiedSamples.save(database.db, new Date())
const load = (ref: string) =>
  loadClassified(
    loaderArguments(database, `/buy-and-sell/${ref}`) as unknown as Parameters<typeof loadClassified>[0],
  )

test('a seller is rated by the reviews of all that they sell', async () => {
  const { memberSince } = sellers.jun
  expect(await load('2')).toMatchObject({ seller: { memberSince, rating: 4.5, reviewCount: 4 } })
  expect(await load('4')).toMatchObject({ seller: { memberSince, rating: 4.5, reviewCount: 4 } })
})

test('a seller without a review has no rating, a listing without an account no seller', async () => {
  expect(await load('3')).toMatchObject({ seller: { rating: null, reviewCount: 0 } })
  await database.db.execute(sql`update listing set owner_id = null where ref = '3'`)
  expect(await load('3')).toMatchObject({ found: true, seller: null })
})

test("no seller's phone or email leaves the server with a page", async () => {
  for (const ref of ['1', '2', '3', '8'])
    expect(JSON.stringify(await load(ref))).not.toMatch(/555-01|@example/)
})

test('a classified that does not exist is not found', async () => {
  expect(await load('99')).toMatchObject({ found: false })
})
