import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/test-database.ts'
import { deskQuery, deskStates, listingsPath } from './desk-query.ts'
import { findListings } from './find-listings.server.ts'

const { db, pool } = await testDatabase()
const query = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
const now = new Date('2026-11-22T02:00:00Z')
const context = { now, samples: true, language: 'en' as const }
const find = (search: string, more = {}) =>
  findListings(
    db,
    { ...context, ...more },
    deskQuery.parse(new URL(`http://localhost/admin/listings${search}`)),
  )
const titles = async (search: string, more = {}) =>
  (await find(search, more))?.listings.map(({ title }) => title)

const [{ id: maria }] = await query(
  `insert into users (full_name, email) values ('Maria', 'maria@example.com') returning id`,
)

/** The newest is the last one. */
let made = 0
async function make(title: string, columns: Record<string, unknown> = {}) {
  made += 1
  const listingDefaults = {
    kind: 'vehicle',
    ref: `ref-${made}`,
    title,
    island: 'saipan',
    created_at: new Date(now.getTime() - 1_000_000 + made * 1000),
    ...columns,
  }
  await query(
    `insert into listing (${Object.keys(listingDefaults).join()}) values (${Object.keys(listingDefaults)
      .map((_, at) => `$${at + 1}`)
      .join()})`,
    Object.values(listingDefaults),
  )
}

const past = new Date(now.getTime() - 1000)
await make('Live car', { owner_id: maria, expires_at: new Date(now.getTime() + 1000) })
await make('Expired car', { expires_at: past })
await make('Paused car', { status: 'paused', owner_id: maria })
await make('Sold car', { status: 'sold', ended_at: past })
await make('Closed shop', { kind: 'business', status: 'closed', ended_at: new Date('2020-01-01') })
await make('Waiting car', { review: 'pending', owner_id: maria })
await make('Refused car', { review: 'refused' })
await make('Hidden café', { kind: 'food', hidden_at: past })
await make('Draft car', { status: 'draft' })
await make('Demo car', { status: 'demo' })
await make('Deleted car', { deleted_at: past })
await make('Sample car', { sample: true, ref: '__proto__' })

test('there are listings of every state and area, the newest first', async () => {
  expect(await titles('')).toEqual(
    ['Live car', 'Expired car', 'Paused car', 'Sold car', 'Closed shop', 'Waiting car', 'Refused car']
      .concat(['Hidden café', 'Draft car', 'Demo car', 'Deleted car', 'Sample car'])
      .toReversed(),
  )
})

test('each state finds its own, which together are all', async () => {
  const found = await Promise.all(deskStates.map(async (state) => [state, await titles(`?state=${state}`)]))
  expect(Object.fromEntries(found)).toEqual({
    live: ['Sample car', 'Live car'],
    expired: ['Expired car'],
    paused: ['Paused car'],
    sold: ['Sold car'],
    closed: ['Closed shop'],
    review: ['Waiting car'],
    refused: ['Refused car'],
    hidden: ['Hidden café'],
    draft: ['Draft car'],
    demo: ['Demo car'],
    deleted: ['Deleted car'],
  })
})

test.each([
  ['?kind=business', ['Closed shop']],
  ['?kind=vehicle&state=live', ['Sample car', 'Live car']],
  ['?owner=MARIA@example.com', ['Waiting car', 'Paused car', 'Live car']],
  [`?owner=${maria}&state=paused`, ['Paused car']],
  ['?owner=maria@example.com&q=wait', ['Waiting car']],
  ['?q=hid+CAFE', ['Hidden café']],
  ['?q=afé', []],
  ['?q=ref-5', ['Closed shop']],
  ['?q=__proto__', ['Sample car']],
  ['?q=%25', []],
  ['?q=car&state=expired', ['Expired car']],
  ['?kind=constructor', []],
])('%s finds what it asks for', async (search, expected) => {
  expect(await titles(search)).toEqual(expected)
})

test('an unknown owner is reported', async () => {
  expect(await find('?owner=nobody@example.com')).toBeNull()
  expect(await find('?owner=nonsense')).toBeNull()
})

