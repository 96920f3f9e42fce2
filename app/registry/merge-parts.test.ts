import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newAccount, newBookable } from '../../tests/bookings.ts'
import { jobTools } from '../../tests/job-tools.ts'
import { people } from '../../tests/owners.ts'
import { loaderArguments } from '../../tests/page-context.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { vehicles } from '../areas/vehicles/area.ts'
import { loadDetail } from '../directory/detail/load-detail.server.ts'
import { loader as conversationLoader } from '../market/messages/conversation-page.tsx'
import { receiveMessage } from '../market/messages/receive-message.server.ts'
import { tellOfUnread } from '../market/messages/tell-of-unread.server.ts'
import { csvOf } from '../ground/files/csv.ts'
import type { Viewer } from '../ground/request/viewer.ts'
import { planFile } from '../team/listing-desk/import/try-import.server.ts'
import { mergeListings } from '../team/listing-desk/merge/merge-listings.server.ts'
import { action as sendMerge, loader as loadMerge } from '../team/listing-desk/merge/merge-page.tsx'
import { mergeParts } from '../team/listing-desk/merge/merge-parts.ts'
import { report } from '../team/moderation/report/report.server.ts'
import './register.server.ts'

const database = await testDatabase()
const { db, pool } = database
const { newPerson, newListing } = people(database)
const query = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
const admin = await newPerson({ role: 'admin' })
const merge = (keptId: number, goneId: number) =>
  db.transaction((tx) => mergeListings(tx, { keptId, goneId, admin }))

