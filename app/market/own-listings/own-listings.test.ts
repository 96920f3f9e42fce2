import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { civic } from '../../../tests/civic.ts'
import { loaderArguments } from '../../../tests/page-context.ts'
import { somebody } from '../../../tests/people.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { countViews } from '../../team/analytics/count-views.server.ts'
import { openCounts } from '../../ground/counting/counts.server.ts'
import { changeDraft, findDraft, findUnfinished, startDraft } from '../create-listing/drafts.server.ts'
import { saveEdit } from '../create-listing/submit-draft.server.ts'
import { tidyDrafts } from '../create-listing/tidy-drafts.server.ts'
import { vehicles } from '../../areas/vehicles/area.ts'
import { type ListingInput, saveListing } from '../../directory/save-listing.server.ts'
import { lockListing } from '../listing-edits/find-listing.server.ts'
import { listingData } from '../listings/personal-data.server.ts'
import type { Person } from '../../directory/may-act.server.ts'
import { changeListing, deleteForGood } from './change-listing.server.ts'
import { findOwnListings } from './find-own-listings.server.ts'
import { ownListingsAddress, ownListingQuery, sortedBy } from './own-listing-query.ts'
import { type Change, changesFor, mostCounted } from './own-listing.ts'
import { warnOfEnds } from './warn-of-ends.server.ts'

const database = await testDatabase()
const { db } = database
const now = new Date()
const days = (count: number) => new Date(now.getTime() + count * 86_400_000)
const maria = await somebody(db)
const juan = await somebody(db, 'Juan')

type Vehicle = ListingInput<(typeof vehicles)['attributes']>
const save = (ref: string, more: Partial<Vehicle> = {}) =>
  saveListing(db, vehicles, {
    ref,
    title: `Car ${ref}`,
    description: '',
    island: 'saipan',
    village: 'Garapan',
    attributes: civic,
    photos: [],
    ownerId: maria,
    offer: 'sale',
    createdAt: days(-Number(ref)),
    ...more,
  })
for (const ref of ['1', '2', '3']) await save(ref)
await save('4', { ownerId: juan })

const { page: context } = loaderArguments(database, '/user-listings')
const own = async (address = '', ownerId = maria) => {
  const query = ownListingQuery.parse(new URL(`/user-listings${address}`, context.origin))
  return findOwnListings({ ...context, now }, { id: ownerId }, query, ['property', 'vehicle'])
}
const refs = async (address = '', ownerId = maria) =>
  (await own(address, ownerId)).listings.map(({ ref }) => ref)
const change = (ref: string, what: Change, ownerId = maria, at = now) =>
  changeListing(db, vehicles, { ref, person: { id: ownerId }, change: what, now: at })
const stateOf = async (ref: string) => (await own()).listings.find((one) => one.ref === ref)?.state ?? null

test("one's own listings are found by words and type, the newest first, and no one else's", async () => {
  expect(await refs()).toEqual(['1', '2', '3'])
  expect(await refs('?q=car+2')).toEqual(['2'])
  expect(await refs('?type=property')).toEqual([])
  expect(await refs('', juan)).toEqual(['4'])
  expect(await refs('?after=vehicle/none')).toEqual(['1', '2', '3'])
  expect(await refs('?after=vehicle/4')).toEqual(['1', '2', '3'])
})

test('a column pressed again turns its direction, another one starts ascending', async () => {
  const start = ownListingQuery.parse(new URL('http://localhost/user-listings'))
  expect(start).toMatchObject({ sort: 'date', order: 'desc' })
  expect(ownListingsAddress(sortedBy(start, 'date'))).toBe('/user-listings?order=asc')
  expect(ownListingsAddress(sortedBy(start, 'messages'))).toBe('/user-listings?order=asc&sort=messages')
  expect(await refs('?sort=date&order=asc')).toEqual(['3', '2', '1'])
  await db.execute(sql`
    insert into conversation (listing_kind, listing_ref, listing_title, owner_id, asker_id, owner_unread)
    values ('vehicle', '2', 'Car 2', ${maria}, ${juan}, 3)`)
  expect(await refs('?sort=messages&order=desc')).toEqual(['2', '1', '3'])
  expect((await own('?q=2')).listings[0]).toMatchObject({ conversations: 1, unread: 3 })
})

