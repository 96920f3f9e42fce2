import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/test-database.ts'
import { creditOf, earnCredit } from './credit.server.ts'

const { db, pool } = await testDatabase()

async function newPerson(): Promise<string> {
  const { rows } = await pool.query(`insert into users (full_name) values ('Maria Santos') returning id`)
  return rows[0].id
}

test('credit is earned once for each reason, even with simultaneous requests', async () => {
  const maria = await newPerson()
  const earn = (reason: 'profile' | 'verification') => db.transaction((tx) => earnCredit(tx, maria, reason))
  const earned = await Promise.all(
    [...Array(8)].map((_, index) => earn(index % 2 ? 'profile' : 'verification')),
  )
  expect(earned.filter(Boolean)).toHaveLength(2)
  expect(await creditOf(db, maria)).toBe(10)
  expect(await earn('profile')).toBe(false)
  expect(await creditOf(db, await newPerson())).toBe(0)
})

test('ledger entries can be added only, and are deleted only with their account', async () => {
  const maria = await newPerson()
  await earnCredit(db, maria, 'profile')
  const changes = [
    `update credit_entry set cents = 100000 where user_id = '${maria}'`,
    `delete from credit_entry where user_id = '${maria}'`,
    'truncate credit_entry',
  ]
  for (const change of changes) await expect(pool.query(change), change).rejects.toThrow(/only ever added/)
  await pool.query('delete from users where id = $1', [maria])
  expect(await creditOf(db, maria)).toBe(0)
})
