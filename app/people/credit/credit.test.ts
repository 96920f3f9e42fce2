import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/test-database.ts'
import { creditHistory, creditOf, earnCredit, earnedBy, returnCredit, spendCredit } from './credit.server.ts'

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

test('credit is spent and returned once for each subject', async () => {
  const maria = await newPerson()
  const subject = `campaign of ${maria}`
  await earnCredit(db, maria, 'profile')
  await spendCredit(db, maria, { subject, cents: 300 })
  await expect(spendCredit(db, maria, { subject, cents: 100 })).rejects.toThrow('before')
  expect(await creditOf(db, maria)).toBe(2)
  await returnCredit(db, maria, subject)
  await returnCredit(db, maria, subject)
  await returnCredit(db, maria, 'nothing')
  expect(await creditOf(db, maria)).toBe(5)
  expect(await earnedBy(db, maria)).toEqual(['profile'])
  expect(await creditHistory(db, maria)).toMatchObject([
    { reason: 'profile', subject: '', cents: 500 },
    { reason: 'spent', subject, cents: -300 },
    { reason: 'returned', subject, cents: 300 },
  ])
})

test('the database lets no credit fall below zero, whatever code spends it', async () => {
  const maria = await newPerson()
  await earnCredit(db, maria, 'profile')
  const spend = (name: string) => spendCredit(db, maria, { subject: `${name} of ${maria}`, cents: 400 })
  const spent = await Promise.allSettled([spend('one'), spend('other')])
  expect(spent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await creditOf(db, maria)).toBe(1)
})
