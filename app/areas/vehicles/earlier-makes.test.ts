import { expect, test } from 'vitest'
import { databaseBefore } from '../../../tests/former-version.ts'
import '../../registry/register.server.ts'
import { fillListingWords } from '../../directory/reindex-listings.server.ts'

const { db, pool, upgrade } = await databaseBefore('0277')

test('a vehicle of an earlier version is found by its make in the letters of the filter', async () => {
  for (const make of ['toyota', 'Toyota', 'yamaha'])
    await pool.query(
      `insert into listing (kind, ref, title, island, attributes, facets, words)
       values ('vehicle', $1, 'Car', 'saipan', jsonb_build_object('make', $1::text), array['vehicle.make=' || $1::text], '')`,
      [make],
    )
  await upgrade()
  expect(await fillListingWords(db)).toBe(1)
  const { rows } = await pool.query(
    `select ref from listing where facets @> '{vehicle.make=Toyota}' order by id`,
  )
  expect(rows).toEqual([{ ref: 'toyota' }, { ref: 'Toyota' }])
})
