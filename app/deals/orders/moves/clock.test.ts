import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newClassified, newOrder, now } from '../../../../tests/orders.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import '../../../registry/register.server.ts'
import { orderClock } from '../jobs.server.ts'
import { move } from './move.server.ts'

const { db } = await testDatabase()
const day = 86_400_000

test('an order that cannot be moved stops neither the others nor who is asked for a review', async () => {
  const reviewed = await newClassified(db)
  await db.execute(sql`update listing set kind = 'product' where id = ${reviewed.id}`)
  await db.execute(sql`insert into stock (listing_id, quantity) values (${reviewed.id}, 9)`)
  const bought = await newOrder(db, { ...reviewed, key: { ...reviewed.key, kind: 'product' } })
  const [seller, buyer] = [
    { side: 'seller', id: reviewed.sellerId },
    { side: 'buyer', id: bought.buyerId },
  ] as const
  await move(db, bought.number, { name: 'hand-over-paid', actor: seller, now })
  await move(db, bought.number, { name: 'receive', actor: buyer, now })
  const stuck = await newOrder(db, await newClassified(db))
  const other = await newOrder(db, await newClassified(db))
  await db.execute(sql`
    update orders set deadline = deadline - interval '1 minute' where number = ${stuck.number}`)
  await db.execute(
    sql.raw(`create function refuse_move() returns trigger language plpgsql as
      $$ begin if new.number = '${stuck.number}' then raise exception 'stuck'; end if; return new; end $$`),
  )
  await db.execute(
    sql`create trigger refuse_move before update on orders for each row execute function refuse_move()`,
  )
  vi.useFakeTimers({ toFake: ['Date'], now: +now + 8 * day })
  onTestFinished(() => void vi.useRealTimers())
  const run = orderClock.run({}, { database: db, payPal: null })
  await expect(run).rejects.toMatchObject({ cause: { message: 'stuck' } })
  const { rows } = await db.execute(sql`
    select number, state from orders where number in (${stuck.number}, ${other.number}) order by id`)
  expect(rows).toEqual([
    { number: stuck.number, state: 'open' },
    { number: other.number, state: 'cancelled' },
  ])
  const asked = await db.execute(sql`select user_id from notification where event = 'review-wanted'`)
  expect(asked.rows).toEqual([{ user_id: bought.buyerId }])
})
