import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newAccount, newBookable, requestOf, site } from '../../tests/bookings.ts'
import { databaseBefore } from '../../tests/former-version.ts'
import { jobTools } from '../../tests/job-tools.ts'
import { request } from '../../app/deals/bookings/requests/request.server.ts'
import { notificationData } from '../../app/people/notifications/personal-data.server.ts'
import { peopleOfNotices } from './people-of-notices.ts'

const { db, upgrade } = await databaseBefore('0295')
const [reader, sender, buyer] = [await newAccount(db), await newAccount(db), await newAccount(db)]

/** As an earlier version told of it. */
async function tell(event: string, key: string, { name = 'Ana Cruz', days = 2, userId = reader } = {}) {
  const values = JSON.stringify(event === 'booking-arrivals' ? { count: 1, first: [name] } : { name })
  await db.execute(sql`
    insert into notification (user_id, event, "values", href, key, created_at)
    values (${userId}, ${event}, ${values}::jsonb, '/', ${key}, now() - make_interval(days => ${days}))`)
}

const told = async () => {
  const { rows } = await db.execute<{ key: string; name: string | null; about: (string | null)[] | null }>(
    sql`select key, "values" ->> 'name' as name, about from notification order by id`,
  )
  return rows.map(({ key, name, about }) => [key, name, about])
}

const idOf = async (insert: ReturnType<typeof sql>) => {
  const { rows } = await db.execute<{ id: string }>(insert)
  return rows[0]!.id
}

async function bookedAt(hour: string) {
  const { bookable } = await newBookable(db, 'visit')
  const guestId = await newAccount(db)
  const wish = { kind: 'visit', times: [new Date(`2026-12-04T${hour}:00+10:00`)] } as const
  const outcome = await request(db, requestOf(bookable.id, guestId, wish), site)
  if (!outcome.ok) throw new Error(outcome.problem)
  return { guestId, number: outcome.number }
}

test('whom notifications of an earlier version name is noted, and the names of those who have left go', async () => {
  const conversation = await idOf(sql`
    insert into conversation (listing_kind, listing_ref, listing_title, owner_id, asker_id)
    values ('vehicle', '1', 'Corolla', ${reader}, ${sender}) returning id`)
  const message = await idOf(sql`
    insert into message (conversation_id, sender_id, client_id, text)
    values (${conversation}, ${sender}, gen_random_uuid(), 'Hello') returning id`)
  const sale = await idOf(sql`
    insert into sale (listing_kind, listing_ref, listing_title, seller_id, buyer_id)
    values ('vehicle', '1', 'Corolla', ${reader}, ${buyer}) returning ref as id`)
  const [booked, left, guest] = [await bookedAt('09'), await bookedAt('10'), await bookedAt('11')]
  await db.execute(sql`update users set email = null, full_name = '' where id = ${left.guestId}`)
  await db.execute(
    sql`update booking set guest_id = null, guest_email = 'ana@example.com' where number = ${guest.number}`,
  )
  await db.execute(sql`delete from notification`)

  await tell('message', `message ${message}`)
  await tell('sale', `sale ${sale} confirmed`)
  await tell('sale', `sale ${sale} named`, { userId: buyer })
  await tell('booking', `booking ${booked.number} 0 asked`)
  await tell('booking', `booking ${left.number} 0 asked`)
  await tell('booking', `booking ${guest.number} 0 asked`)
  await tell('message', 'message 999')
  await tell('booking-arrivals', 'arrivals 2026-11-01')
  await tell('booking-arrivals', 'arrivals 2026-11-02', { days: 0 })
  await tell('passkey', 'passkey added', { name: 'Phone' })
  await upgrade()
  const { rows: jobs } = await db.execute(sql`
    select from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
    where identifier = 'people-of-notices'`)
  expect(jobs).toHaveLength(2)
  await peopleOfNotices.run({}, jobTools(db))
  expect(await told()).toEqual([
    [`message ${message}`, 'Ana Cruz', [sender]],
    [`sale ${sale} confirmed`, 'Ana Cruz', [buyer]],
    [`sale ${sale} named`, 'Ana Cruz', [reader]],
    [`booking ${booked.number} 0 asked`, 'Ana Cruz', [booked.guestId]],
    [`booking ${left.number} 0 asked`, '', [left.guestId]],
    [`booking ${guest.number} 0 asked`, 'Ana Cruz', [null]],
    ['arrivals 2026-11-02', null, null],
    ['passkey added', 'Phone', null],
  ])
  await db.transaction((tx) => notificationData.erase(tx, { id: sender, email: 'ana@example.com' }))
  expect((await told())[0]).toEqual([`message ${message}`, '', [sender]])
})
