import { expect, test } from 'vitest'
import { databaseBefore } from '../../../tests/former-version.ts'
import { somebody } from '../../../tests/people.ts'
import { deleteUnusedScenes } from './keep-pictures.server.ts'

// Advertisements as they were stored before migrations 0280 and 0281.

const { db, pool, upgrade } = await databaseBefore('0280')

/** Paid nine days ago, for eight days, with a picture of its own. */
async function campaign(name: string, { email = 'a@example.com', owner = null as string | null } = {}) {
  await pool.query(
    `with asked as (
       insert into campaign (owner_id, business_name, email, link, alt, lang, category, starts_on, ends_on, price_cents,
         review, decided_at, paid_at, digest)
       values ($3, $1, $2, '', '', 'en', 'vehicles', current_date - 9, current_date - 2, 2000, 'approved', now(),
         now() - interval '9 days', sha256(gen_random_uuid()::text::bytea)) returning id)
     insert into campaign_picture (name, slot, width, height, campaign_id, created_at)
     select $1, 'desktop', 9, 9, id, now() - interval '9 days' from asked`,
    [name, email, owner],
  )
}

const maria = await somebody(db)
await pool.query(`update users set suspended_at = now() - interval '5 days' where id = $1`, [maria])
await campaign('of-erased', { email: '' })
await campaign('of-guest')
await campaign('of-suspended', { owner: maria })
await upgrade()

test('pictures of advertisers who had left before these were deleted are deleted, and no others', async () => {
  await deleteUnusedScenes.run({}, { database: db } as never)
  const { rows } = await pool.query('select name from campaign_picture order by name')
  expect(rows.map(({ name }) => name)).toEqual(['of-guest', 'of-suspended'])
})

test('who was suspended before that paused an advertisement has its days when they are back', async () => {
  const state = async () => {
    const { rows } = await pool.query(
      `select business_name as of, paused_on is not null as paused, ends_on - starts_on + 1 as days
       from campaign where email <> '' order by id`,
    )
    return rows
  }
  expect(await state()).toEqual([
    { of: 'of-guest', paused: false, days: 8 },
    { of: 'of-suspended', paused: true, days: 8 },
  ])
  await pool.query('update users set suspended_at = null where id = $1', [maria])
  expect(await state()).toEqual([
    { of: 'of-guest', paused: false, days: 8 },
    { of: 'of-suspended', paused: false, days: 13 },
  ])
})
