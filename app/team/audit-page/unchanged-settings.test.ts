import { expect, test } from 'vitest'
import { somebody } from '../../../tests/people.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { readPolicy } from '../../market/approval/policy.server.ts'
import { readFee } from '../../people/fees/platform-fee.server.ts'
import { readRates } from '../advertising/rates.server.ts'
import { saveRates } from '../advertising/desk/save-rates.server.ts'
import { readSettings, saveSettings } from '../lightbox/settings.server.ts'
import { savePolicy } from '../moderation/policy.server.ts'
import { saveFee } from '../money-desk/fees/save-fee.server.ts'

const { db, pool } = await testDatabase()
const adminId = await somebody(db, 'Ada Admin')

const rates = { other: 250, categories: { vehicles: 350, food: 200 } }
const policy = { reviewsNewOwners: false, trustedAfter: 5 }
const lightbox = {
  disableLightbox: true,
  disableParameter: 'quiet',
  showOnPageTransition: true,
  showOnListingClick: true,
}

test.each([
  ['fee', async () => saveFee(db, adminId, { basisPoints: 500, seen: (await readFee(db)).basisPoints })],
  [
    'prices of advertisements',
    async () => saveRates(db, { adminId, value: rates, seen: JSON.stringify(await readRates(db)) }),
  ],
  ['rule of approval', async () => savePolicy(db, { adminId, value: policy, seen: await readPolicy(db) })],
  [
    'loading screen',
    async () => saveSettings(db, { adminId, settings: lightbox, version: (await readSettings(db)).version }),
  ],
])('who saves the %s as it is leaves nothing in the audit', async (_, save) => {
  const written = async () => (await pool.query('select from audit')).rowCount!
  const before = await written()
  expect(await save()).toBe(true)
  expect(await written()).toBe(before + 1)
  expect(await save()).toBe(true)
  expect(await written()).toBe(before + 1)
})
