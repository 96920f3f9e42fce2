import { expect, test } from 'vitest'
import { databaseBefore } from '../../../tests/former-version.ts'
import { somebody } from '../../../tests/people.ts'
import { creditHistory, creditOf, earnCredit, returnCredit, spendCredit } from '../credit/credit.server.ts'
import { findDifferences } from './find-differences.server.ts'

// Credit as it was stored before migration 0160, and as a process of that version stores it beside this one.

const { db, pool, upgrade } = await databaseBefore('0160')

const enter = (userId: string, reason: string, subject: string, cents: number) =>
  pool.query(
    `insert into credit_entry (user_id, reason, subject, cents) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [userId, reason, subject, cents],
  )
const asBefore = async (userId: string) =>
  (
    await pool.query(
      `select reason, subject, cents::int, created_at as "createdAt" from credit_entry where user_id = $1 order by id`,
      [userId],
    )
  ).rows

const [maria, ana, owing] = [await somebody(db), await somebody(db, 'Ana'), await somebody(db, 'Ben')]
await enter(maria, 'profile', '', 500)
await enter(maria, 'spent', 'campaign 1', -500)
await enter(maria, 'verification', '', 500)
await enter(maria, 'returned', 'campaign 1', 500)
await enter(owing, 'spent', 'campaign 3', -200)
const history = await asBefore(maria)
await upgrade()

const byTime = (rows: object[]) => rows.map((row) => JSON.stringify(row)).toSorted()

test('credit keeps its balance and its history; a balance below zero stays behind, and is told of', async () => {
  expect(await creditOf(db, maria)).toBe(10)
  expect(byTime(await creditHistory(db, maria))).toEqual(byTime(history))
  expect(await creditOf(db, ana)).toBe(0)
  expect(await creditOf(db, owing)).toBe(0)
  expect(await findDifferences(db)).toEqual([{ of: 'credit', id: owing, cents: 200 }])
  await enter(owing, 'profile', '', 500)
  expect(await creditOf(db, owing)).toBe(3)
  expect(await findDifferences(db)).toEqual([])
})

test('what either version writes is there for the other, once', async () => {
  await enter(ana, 'profile', '', 500)
  expect(await creditOf(db, ana)).toBe(5)
  expect(await earnCredit(db, ana, 'profile')).toBe(false)
  expect(await earnCredit(db, ana, 'verification')).toBe(true)
  await enter(ana, 'verification', '', 500)
  await spendCredit(db, ana, { subject: 'campaign 2', cents: 800 })
  await expect(enter(ana, 'spent', 'campaign 4', -300)).rejects.toThrow('credit_not_below_zero')
  await enter(ana, 'returned', 'campaign 2', 800)
  await returnCredit(db, ana, 'campaign 2')
  expect(await creditOf(db, ana)).toBe(10)
  expect(byTime(await creditHistory(db, ana))).toEqual(byTime(await asBefore(ana)))
  expect(await findDifferences(db)).toEqual([])
})

test('an account that is removed whole leaves its postings to an id without a person', async () => {
  await pool.query('delete from users where id = $1', [ana])
  expect(await asBefore(ana)).toEqual([])
  expect(await creditOf(db, ana)).toBe(10)
  expect(await findDifferences(db)).toEqual([])
})
