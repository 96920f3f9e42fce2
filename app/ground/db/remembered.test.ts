import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/test-database.ts'
import { rememberUntilChanged } from './remembered.server.ts'

const { db, pool } = await testDatabase()

test('rows are read again only after one of them has changed, come or gone', async () => {
  await pool.query('create table place (name text)')
  let reads = 0
  const names = rememberUntilChanged(
    () => sql`place`,
    async (database) => {
      reads++
      const { rows } = await database.execute<{ name: string }>(sql`select name from place order by name`)
      return rows.map(({ name }) => name).join(' ')
    },
  )
  expect(await names(db)).toBe('')
  for (const [change, found] of [
    [`insert into place values ('Saipan'), ('Rota')`, 'Rota Saipan'],
    [`update place set name = 'Tinian' where name = 'Saipan'`, 'Rota Tinian'],
    [`delete from place where name = 'Rota'`, 'Tinian'],
  ] as const) {
    await pool.query(change)
    expect(await names(db)).toBe(found)
    expect(await names(db)).toBe(found)
  }
  expect(reads).toBe(4)
})
