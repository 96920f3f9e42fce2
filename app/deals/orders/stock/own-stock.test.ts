import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newAccount } from '../../../../tests/bookings.ts'
import { newClassified, newOrder } from '../../../../tests/orders.ts'
import { loaderArguments } from '../../../../tests/page-context.ts'
import { viewerWith } from '../../../../tests/people.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import '../../../registry/register.server.ts'
import { findOwnStock, saveLeft } from './own-stock.server.ts'
import { loader } from './stock-page.tsx'

const database = await testDatabase()
const { db } = database

/** One of which a producer has not said how many there are. */
async function newProduct() {
  const made = await newClassified(db)
  await db.execute(sql`update listing set kind = 'product' where id = ${made.id}`)
  return { ...made, key: { ...made.key, kind: 'product' } }
}

test('what was ordered after a seller has seen how many are left stays sold', async () => {
  const product = await newProduct()
  const read = async () => {
    const found = (await findOwnStock(db, { id: product.sellerId }, product.key))!
    return [found.left, found.held]
  }
  const save = (left: number, seen: number | null) => saveLeft(db, product.id, { left, seen })
  expect(await read()).toEqual([0, 0])
  expect(await save(5, 0)).toBe(true)
  await newOrder(db, product)
  expect(await save(6, 5)).toBe(false)
  expect(await save(6, null)).toBe(false)
  expect(await read()).toEqual([4, 1])
  // Sent twice, it is saved once.
  for (const seen of [4, 4]) expect(await save(6, seen)).toBe(true)
  expect(await read()).toEqual([6, 1])
})

test('a colleague who sells for an owner reads whether the owner has said how they are paid', async () => {
  const { sellerId, key } = await newProduct()
  const colleagueOf = [{ ...key, ownerId: sellerId, role: 'everything' as const }]
  const viewer = viewerWith(await newAccount(db), { colleagueOf })
  const address = `/user-listings/product/${key.ref}/stock`
  const { context, url, request } = loaderArguments(database, address, { viewer, demo: false })
  expect(await loader({ context, url, request, params: key, pattern: '' as never })).toMatchObject({
    isOwner: false,
    isPaid: true,
  })
})
