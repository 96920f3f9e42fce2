import { expect, test } from 'vitest'
import { databaseBefore } from '../../../tests/former-version.ts'

const { pool, upgrade } = await databaseBefore('0271')

test('accounts that were erased before they were noted are noted, for the days that backups are kept', async () => {
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (full_name, email, sample, updated_at)
     values ('', null, false, now() - interval '34 days'), ('', null, false, now() - interval '36 days'),
       ('Ana', 'ana@example.com', false, now()), ('', null, true, now())
     returning id`,
  )
  await upgrade()
  const noted = await pool.query(
    `select id, erased_at < now() - interval '33 days' as "isOld" from erased_user`,
  )
  expect(noted.rows).toEqual([{ id: rows[0]!.id, isOld: true }])
})
