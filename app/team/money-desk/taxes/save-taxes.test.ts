import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { somebody } from '../../../../tests/people.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { readTaxes } from '../../../deals/bookings/prices/taxes.server.ts'
import type { Tax } from '../../../deals/bookings/prices/taxes.ts'
import { changeTaxes, textOf } from './save-taxes.server.ts'

const { db } = await testDatabase()

test('a tax that is sent a second time, since the first answer got lost, is there once', async () => {
  const adminId = await somebody(db)
  const tax: Tax = {
    name: 'Tax',
    basisPoints: 500,
    islands: ['saipan'],
    kinds: ['goods'],
    from: '2026-01-01',
  }
  const later = { ...tax, from: '2027-01-01' }
  for (const add of [tax, tax, later]) expect(await changeTaxes(db, adminId, { add })).toBe(true)
  expect(await readTaxes(db)).toEqual([tax, later])
  const { rows } = await db.execute(sql`select count(*)::int as changes from audit where action = 'taxes'`)
  expect(rows).toEqual([{ changes: 2 }])
  expect(await changeTaxes(db, adminId, { remove: textOf(tax) })).toBe(true)
  expect(await readTaxes(db)).toEqual([later])
})