test('of many conversations a thousand are counted, and all that is unread', async () => {
  await db.execute(sql`
    with asker as (insert into users (full_name) select 'Asker' from generate_series(1, 1200) returning id)
    insert into conversation (listing_kind, listing_ref, listing_title, owner_id, asker_id, owner_unread)
    select 'vehicle', '3', 'Car 3', ${maria}, id, 1 from asker`)
  const [{ conversations, unread } = { conversations: 0, unread: 0 }] = (await own('?q=3')).listings
  expect({ isMore: conversations > mostCounted, unread }).toEqual({ isMore: true, unread: 1_200 })
})

test('the allowed changes lead from state to state, and repeating one has no further effect', async () => {
  for (const [what, state] of [
    ['pause', 'paused'],
    ['pause', 'paused'],
    ['resume', 'live'],
    ['sold', 'sold'],
    ['resume', 'live'],
    ['delete', null],
    ['restore', 'live'],
    ['close', 'closed'],
    ['resume', 'live'],
  ] as const) {
    expect(await change('1', what)).toEqual({ title: 'Car 1', isDone: true })
    expect(await stateOf('1'), what).toBe(state)
  }
})

test('an undone change leaves the listing as it was found, paused or expired, and as it was made later by another', async () => {
  const expiresAt = async () =>
    (await db.execute(sql`select expires_at from listing where ref = '1'`)).rows[0]
  await change('1', 'pause')
  for (const [what, undone, state] of [
    ['sold', 'undo-sold', 'paused'],
    ['close', 'undo-close', 'paused'],
  ] as const) {
    await change('1', what)
    expect(await change('1', undone)).toEqual({ title: 'Car 1', isDone: true })
    expect(await change('1', undone)).toEqual({ title: 'Car 1', isDone: true })
    expect(await stateOf('1'), what).toBe(state)
  }
  await change('1', 'resume')
  await db.execute(sql`update listing set expires_at = ${days(-1)} where ref = '1'`)
  const before = await expiresAt()
  for (const [what, undone] of [
    ['sold', 'undo-sold'],
    ['pause', 'undo-pause'],
  ] as const) {
    await change('1', what)
    await change('1', undone)
    expect([await stateOf('1'), await expiresAt()], what).toEqual(['expired', before])
  }
  await change('1', 'sold')
  expect((await change('1', 'undo-close'))?.isDone).toBe(false)
  expect(await stateOf('1')).toBe('sold')
  await change('1', 'resume')
})

test("a change that the listing's state doesn't allow is not reported as done", async () => {
  const isDone = async (what: Change) => (await change('1', what))?.isDone
  await change('1', 'sold')
  expect([await isDone('renew'), await isDone('pause'), await stateOf('1')]).toEqual([false, false, 'sold'])
  await change('1', 'resume')
  const [closed, sold] = await Promise.all([change('1', 'close'), change('1', 'sold')])
  const won = closed?.isDone ? 'closed' : 'sold'
  expect([closed?.isDone, sold?.isDone, await stateOf('1')]).toEqual([won === 'closed', won === 'sold', won])
  await change('1', 'resume')
  for (const state of [sql`review = 'pending'`, sql`review = 'approved', hidden_at = now()`]) {
    await db.execute(sql`update listing set ${state} where ref = '1'`)
    expect([await isDone('pause'), await isDone('resume')]).toEqual([false, false])
  }
  await db.execute(sql`update listing set hidden_at = null where ref = '1'`)
  expect(await stateOf('1')).toBe('live')
  await db.execute(sql`delete from moderation_case`)
})

