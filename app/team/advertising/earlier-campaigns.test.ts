import { expect, test } from 'vitest'
import { databaseBefore } from '../../../tests/former-version.ts'
import { deleteUnusedScenes } from './keep-pictures.server.ts'

const { db, pool, upgrade } = await databaseBefore('0280')

/** With a picture of its own, of three days ago. */
async function campaign(name: string, email: string) {
  await pool.query(
    `with asked as (
       insert into campaign (business_name, email, link, alt, lang, category, starts_on, ends_on, price_cents, review,
         decided_at, paid_at, digest)
       values ('', $2, '', '', 'en', 'vehicles', '2025-11-01', '2025-11-05', 2000, 'approved', now(), now(),
         sha256(gen_random_uuid()::text::bytea)) returning id)
     insert into campaign_picture (name, slot, width, height, campaign_id, created_at)
     select $1, 'desktop', 9, 9, id, now() - interval '3 days' from asked`,
    [name, email],
  )
}

test('pictures of advertisers who had left before these were deleted are deleted, and no others', async () => {
  await campaign('of-erased', '')
  await campaign('of-guest', 'a@example.com')
  await upgrade()
  await deleteUnusedScenes.run({}, { database: db } as never)
  expect((await pool.query('select name from campaign_picture')).rows).toEqual([{ name: 'of-guest' }])
})
