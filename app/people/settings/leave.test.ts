import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { signedIn } from '../../../tests/accounts.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { creditOf, earnCredit } from '../credit/credit.server.ts'
import { notify } from '../notifications/notify.server.ts'
import { closeAccount, eraseDue, reopenAccount } from './leave.server.ts'
import '../../registry/personal-parts.server.ts'
import { personalParts } from './personal-parts.ts'

const { db, pool } = await testDatabase()
const query = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60_000)

const name = 'Rosalia Quitugua-Pangelinan'
const email = 'rosalia@example.org'
let id = ''
let neighbor = ''
let ana = ''

beforeAll(async () => {
  const site = { query, origin: 'http://localhost:3000' }
  neighbor = (await signedIn(site)).id
  ana = (await signedIn(site, { name: 'Ana Cruz' })).id
  ;({ id } = await signedIn({ query, origin: 'http://localhost:3000' }, { name, email }))
  await query(`insert into account (user_id, provider_id, account_id) values ($1, 'google', $2)`, [id, email])
  await query(
    `insert into listing (kind, ref, owner_id, status, title, island, contact, search_text)
     values ('vehicle', 'own-1', $1, 'live', 'Corolla', 'saipan', $2, 'x'),
            ('vehicle', 'own-2', $1, 'sold', 'Tacoma', 'saipan', $2, 'x')`,
    [id, { name, email }],
  )
  await query(
    `insert into question (ref, category, asker_id, asker_name, title, content, image, search_text, grams)
     values ('own', 'food', $1, $2, 'Where?', 'Where?', '/media/where', 'where', '{}')`,
    [id, name],
  )
  await query(`insert into review (listing_id, author_id, rating) select id, $1, 5 from listing limit 1`, [
    id,
  ])
  await query(
    `insert into ticket (topic, name, email, message, lang, digest) values ('general', $1, $2, 'Hello', 'en', '\\x00')`,
    [name, email],
  )
  await query(
    `insert into profile (user_id, mailing_address, birth_date, phone_number)
     values ($1, $2 || ', PO Box 1', '1990-01-01', '+16702345678')`,
    [id, name],
  )
  await query(
    `insert into verification_request (user_id, status, decided_at, reason) values ($1, 'refused', now(), $2)`,
    [id, `This is not ${name}.`],
  )
  await query('insert into second_step (user_id, secret, backup_codes) values ($1, $2, $2)', [id, name])
  await earnCredit(db, id, 'profile')
  await query(`insert into favorite (user_id, type, ref) values ($1, 'vehicle', '2')`, [id])
  await query(
    `insert into saved_search (user_id, name, address, alerts) values ($1, $2, '/vehicles', 'daily')`,
    [id, `For ${name}`],
  )
  await query(
    `insert into suppressed_address (address, user_id, reason, words)
     values ($1, null, 'bounced', $1 || ' is gone'), ('before.' || $1, $2, 'bounced', '')`,
    [email, id],
  )
  await query(
    `with job as (select id from graphile_worker.add_job('delete-files', '{"keys": []}'::json))
     update graphile_worker._private_jobs set attempts = 1, last_error = $1 || ' is gone' from job where job.id = _private_jobs.id`,
    [email],
  )
  const words = { href: '/messages', values: { title: 'Corolla', name } }
  await notify(db, neighbor, { event: 'message', ...words, key: 'theirs', about: [id] })
  await notify(db, neighbor, {
    event: 'message',
    ...words,
    values: { title: 'Corolla', name: 'Ana Cruz' },
    key: 'another’s',
    about: [ana],
  })
  await notify(db, neighbor, {
    event: 'booking-arrivals',
    href: '/bookings/received',
    values: {
      count: 3,
      first: ['Ben Taitano · Lagoon House', `${name} · Lagoon House`, 'Ana Cruz · Reef Room'],
    },
    key: 'arrivals',
    about: [null, id, ana],
  })
  // Its mails are on their way at once.
  await query(`delete from graphile_worker._private_jobs where payload->>'userId' = $1`, [neighbor])
  await notify(db, id, { event: 'email-changed', values: { email }, href: '/account', key: 'one' })
})

const statuses = async () =>
  (await query('select status from listing where owner_id = $1 order by ref', [id])).map((row) => row.status)