test('every table that refers to listings has a part in merging them: app/*/merge-part.server.ts', async () => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct conrelid::regclass::text as name from pg_constraint
    where confrelid = 'listing'::regclass and contype = 'f'`)
  const known = mergeParts().flatMap(({ tables }) => tables)
  expect(known.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

test('after two listings are merged, all that people added to one is at the other, each thing once', async () => {
  const [owner, ana, ben] = [await newPerson(), await newPerson(), await newPerson()]
  const kept = await newListing(owner.id, 'kept')
  const gone = await newListing(owner.id, 'twin-of-it')
  const now = '2026-11-20T00:00Z'
  await query(
    `insert into review (listing_id, author_id, rating, created_at) values
       ($1, $3, 1, $5), ($2, $3, 5, $5::timestamptz + interval '1 day'), ($2, $4, 4, $5)`,
    [kept, gone, ana.id, ben.id, now],
  )
  await query(
    `insert into favorite (user_id, type, ref) values
       ($1, 'vehicle', 'kept'), ($1, 'vehicle', 'twin-of-it'), ($2, 'vehicle', 'twin-of-it')`,
    [ana.id, ben.id],
  )
  await query(
    `insert into daily_count (what, subject, day, count) values
       ('listing view', 'vehicle/kept', $1, 2), ('listing view', 'vehicle/twin-of-it', $1, 3)`,
    ['2026-11-20'],
  )
  await query(`insert into draft (owner_id, created_listing_id) values ($1, $2)`, [owner.id, gone])
  await query(`insert into listing_key (listing_id, kind, key) values ($1, 'vehicle', 'car-7')`, [gone])
  await query(`insert into photo (listing_id, position, src) values ($1, 0, '/pictures/vehicles/1-a.svg')`, [
    gone,
  ])
  const conversations = await query(
    `insert into conversation (listing_kind, listing_ref, listing_title, owner_id, asker_id, owner_unread) values
       ('vehicle', 'kept', 'Civic', $1, $2, 1), ('vehicle', 'twin-of-it', 'Civic', $1, $2, 1),
       ('vehicle', 'twin-of-it', 'Civic', $1, $3, 1) returning id`,
    [owner.id, ana.id, ben.id],
  )
  for (const { id } of conversations)
    await query(
      `with said as (
         insert into message (conversation_id, sender_id, client_id, text)
         select id, asker_id, gen_random_uuid(), 'Hello' from conversation where id = $1 returning id)
       update conversation set last_id = said.id from said where conversation.id = $1`,
      [id],
    )
  const reported = { kind: 'vehicle', quote: '', ownerId: owner.id, reason: 'scam', text: '' } as const
  await db.transaction((tx) =>
    report(tx, { ...reported, ref: 'twin-of-it', listingId: gone, reporterId: ben.id }),
  )

  expect(await merge(kept, gone)).toBe(true)

  expect(await query('select author_id, rating, listing_id::int from review order by rating')).toEqual([
    { author_id: ben.id, rating: 4, listing_id: kept },
    { author_id: ana.id, rating: 5, listing_id: kept },
  ])
  expect(await query('select rating::float, review_count from listing where id = $1', [kept])).toEqual([
    { rating: 4.5, review_count: 2 },
  ])
  expect(await query('select count(*)::int from favorite where ref = $1', ['kept'])).toEqual([{ count: 2 }])
  expect(await query('select subject, count from daily_count')).toEqual([
    { subject: 'vehicle/kept', count: 5 },
  ])
  expect(await query('select key from listing_key where listing_id = $1', [kept])).toEqual([{ key: 'car-7' }])
  expect(await query('select count(*)::int from photo where listing_id = $1', [kept])).toEqual([{ count: 1 }])
  expect(await query('select created_listing_id::int as id from draft')).toEqual([{ id: kept }])
  expect(
    await query(
      `select asker_id, owner_unread, (select count(*)::int from message where conversation_id = conversation.id) as messages
       from conversation where listing_ref = 'kept' order by id`,
    ),
  ).toEqual([
    { asker_id: ana.id, owner_unread: 2, messages: 2 },
    { asker_id: ben.id, owner_unread: 1, messages: 1 },
  ])
  expect(
    await query(`select subject_ref, listing_id::int from moderation_case where state = 'open'`),
  ).toEqual([{ subject_ref: 'kept', listing_id: kept }])
  expect(await query(`select action, changes from audit`)).toEqual([
    {
      action: 'listing-merged',
      changes: { merged: [null, 'Civic twin-of-it'], mergedId: [null, 'twin-of-it'] },
    },
  ])
  expect(await query('select event, href from notification where user_id = $1', [owner.id])).toEqual([
    { event: 'listing-merged', href: '/vehicles/kept' },
  ])
  expect(await placesOf('twin-of-it')).toEqual(['audit', 'listing_alias', 'notification'])
})

test('who wrote to two owners keeps both conversations at the kept listing', async () => {
  const [owner, former, ana] = [await newPerson(), await newPerson(), await newPerson()]
  const kept = await newListing(owner.id, 'of-owner')
  const gone = await newListing(former.id, 'of-former')
  await query(
    `insert into conversation (listing_kind, listing_ref, listing_title, owner_id, asker_id)
     values ('vehicle', 'of-owner', 'Civic', $1, $3), ('vehicle', 'of-former', 'Civic', $2, $3)`,
    [owner.id, former.id, ana.id],
  )
  expect(await merge(kept, gone)).toBe(true)
  expect(
    await query('select listing_ref, owner_id from conversation where asker_id = $1 order by id', [ana.id]),
  ).toEqual([
    { listing_ref: 'of-owner', owner_id: owner.id },
    { listing_ref: 'of-owner', owner_id: former.id },
  ])
})

test('links to a conversation, what is written in it and who is told of it follow it to the kept listing', async () => {
  const [owner, ana] = [await newPerson(), await newPerson()]
  const kept = await newListing(owner.id, 'stays')
  const gone = await newListing(owner.id, 'goes')
  await query(`update users set email = id || '@example.com' where id in ($1, $2)`, [owner.id, ana.id])
  const about = (ref: string) => ({ kind: 'vehicle', ref })
  const context = loaderArguments(database, '/messages').page
  const write = async (ref: string, fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    const sent = await receiveMessage(context, ana, about(ref), form)
    return sent.ok ? sent.conversation : null
  }
  const into = await write('stays', { text: 'The first' })
  const id = await write('goes', { text: 'The second' })
  const [{ payload }] = await query(
    `select payload from graphile_worker._private_jobs where key = 'tell-of-unread ' ||
       (select last_id from conversation where id = $1)`,
    [id],
  )
  expect(await merge(kept, gone)).toBe(true)

  await query('delete from notification')
  await tellOfUnread.run(payload, jobTools(db))
  expect(await query('select href from notification')).toEqual([
    { href: `/messages/vehicle/stays?with=${into}` },
  ])
  expect(await write('goes', { text: 'The third', with: String(id) })).toBe(into)
  expect(await write('goes', { text: 'The fourth' })).toBe(into)
  const linked = async (search: string) => {
    const args = loaderArguments(database, `/messages/vehicle/goes${search}`, { viewer: ana })
    const answer = await conversationLoader({ ...args, params: about('goes') } as never).catch(
      (thrown: unknown) => thrown,
    )
    return (answer as Response).headers.get('location')
  }
  expect(await linked(`?with=${id}`)).toBe('/messages/vehicle/stays')
  expect(await linked(`?with=${into}`)).toBe(`/messages/vehicle/stays?with=${into}`)
})

test('the address of a merged listing leads to the kept one, also after that was merged itself', async () => {
  const owner = await newPerson()
  const [first, second, third] = [
    await newListing(owner.id, 'first'),
    await newListing(owner.id, 'second'),
    await newListing(owner.id, 'third'),
  ]
  await merge(second, first)
  await merge(third, second)
  for (const ref of ['first', 'second']) {
    const answer = await loadDetail(vehicles, loaderArguments(database, `/vehicles/${ref}`)).catch(
      (thrown: unknown) => thrown,
    )
    expect(answer).toBeInstanceOf(Response)
    const { status, headers } = answer as Response
    expect([status, headers.get('location')]).toEqual([301, '/vehicles/third'])
  }
})

test('an import finds the kept listing by what each merged one was called, and a row of its own counts', async () => {
  const owner = await newPerson()
  const [first, second, third] = [
    await newListing(owner.id, 'once'),
    await newListing(owner.id, 'twice'),
    await newListing(owner.id, 'thrice'),
  ]
  await query(
    `insert into listing_key (listing_id, kind, key)
     values ($1, 'vehicle', 'MLS 1'), ($2, 'vehicle', 'MLS 2'), ($3, 'vehicle', 'MLS 3')`,
    [first, second, third],
  )
  await merge(second, first)
  await merge(third, second)
  const plan = async (...rows: (readonly [id: string, key: string, title: string])[]) => {
    const bytes = new TextEncoder().encode(csvOf([['id', 'key', 'title'], ...rows]))
    const planned = await planFile(db, { area: vehicles, bytes, isLocked: false, demo: false })
    if ('problem' in planned) throw new Error(planned.problem)
    return planned
  }
  for (const [id, key] of [
    ['', 'MLS 1'],
    ['', 'MLS 2'],
    ['once', ''],
    ['twice', 'MLS 2'],
  ] as const) {
    const { steps } = await plan([id, key, 'Renamed'])
    expect(steps).toMatchObject([
      { known: { ref: 'thrice' }, key: '', changes: { title: ['Civic thrice', 'Renamed'] } },
    ])
    expect(steps[0]!.changes).not.toHaveProperty('key')
    for (const own of [
      ['', 'MLS 3', 'Civic thrice'],
      ['thrice', '', 'Civic thrice'],
    ] as const)
      expect((await plan([id, key, 'Renamed'], own)).counts).toMatchObject({ unchanged: 2, faulty: 0 })
  }
  const { steps, counts } = await plan(['', 'MLS 1', 'Renamed'], ['', 'MLS 2', 'Another'])
  expect(steps).toMatchObject([{ known: { ref: 'thrice' }, changes: { title: ['Civic thrice', 'Renamed'] } }])
  expect(counts).toMatchObject({ changed: 1, unchanged: 1, faulty: 0 })
  expect((await plan(['', 'MLS 1', 'Renamed'], ['', 'MLS 1', 'Again'])).faults).toEqual([
    { row: 3, column: 'key', problem: 'twice' },
  ])
})

test('listings of different areas, a deleted one, and one with itself are not merged', async () => {
  const owner = await newPerson()
  const car = await newListing(owner.id, 'car')
  const deleted = await newListing(owner.id, 'deleted')
  await query('update listing set deleted_at = now() where id = $1', [deleted])
  const { listingId: hotel } = await newBookable(db, 'stay')
  for (const other of [hotel, deleted, car, 987_654]) expect(await merge(car, other)).toBe(false)
  expect(await query('select count(*)::int from listing where id = any($1)', [[car, hotel]])).toEqual([
    { count: 2 },
  ])
})

test('bookings continue at the kept event, at its own time where both have it', async () => {
  const at = (day: number) => new Date(Date.UTC(2027, 0, day, 8))
  const gone = await newBookable(db, 'seat', { capacity: 5, times: [at(1), at(2), at(3)] })
  const kept = await newBookable(db, 'seat', { capacity: 5, times: [at(1)] })
  await query('update listing set owner_id = $1 where id = $2', [gone.ownerId, kept.listingId])
  const guest = await newAccount(db)
  for (const day of [1, 2])
    await query(
      `insert into booking (number, listing_id, listing_kind, listing_ref, listing_title, bookable_id, kind, owner_id,
         guest_id, name, persons, place_id, starts_at, ends_at, state, rule, form_key)
       select 'n' || place.id, $1, 'event', 'x', 'x', $2, 'seat', $3, $4, 'Ana', 1, place.id, starts_at, ends_at,
         'confirmed', 'moderate', gen_random_uuid()
       from booking_place place where bookable_id = $2 and starts_at = $5`,
      [gone.listingId, gone.bookable.id, gone.ownerId, guest, at(day)],
    )
  expect(await merge(kept.listingId, gone.listingId)).toBe(true)
  expect(await query('select starts_at from occurrence order by starts_at')).toEqual([
    { starts_at: at(1) },
    { starts_at: at(2) },
  ])
  expect(
    await query(
      `select booking.listing_id::int as id, occurrence.listing_id::int as of, occurrence.starts_at as at
       from booking join booking_place place on place.id = place_id join occurrence on occurrence.id = occurrence_id
       order by booking.starts_at`,
    ),
  ).toEqual([
    { id: kept.listingId, of: kept.listingId, at: at(1) },
    { id: kept.listingId, of: kept.listingId, at: at(2) },
  ])
  expect(
    await query('select closed_at is null as open from bookable where listing_id = $1 order by id', [
      kept.listingId,
    ]),
  ).toEqual([{ open: false }, { open: true }])
})

/** Tables that contain the text. */
async function placesOf(text: string) {
  const tables = await query(
    `select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  const found: string[] = []
  for (const { name } of tables)
    if (
      (await query(`select from ${name} as row where strpos(row::text, $1) > 0 limit 1`, [text])).length > 0
    )
      found.push(name)
  return found.toSorted()
}