test('a colleague changes nothing of what the closed account of its owner took down', async () => {
  const eva = await somebody(db, 'Eva')
  await save('6', { ownerId: eva })
  await save('7', { ownerId: eva })
  const colleague = {
    id: juan,
    colleagueOf: ['6', '7'].map((ref) => ({
      kind: 'vehicle',
      ref,
      ownerId: eva,
      role: 'everything' as const,
    })),
  }
  const resume = (ref: string) =>
    changeListing(db, vehicles, { ref, person: colleague, change: 'resume', now })
  const offered = async (isAway: boolean) => {
    const query = ownListingQuery.parse(new URL('/user-listings', context.origin))
    const person = { id: juan, colleagueOf: colleague.colleagueOf.map((one) => ({ ...one, isAway })) }
    const { listings } = await findOwnListings({ ...context, now }, person, query, [])
    return listings.filter(({ role }) => role !== null).map(changesFor)
  }
  await change('7', 'close', eva)
  expect(await offered(false)).toEqual([['renew', 'pause', 'sold'], ['resume']])
  await db.execute(sql`update users set closes_at = ${days(30)} where id = ${eva}`)
  await db.transaction((tx) => listingData.close!(tx, { id: eva, email: null }))
  expect(await offered(true)).toEqual([])
  expect((await resume('6'))?.isDone).toBe(false)
  expect((await resume('7'))?.isDone).toBe(false)
  await db.execute(sql`update users set closes_at = null where id = ${eva}`)
  await db.transaction((tx) => listingData.reopen!(tx, { id: eva, email: null }))
  expect((await resume('7'))?.isDone).toBe(true)
})

test('a decision about a listing is shown to the owner whom it was about, not to a colleague or to the next owner', async () => {
  const [eva, ben] = [await somebody(db, 'Eva'), await somebody(db, 'Ben')]
  await save('8', { ownerId: eva })
  await db.execute(sql`
    insert into moderation_case (type, subject_kind, subject_ref, listing_id, owner_id, state)
    select 'edit', kind, ref, id, owner_id, 'refused' from listing where ref = '8'`)
  const colleagueOf = [{ kind: 'vehicle', ref: '8', ownerId: eva, role: 'everything' as const }]
  const decisionFor = async (person: Person) => {
    const query = ownListingQuery.parse(new URL('/user-listings', context.origin))
    return (await findOwnListings({ ...context, now }, person, query, [])).listings[0]!.decision
  }
  expect(await decisionFor({ id: eva })).toEqual(expect.any(Number))
  expect(await decisionFor({ id: ben, colleagueOf })).toBeNull()
  await db.execute(sql`update listing set owner_id = ${ben} where ref = '8'`)
  expect(await decisionFor({ id: ben })).toBeNull()
})

test('drafts are those that were not sent, of new listings and of changes, and no one else deletes them', async () => {
  const listing = await save('1')
  await db.execute(sql`
    insert into draft (owner_id, kind, category, form, listing_id, updated_at, submitted_at) values
      (${maria}, 'vehicle', 'car', '{"title": ["New car"]}', null, now(), null),
      (${maria}, 'vehicle', null, '{}', ${listing}, now() - interval '1 hour', null),
      (${maria}, 'hotel', null, '{"title": ["Sent"]}', null, now(), now()),
      (${juan}, 'job', null, '{}', null, now(), null)`)
  const { drafts } = await findUnfinished(context, maria)
  expect(drafts.map(({ title }) => title)).toEqual(['New car', 'Car 1'])
  expect(drafts.map(({ href }) => href)).toEqual([
    `/create-listing/${drafts[0]!.id}/details`,
    `/create-listing/${drafts[1]!.id}/details`,
  ])
  const { id } = drafts[0]!
  const changeOf = (ownerId: string, change: 'delete' | 'restore') => changeDraft(db, { id, ownerId }, change)
  expect(await changeOf(juan, 'delete')).toBeNull()
  expect(await changeOf(maria, 'delete')).toEqual({ change: 'delete', id, title: 'New car' })
  expect(await changeOf(maria, 'delete')).not.toBeNull()
  expect((await findUnfinished(context, maria)).drafts).toHaveLength(1)
  expect(await findDraft(db, id, maria)).toBeNull()
  expect(await changeOf(juan, 'restore')).toBeNull()
  expect(await changeOf(maria, 'restore')).not.toBeNull()
  expect((await findUnfinished(context, maria)).drafts).toEqual(drafts)
  // Submitted drafts count towards the daily limit.
  const { rows } = await db.execute<{ id: string }>(sql`select id from draft where kind = 'hotel'`)
  expect(await changeDraft(db, { id: rows[0]!.id, ownerId: maria }, 'delete')).toBeNull()
})