describe('a user who asks for deletion', () => {
  test('is signed out and offers nothing any more', async () => {
    await closeAccount(db, id)
    expect(await query('select from session where user_id = $1', [id])).toEqual([])
    expect(await statuses()).toEqual(['closed', 'closed'])
  })

  test('keeps the same date when asking again', async () => {
    const closing = () => query('select closes_at from users where id = $1', [id])
    const before = await closing()
    await closeAccount(db, id, days(3))
    expect(await closing()).toEqual(before)
    expect(await query(`select from notification where event = 'account-closing'`)).toHaveLength(1)
  })

  test('gets everything back when returning in time', async () => {
    await reopenAccount(db, id)
    await reopenAccount(db, id)
    expect(await statuses()).toEqual(['live', 'sold'])
    expect(await eraseDue(db, days(15))).toBe(0)
  })

  test('is gone after 14 days: no name and no address is left anywhere', async () => {
    await closeAccount(db, id)
    expect(await eraseDue(db, days(13))).toBe(0)
    expect(await placesOf(name, email)).toContain('public.users')
    expect(await eraseDue(db, days(15))).toBe(1)
    expect(await placesOf(name, email)).toEqual([])
    expect(await eraseDue(db, days(15))).toBe(0)
    const [question] = await query(
      `select asker_name, full_name, question.image from question join users on users.id = asker_id where ref = 'own'`,
    )
    expect(question).toEqual({ asker_name: '', full_name: '', image: null })
    expect(await creditOf(db, id)).toBe(5)
    expect(await query('select id from erased_user')).toEqual([{ id }])
    expect(
      await query('select "values" from notification where user_id = $1 order by id', [neighbor]),
    ).toEqual([
      { values: { title: 'Corolla', name: '' } },
      { values: { title: 'Corolla', name: 'Ana Cruz' } },
      { values: { count: 3, first: ['Ben Taitano · Lagoon House', '', 'Ana Cruz · Reef Room'] } },
    ])
  })
})

test('one admin always stays, even if the last two leave at the same moment', async () => {
  const admin = async () => (await signedIn({ query, origin: 'http://localhost:3000' }, { role: 'admin' })).id
  const [ada, ben, suspended] = [await admin(), await admin(), await admin()]
  await query('update users set suspended_at = now() where id = $1', [suspended])
  const closed = await Promise.all([closeAccount(db, ada), closeAccount(db, ben)])
  expect(closed.toSorted()).toEqual([false, true])
  const leaving = closed[0] ? ada : ben
  await reopenAccount(db, leaving)
  expect(await closeAccount(db, leaving)).toBe(true)
})

test("an account that can't be deleted doesn't stop the others", async () => {
  const people = await Promise.all(
    ['first@example.org', 'second@example.org'].map((email) =>
      signedIn({ query, origin: 'http://localhost:3000' }, { email }),
    ),
  )
  const [stuck, other] = people.map((one) => one.id)
  await query(`update users set closes_at = now() - interval '1 day' where id = $1`, [stuck])
  await query('update users set closes_at = now() where id = $1', [other])
  const erased: string[] = []
  const part = {
    erase: async (_tx: unknown, { id }: { id: string }) => {
      if (id === stuck) throw new Error('broken')
      erased.push(id)
    },
  }
  await expect(eraseDue(db, days(1), [part])).rejects.toThrow('broken')
  expect(erased).toEqual([other])
})

/** Tables that contain one of the texts. */
async function placesOf(...texts: string[]) {
  const tables = await query(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const found = await Promise.all(
    tables.map(async ({ name }: { name: string }) => {
      const rows = await query(
        `select from ${name} as row where exists (select from unnest($1::text[]) as one where strpos(lower(row::text), lower(one)) > 0) limit 1`,
        [texts],
      )
      return rows.length > 0 ? [name] : []
    }),
  )
  return found.flat()
}

test('every table that refers to people is a part of what is exported and deleted: app/*/personal-data.server.ts', async () => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct conrelid::regclass::text as name from pg_constraint
    where confrelid = 'users'::regclass and contype = 'f'`)
  const known = new Set(personalParts().flatMap(({ tables }) => tables))
  expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
})