test('an admin merges no listing of their own, that they claim or of whose owner they are a colleague, another one does', async () => {
  const [owner, rival] = [await newPerson({ role: 'admin' }), await newPerson()]
  const claimant: Viewer = await newPerson({ role: 'admin' })
  const [own, theirs] = [await newListing(owner.id, 'own'), await newListing(rival.id, 'theirs')]
  const colleague: Viewer = {
    ...admin,
    colleagueOf: [{ kind: 'vehicle', ref: 'theirs', ownerId: rival.id, role: 'answer' }],
  }
  await query(
    `insert into listing_claim (listing_id, claimant_id, way, words, state) values ($1, $2, 'document', 'Mine', 'waiting')`,
    [theirs, claimant.id],
  )
  const address = `/admin/listings/merge?one=${own}&other=${theirs}`
  const at = (viewer: Viewer) => ({ ...loaderArguments(database, address, { viewer }), pattern: '' as never })
  const isOwnOf = async (viewer: Viewer) => (await loadMerge(at(viewer) as never)).pair!.isOwn
  for (const staff of [owner, colleague, claimant]) expect(await isOwnOf(staff)).toBe(true)
  expect(await isOwnOf(admin)).toBe(false)
  const send = (viewer: Viewer) => {
    const args = at(viewer)
    const request = new Request(args.url, {
      method: 'POST',
      body: new URLSearchParams({ keep: String(own) }),
    })
    return sendMerge({ ...args, request } as never)
  }
  const refused = { data: { problem: 'stale' }, init: { status: 409 } }
  for (const staff of [owner, colleague, claimant]) expect(await send(staff)).toMatchObject(refused)
  expect(await query('select from listing where id = any($1)', [[own, theirs]])).toHaveLength(2)
  await expect(send(admin)).rejects.toMatchObject({ status: 303 })
  expect(await query('select from listing where id = any($1)', [[own, theirs]])).toHaveLength(1)
})
