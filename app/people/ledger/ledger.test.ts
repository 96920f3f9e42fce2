import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { jobTools } from '../../../tests/job-tools.ts'
import { somebody } from '../../../tests/people.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { checkLedger } from './check-ledger.server.ts'
import { findDifferences } from './find-differences.server.ts'
import { balanceOf, entriesOf, type OwnAccount, post } from './ledger.server.ts'

const { db, pool } = await testDatabase()

const newBuyer = (): OwnAccount => ({ kind: 'buyer', party: randomUUID() })
const sale = (buyer: OwnAccount, cents: number, fee = 0) => [
  { ...buyer, cents: -cents },
  { kind: 'paypal' as const, cents: cents - fee },
  ...(fee ? [{ kind: 'fees' as const, cents: fee }] : []),
]

test('a posting is written once for its reason and subject', async () => {
  const buyer = newBuyer()
  const subject = `order ${buyer.party}`
  const entries = sale(buyer, 1_999, 60)
  const posted = await Promise.all([...Array(4)].map(() => post(db, { reason: 'sale', subject, entries })))
  expect(posted.filter(Boolean)).toHaveLength(1)
  expect(await balanceOf(db, buyer)).toBe(-1_999)
  expect(await entriesOf(db, buyer)).toMatchObject([{ reason: 'sale', subject, cents: -1_999 }])
})

test.each([
  [
    'whose entries do not add up',
    (buyer: OwnAccount) => [
      { ...buyer, cents: 5 },
      { kind: 'site', cents: -4 },
    ],
  ],
  ['with one entry', (buyer: OwnAccount) => [{ ...buyer, cents: 5 }]],
  ['without entries', () => []],
  [
    'with an entry of nothing',
    (buyer: OwnAccount) => [
      { ...buyer, cents: 0 },
      { kind: 'site', cents: 0 },
    ],
  ],
  [
    'of half a cent',
    (buyer: OwnAccount) => [
      { ...buyer, cents: 0.5 },
      { kind: 'site', cents: -0.5 },
    ],
  ],
  [
    'with two entries of an account',
    () => [
      { kind: 'site', cents: 5 },
      { kind: 'site', cents: -5 },
    ],
  ],
  [
    'of an unknown account',
    (buyer: OwnAccount) => [
      { ...buyer, cents: 5 },
      { kind: 'bank', cents: -5 },
    ],
  ],
  [
    'of a person without one',
    () => [
      { kind: 'buyer', cents: 5 },
      { kind: 'site', cents: -5 },
    ],
  ],
  [
    "of the site's account under a person's id",
    ({ party }: OwnAccount) => [
      { kind: 'fees', party, cents: 5 },
      { kind: 'site', cents: -5 },
    ],
  ],
])('a posting %s is not committed', async (_, entriesFor) => {
  const buyer = newBuyer()
  const subject = `order ${buyer.party}`
  const entries = entriesFor(buyer) as ReturnType<typeof sale>
  await expect(db.transaction((tx) => post(tx, { reason: 'sale', subject, entries }))).rejects.toThrow()
  expect(await balanceOf(db, buyer)).toBe(0)
  expect((await pool.query('select from ledger_posting where subject = $1', [subject])).rowCount).toBe(0)
})

test('what was posted is only ever added to', async () => {
  const buyer = newBuyer()
  await post(db, { reason: 'sale', subject: `order ${buyer.party}`, entries: sale(buyer, 100) })
  const { rows } = await pool.query(
    `select posting_id, account.id as account_id from ledger_entry
     join ledger_account account on account.id = account_id where party_id = $1`,
    [buyer.party],
  )
  const { posting_id: posting, account_id: account } = rows[0]
  for (const change of [
    `update ledger_entry set cents = 5 where posting_id = ${posting}`,
    `delete from ledger_entry where posting_id = ${posting}`,
    `update ledger_posting set subject = 'order 2' where id = ${posting}`,
    `delete from ledger_posting where id = ${posting}`,
    `update ledger_account set balance_cents = 5 where id = ${account}`,
    `delete from ledger_account where id = ${account}`,
    'truncate ledger_entry',
    'truncate ledger_posting, ledger_entry',
    'truncate ledger_account, ledger_entry',
  ])
    await expect(pool.query(change), change).rejects.toThrow('only ever added')
  // Two more entries that cancel out.
  await expect(
    pool.query(
      `insert into ledger_entry select $1, id, case kind when 'tax' then 5 else -5 end
       from ledger_account where kind in ('tax', 'fees')`,
      [posting],
    ),
  ).rejects.toThrow('does not add up')
  expect(await findDifferences(db)).toEqual([])
})

test('the nightly check tells admins, and no one else, of what does not add up', async () => {
  const buyer = newBuyer()
  await post(db, { reason: 'sale', subject: `order ${buyer.party}`, entries: sale(buyer, 250) })
  const [ana] = [await somebody(db, 'Ana'), await somebody(db)]
  await pool.query(`update users set role = 'admin' where id = $1`, [ana])
  const told = async () =>
    (await pool.query(`select user_id, values from notification where event = 'ledger-differs'`)).rows
  await checkLedger.run({}, jobTools(db))
  expect(await told()).toEqual([])
  // As after a mistake on the database itself.
  await pool.query(
    'alter table ledger_account disable trigger user; alter table ledger_entry disable trigger user',
  )
  const account = await pool.query(
    'update ledger_account set balance_cents = -90 where party_id = $1 returning id::text',
    [buyer.party],
  )
  const entry = await pool.query(
    'update ledger_entry set cents = 249 where cents = 250 returning posting_id::text',
  )
  expect(await findDifferences(db)).toEqual([
    { of: 'posting', id: entry.rows[0].posting_id, cents: -1 },
    { of: 'account', id: account.rows[0].id, cents: 160 },
  ])
  await checkLedger.run({}, jobTools(db))
  await checkLedger.run({}, jobTools(db))
  expect(await told()).toEqual([{ user_id: ana, values: { count: 2 } }])
})