test('without samples on the site the list has none either', async () => {
  expect(await titles('?state=live', { samples: false })).toEqual(['Live car'])
  expect(await titles('?q=car&state=live', { samples: false })).toEqual(['Live car'])
})

test('a page is linked to where a user can read it', async () => {
  const { listings } = (await find(''))!
  expect(listings.filter(({ href }) => href).map(({ state }) => state)).toEqual([
    'live',
    'sold',
    'expired',
    'live',
  ])
})

test('of several cases about a listing the open one comes first', async () => {
  const [{ id: listingId }] = await query(`select id from listing where title = 'Sold car'`)
  const [{ id: open }] = await query(
    `insert into moderation_case (type, subject_kind, subject_ref, listing_id) values ('report', 'vehicle', 'x', $1) returning id`,
    [listingId],
  )
  await query(
    `insert into moderation_case (type, subject_kind, subject_ref, listing_id, state) values ('edit', 'vehicle', 'x', $1, 'approved')`,
    [listingId],
  )
  const [sold] = (await find('?state=sold'))!.listings
  expect(sold!.moderation).toEqual({ id: open, state: 'open' })
  expect((await find('?state=review'))!.listings[0]!.moderation).toMatchObject({ state: 'open' })
})

test('very many are read page by page, in every way to ask, and none twice or never', async () => {
  await query(
    `insert into listing (kind, ref, title, island, owner_id, created_at, expires_at, status)
     select (array['vehicle', 'hotel', 'tour'])[n % 3 + 1], 'many-' || n, 'Many boats', 'rota', $1,
       $2::timestamptz - make_interval(secs => n / 7), $2::timestamptz - make_interval(secs => n / 7),
       case when n % 2 = 0 then 'live' else 'sold' end
     from generate_series(1, 240) n`,
    [maria, now],
  )
  for (const search of [
    '?q=boats',
    '?owner=maria@example.com&q=many',
    '?q=many&kind=hotel',
    '?kind=tour',
  ].concat(['?state=sold&q=boats', '?state=expired&q=boats', '?state=expired&kind=vehicle&q=many'])) {
    const seen: string[] = []
    let next = true
    for (let after = ''; next;) {
      const found = (await find(`${search}${after}`))!
      seen.push(...found.listings.map(({ id }) => id))
      next = found.next
      after = `&after=${seen.at(-1)}`
    }
    const counts = await query(
      `select count(*)::int from listing where title = 'Many boats'
         and ($1 = '' or kind = $1) and ($2 = '' or (status = 'sold') = ($2 = 'sold'))`,
      [/kind=(\w+)/.exec(search)?.[1] ?? '', /state=(\w+)/.exec(search)?.[1] ?? ''],
    )
    expect([search, seen.length, new Set(seen).size]).toEqual([search, counts[0].count, counts[0].count])
    const gone = Math.max(...seen.map(Number)) + 1_000
    expect((await find(`${search}&after=${gone}`))!.listings).toEqual((await find(search))!.listings)
  }
})

test('an address keeps what it asks for, and nothing else', () => {
  const kept = (search: string) =>
    deskQuery.address(listingsPath, deskQuery.parse(new URL(`http://localhost/admin/listings${search}`)))
  const all = '?after=7&kind=vehicle&owner=a%40example.com&q=car&state=hidden'
  expect(kept(all)).toBe(`/admin/listings${all}`)
  expect(kept('?state=constructor&after=-1&kind=%00&x=1')).toBe('/admin/listings')
})

test('the database tells states as the site does, but for time', async () => {
  const { listings } = (await find('?q=car'))!
  expect(listings.length).toBeGreaterThan(7)
  const rows = await query(
    'select id, listing_state(status, review, hidden_at, deleted_at) as state from listing where id = any($1)',
    [listings.map(({ id }) => id)],
  )
  const states = new Map(rows.map(({ id, state }) => [id, state]))
  expect(listings.map(({ id }) => states.get(id))).toEqual(
    listings.map(({ state }) => (state === 'expired' ? 'live' : state)),
  )
})
