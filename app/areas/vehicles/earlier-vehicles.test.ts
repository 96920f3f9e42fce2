import { expect, test } from 'vitest'
import { databaseBefore } from '../../../tests/former-version.ts'
import '../../registry/register.server.ts'
import { fillListingWords } from '../../directory/reindex-listings.server.ts'

const { db, pool, upgrade } = await databaseBefore('0277')

test('vehicles of an earlier version are found by their makes in whatever letters, and boats by no body style', async () => {
  const add = (ref: string, attributes: Record<string, string>) =>
    pool.query(
      `insert into listing (kind, ref, title, island, attributes, facets, words)
       select 'vehicle', $1::text, 'Vehicle', 'saipan', $2::jsonb, array_agg('vehicle.' || key || '=' || value), ''::tsvector
       from jsonb_each_text($2::jsonb)`,
      [ref, JSON.stringify(attributes)],
    )
  await add('small', { make: 'toyota' })
  await add('stated', { make: 'Toyota' })
  await add('other', { make: 'yamaha' })
  await add('boat', { category: 'boat', bodyStyle: 'van' })
  await add('van', { category: 'car', bodyStyle: 'van' })
  await upgrade()
  expect(await fillListingWords(db)).toBe(2)
  const found = async (token: string) => {
    const { rows } = await pool.query<{ ref: string }>(
      'select ref from listing where facets @> $1 order by ref',
      [[token]],
    )
    return rows.map(({ ref }) => ref)
  }
  expect(await found('vehicle.make=Toyota')).toEqual(['small', 'stated'])
  expect(await found('vehicle.make=yamaha')).toEqual(['other'])
  expect(await found('vehicle.bodyStyle=van')).toEqual(['van'])
})