test('an edit that was deleted does not come back beside a new one of the same listing, and is gone after a week', async () => {
  const listingId = await save('1')
  const edit = () => startDraft(db, { ownerId: maria, kind: 'vehicle', listingId })
  const first = { id: await edit(), ownerId: maria }
  await changeDraft(db, first, 'delete')
  const second = { id: await edit(), ownerId: maria }
  expect(second.id).not.toBe(first.id)
  expect(await changeDraft(db, first, 'restore')).toBeNull()
  await changeDraft(db, second, 'delete')
  expect(await changeDraft(db, first, 'restore')).toEqual({ change: 'restore', id: first.id, title: 'Car 1' })
  await changeDraft(db, first, 'delete')
  await db.execute(sql`update draft set deleted_at = deleted_at - interval '8 days' where id = ${first.id}`)
  await tidyDrafts.run({}, { database: db })
  expect(await changeDraft(db, first, 'restore')).toBeNull()
  expect(await changeDraft(db, second, 'restore')).not.toBeNull()
})

test("no one changes another's listing, and no one what the staff decided", async () => {
  expect(await change('1', 'delete', juan)).toBeNull()
  expect(await change('none', 'pause')).toBeNull()
  await db.execute(sql`update listing set hidden_at = now() where ref = '3'`)
  await change('3', 'sold')
  expect(await stateOf('3')).toBe('hidden')
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into moderation_case (type, subject_kind, subject_ref, listing_id, owner_id, state)
    select 'report', kind, ref, id, owner_id, 'hidden' from listing where ref = '3' returning id`)
  const [hidden] = (await own('?q=3')).listings
  expect(changesFor(hidden!)).toEqual(['delete'])
  expect(hidden).toMatchObject({ decision: Number(rows[0]!.id), changesInReview: false })
  await db.execute(sql`update listing set hidden_at = null where ref = '3'`)
})

test('a report that nothing followed from hides neither a decision nor changes that wait', async () => {
  const open = async (type: string, state: string) => {
    await db.execute(sql`
      insert into moderation_case (type, subject_kind, subject_ref, listing_id, owner_id, state)
      select ${type}, kind, ref, id, owner_id, ${state} from listing where ref = '2'`)
    return (await own('?q=2')).listings[0]
  }
  expect(await open('edit', 'refused')).toMatchObject({ decision: expect.any(Number) })
  for (const state of ['open', 'dismissed', 'restored'])
    expect(await open('report', state), state).toMatchObject({ decision: expect.any(Number) })
  expect(await open('edit', 'open')).toMatchObject({ decision: null, changesInReview: true })
  expect(await open('report', 'dismissed')).toMatchObject({ changesInReview: true })
  await db.execute(sql`delete from moderation_case where subject_ref = '2'`)
})

test('a listing expires according to its area, its owner is warned a week and a day before, and renews it', async () => {
  const [first] = (await own('?q=1')).listings
  expect(Math.round((first!.expiresAt!.getTime() - now.getTime()) / 86_400_000)).toBe(90)
  await warnOfEnds(db, days(82))
  expect(await notices()).toEqual([])
  await warnOfEnds(db, days(84))
  await warnOfEnds(db, days(84))
  expect(await notices()).toEqual(['listing-expires Car 1', 'listing-expires Car 2', 'listing-expires Car 3'])
  await change('1', 'renew', maria, days(85))
  await db.execute(sql`delete from notification`)
  await warnOfEnds(db, days(89.5))
  expect(await notices()).toEqual(['listing-expires Car 2', 'listing-expires Car 3'])
  expect(await stateOf('1')).toBe('live')
  await db.execute(sql`update listing set expires_at = ${days(-1)} where ref = '2'`)
  expect(await stateOf('2')).toBe('expired')
  await change('2', 'renew')
  expect(await stateOf('2')).toBe('live')
})

test('owners of listings that never expire are asked once a year whether they are still correct', async () => {
  await save('5', { expiresAt: null, createdAt: days(-400) })
  await db.execute(sql`delete from notification`)
  await warnOfEnds(db, now)
  await warnOfEnds(db, days(1))
  expect(await notices()).toEqual(['listing-current Car 5'])
  await warnOfEnds(db, days(331))
  expect(await notices()).toContain('listing-current Car 5')
  const [car] = (await own('?q=5')).listings
  expect(changesFor(car!)).toContain('renew')
  await change('5', 'renew', maria, days(332))
  await db.execute(sql`delete from notification`)
  await warnOfEnds(db, days(600))
  expect(await notices()).not.toContain('listing-current Car 5')
})

test('an edit, also one that waits for approval, says that a listing that never expires is still correct', async () => {
  const ben = await somebody(db, 'Ben')
  const edit = (ref: string) =>
    db.transaction(async (tx) => {
      const listing = (await lockListing(tx, { kind: 'vehicle', ref }))!
      const { facts: base } = listing
      return saveEdit(tx, listing, { base, edit: { ...base, title: `Edited ${ref}` } }, ben)
    })
  for (const ref of ['51', '52', '53'])
    await save(ref, { ownerId: ben, expiresAt: null, createdAt: days(-360) })
  await db.execute(sql`delete from notification`)
  expect(await edit('51')).toEqual({ waits: true })
  await db.execute(sql`update users set verified_at = now() where id = ${ben}`)
  expect(await edit('52')).toEqual({ waits: false })
  await warnOfEnds(db, days(6))
  expect(await notices(ben)).toEqual(['listing-current Car 53'])
})

test("views and contacts of others count by day, the owner's own do not", async () => {
  const counted = [
    { path: '/vehicles/1', what: 'view' },
    { path: '/vehicles/1', what: 'contact' },
    { path: '/vehicles/none', what: 'view' },
    { path: '/elsewhere/1', what: 'view' },
    { path: '/vehicles/%E0', what: 'view' },
  ] as const
  let at = now
  const counts = openCounts(db, { clock: () => at })
  for (const by of [null, juan, maria]) countViews(counts, counted, by)
  at = days(-29)
  countViews(counts, counted, null)
  at = days(-30)
  countViews(counts, counted, null)
  await counts.flush()
  await db.execute(sql`insert into favorite (user_id, type, ref) values (${juan}, 'vehicle', '1')`)
  const { figures } = (await own('?q=1')).listings[0]!
  expect(figures).toMatchObject({ contacts: 3, favorites: 1 })
  expect(figures.views).toHaveLength(30)
  expect([figures.views.at(0), figures.views.at(-1)]).toEqual([1, 2])
})

test('the figures of a listing say how many asked for it, and how its owner answered', async () => {
  const asked = (state: string, age: number, answered: number | null) =>
    db.execute(sql`
      insert into booking (number, listing_id, listing_kind, listing_ref, listing_title, kind, name, persons,
        starts_at, ends_at, state, rule, form_key, created_at, answered_at)
      select left(md5(random()::text), 10), id, kind, ref, title, 'visit', 'Juan', 1, ${days(40)}::timestamptz, ${days(41)}::timestamptz, ${state},
        'moderate', gen_random_uuid(), ${days(-age)}::timestamptz, ${answered === null ? null : days(answered - age)}::timestamptz
      from listing where ref = '2'`)
  await asked('confirmed', 3, 0.5)
  await asked('completed', 4, 0.25)
  await asked('cancelled-by-owner', 5, 0.125)
  await asked('requested', 1, null)
  await asked('confirmed', 31, 0.125)
  const [listing] = (await own('?q=car+2')).listings
  expect(listing!.figures.booked).toEqual({ requests: 4, confirmed: 2, cancelled: 1, answerHours: 6 })
})

test('a deleted listing can be restored for 30 days', async () => {
  await change('3', 'delete')
  await deleteForGood(db, days(29))
  expect(await change('3', 'restore')).toEqual({ title: 'Car 3', isDone: true })
  await change('3', 'delete')
  await deleteForGood(db, days(31))
  expect(await change('3', 'restore')).toBeNull()
})

test('many listings are read page by page, in both directions, by each column, while they change', async () => {
  const eva = await somebody(db, 'Eva')
  // Several at the same moment.
  await db.execute(sql`
    insert into listing (kind, ref, title, island, owner_id, created_at)
    select case when n % 3 = 0 then 'property' else 'vehicle' end, 'many-' || n, 'Many ' || n, 'saipan', ${eva},
      ${now}::timestamptz - make_interval(days => n / 4)
    from generate_series(1, 60) n`)
  await db.execute(sql`
    insert into conversation (listing_kind, listing_ref, listing_title, owner_id, asker_id, owner_unread)
    select kind, ref, title, ${eva}, ${juan}, id % 3 from listing where owner_id = ${eva} and id % 5 = 0`)
  const all = async () =>
    (await db.execute<{ ref: string }>(sql`select ref from listing where owner_id = ${eva}`)).rows
  const at = ({ kind, ref }: { kind: string; ref: string }) => `${kind}/${ref}`
  for (const sort of ['date', 'directory', 'messages'] as const)
    for (const order of ['asc', 'desc'] as const) {
      const read = (from = '') => own(`?sort=${sort}&order=${order}${from}`, eva)
      const first = await read()
      const second = await read(`&after=${at(first.listings.at(-1)!)}`)
      const third = await read(`&after=${at(second.listings.at(-1)!)}`)
      const pages = [first, second, third]
      expect(pages.map(({ previous, next }) => [previous, next])).toEqual([
        [false, true],
        [true, true],
        [true, false],
      ])
      const refs = pages.flatMap(({ listings }) => listings.map(({ ref }) => ref))
      expect(refs.toSorted()).toEqual((await all()).map(({ ref }) => ref).toSorted())
      const back = await read(`&before=${at(third.listings[0]!)}`)
      expect(back.listings.map(at)).toEqual(second.listings.map(at))
      expect(await read(`&before=${at(second.listings[0]!)}`)).toMatchObject({ previous: false, next: true })
      if (sort === 'date') continue
      const newest = await read()
      const [one, two] = newest.listings
      expect(one!.createdAt.getTime()).toBeGreaterThanOrEqual(two!.createdAt.getTime())
    }
  const { listings } = await own('', eva)
  const last = listings.at(-1)!
  const behind = (await own(`?after=${at(last)}`, eva)).listings.map(at)
  // What the page begins behind is deleted in another tab.
  await db.execute(sql`update listing set deleted_at = now() where kind = ${last.kind} and ref = ${last.ref}`)
  expect((await own(`?after=${at(last)}`, eva)).listings.map(at)).toEqual(behind)
  expect((await own('?sort=date&order=asc&after=vehicle/many-1', eva)).listings.length).toBeGreaterThan(0)
})

test('the owner of a listed business has the role `business`, as long as it is listed', async () => {
  const role = async (id = juan) =>
    (await db.execute<{ role: string }>(sql`select role from users where id = ${id}`)).rows[0]!.role
  await db.execute(sql`
    insert into listing (kind, ref, title, island, owner_id, review)
    values ('business', 'b', 'Shop', 'saipan', ${juan}, 'pending')`)
  expect(await role()).toBe('user')
  await db.execute(sql`update listing set review = 'approved' where ref = 'b'`)
  expect(await role()).toBe('business')
  await db.execute(sql`update listing set deleted_at = now() where ref = 'b'`)
  expect(await role()).toBe('user')
  await db.execute(sql`update listing set deleted_at = null where ref = 'b'`)
  // It changes hands, and goes for good.
  const buyer = await somebody(db, 'Buyer')
  await db.execute(sql`update listing set owner_id = ${buyer} where ref = 'b'`)
  expect([await role(), await role(buyer)]).toEqual(['user', 'business'])
  await db.execute(sql`delete from listing where ref = 'b'`)
  expect(await role(buyer)).toBe('user')
  await db.execute(sql`
    insert into listing (kind, ref, title, island, owner_id, deleted_at)
    values ('business', 'b', 'Shop', 'saipan', ${juan}, now())`)
  await db.execute(sql`update users set role = 'moderator' where id = ${juan}`)
  await db.execute(sql`update listing set deleted_at = null where ref = 'b'`)
  expect(await role()).toBe('moderator')
})

/** Maria's notifications, as event and title. */
async function notices(userId = maria) {
  const { rows } = await db.execute<{ line: string }>(sql`
    select event || ' ' || (values ->> 'title') as line from notification where user_id = ${userId} order by line`)
  return rows.map(({ line }) => line)
}
