import { expect, test } from 'vitest'
import { databaseBefore } from '../../../tests/former-version.ts'
import { somebody } from '../../../tests/people.ts'
import { findDifferences } from '../../people/ledger/find-differences.server.ts'
import { post } from '../../people/ledger/ledger.server.ts'
import { findReceivedRows } from './find-money.server.ts'

// What advertisers had transferred as it was stored before migration 0237.

const { db, pool, upgrade } = await databaseBefore('0237')

const maria = await somebody(db)

async function campaign(paidAt: string | null, { owner = null as string | null, creditCents = 0 } = {}) {
  const { rows } = await pool.query<{ id: string }>(
    `insert into campaign (owner_id, business_name, email, link, alt, lang, category, starts_on, ends_on, price_cents,
       credit_cents, review, decided_at, paid_at, digest)
     values ($1, 'Lagoon Boats', 'a@example.com', 'https://example.com', 'A boat', 'en', 'vehicles', '2025-11-01',
       '2025-11-05', 2000, $2, 'approved', now(), $3, sha256(gen_random_uuid()::text::bytea)) returning id`,
    [owner, creditCents, paidAt],
  )
  return `campaign ${rows[0]!.id}`
}

test('what advertisers had transferred before it was posted is in the books at its time, once', async () => {
  const subjects = [
    await campaign('2025-11-03T10:00+10:00', { owner: maria, creditCents: 500 }),
    await campaign('2025-11-02T10:00+10:00'),
    await campaign('2025-11-04T10:00+10:00'),
  ] as const
  await campaign(null)
  await campaign('2025-11-01T10:00+10:00', { owner: maria, creditCents: 2_000 })
  // This version has posted it.
  await db.transaction((tx) =>
    post(tx, {
      reason: 'advertised',
      subject: subjects[2],
      entries: [
        { kind: 'buyer', party: maria, cents: -2_000 },
        { kind: 'site', cents: 2_000 },
      ],
    }),
  )
  await upgrade()
  const { rows } = await pool.query(
    `select subject, kind, party_id = $1 as hers, cents::int from ledger_posting
       join ledger_entry on posting_id = ledger_posting.id join ledger_account on ledger_account.id = account_id
     where reason = 'advertised' order by at, kind`,
    [maria],
  )
  expect(rows.slice(0, 4)).toEqual([
    { subject: subjects[1], kind: 'buyer', hers: false, cents: -2_000 },
    { subject: subjects[1], kind: 'site', hers: false, cents: 2_000 },
    { subject: subjects[0], kind: 'buyer', hers: true, cents: -1_500 },
    { subject: subjects[0], kind: 'site', hers: false, cents: 1_500 },
  ])
  expect(rows.map(({ subject }) => subject)).toEqual([1, 1, 0, 0, 2, 2].map((index) => subjects[index]))
  expect(await findReceivedRows(db, 2025)).toMatchObject([
    { at: '2025-11-02 10:00', cents: 2_000 },
    { at: '2025-11-03 10:00', cents: 1_500 },
  ])
  expect(await findDifferences(db)).toEqual([])
})
