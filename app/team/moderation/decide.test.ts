import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/test-database.ts'
import type { Viewer } from '../../ground/request/viewer.ts'
import { events } from '../../areas/events/area.ts'
import { businesses as businessArea } from '../../areas/businesses/area.ts'
import { vehicles } from '../../areas/vehicles/area.ts'
import type { AnyArea } from '../../directory/area.ts'
import { type ListingInput, saveListing } from '../../directory/save-listing.server.ts'
import { appeal, findOwnDecision } from './appeal.server.ts'
import { photoData } from '../../market/photos/personal-data.server.ts'
import type { Decision } from '../../market/approval/cases.ts'
import { decide } from './decide.server.ts'
import { findCase } from './find-case.server.ts'
import { report } from './report/report.server.ts'
import { reviewFor } from '../../market/approval/review-for.server.ts'
import { findListing } from '../../market/listing-edits/find-listing.server.ts'
import { factsToEdit } from '../../market/listing-edits/last-edit.server.ts'
import { civic } from '../../../tests/civic.ts'
import { carInput, editListing, people } from '../../../tests/owners.ts'

const database = await testDatabase()
const { db, pool } = database
const cars: AnyArea = vehicles
const businesses: AnyArea = businessArea
const { newPerson, newListing } = people(database)
const query = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
const reader = { language: 'en', now: new Date(), samples: true } as const

const moderator = await newPerson({ role: 'moderator' })
const admin = await newPerson({ role: 'admin' })

const openCase = async (type: string, ref: string): Promise<{ id: number; version: number }> => {
  const [row] = await query(
    `select id::int, version from moderation_case where type = $1 and subject_ref = $2 and state = 'open'`,
    [type, ref],
  )
  return row
}
const decideOn = (
  { id, version }: { id: number; version: number },
  decision: Decision,
  { staff = moderator as Viewer, reason = 'Because of the rules.' } = {},
) => db.transaction((tx) => decide(tx, { caseId: id, version, staff, decision, reason }))
const listingOf = async (id: number) =>
  (
    await query('select title, review, live, hidden_at is not null as hidden from listing where id = $1', [
      id,
    ])
  )[0]
const toldTo = async (userId: string) =>
  (
    await query('select event, "values", href from notification where user_id = $1 order by id', [userId])
  ).map(({ event, values, href }) => [event, values.reason, href])
const reportIt = (ref: string, listingId: number, ownerId: string, reporterId: string | null = null) =>
  db.transaction((tx) =>
    report(tx, {
      kind: 'vehicle',
      ref,
      quote: 'Civic',
      ownerId,
      listingId,
      reporterId,
      reason: 'scam',
      text: 'Asks for money first.',
    }),
  )

test('an approved listing appears on the site, its owner is notified, and the decision is logged', async () => {
  const owner = await newPerson()
  const id = await newListing(owner.id, 'a1', 'pending')
  expect(await listingOf(id)).toMatchObject({ live: false })
  const one = await openCase('listing', 'a1')
  expect(await decideOn(one, 'approve', { reason: '' })).toBe(true)
  expect(await listingOf(id)).toMatchObject({ live: true, review: 'approved' })
  expect(await toldTo(owner.id)).toEqual([['listing-approved', undefined, '/vehicles/a1']])
  expect(await query(`select actor_id, action, changes from audit where subject_id = 'a1'`)).toEqual([
    {
      actor_id: moderator.id,
      action: 'moderation listing',
      changes: { state: ['open', 'approved'], case: [null, String(one.id)] },
    },
  ])
})

test('a second decision changes nothing, nor does one about an outdated version', async () => {
  const owner = await newPerson()
  const id = await newListing(owner.id, 's1', 'pending')
  const read = await openCase('listing', 's1')
  await editListing(db, id, carInput('s1', { title: 'Now a scam' }))
  expect(await decideOn(read, 'approve')).toBe(false)
  const readAgain = await openCase('listing', 's1')
  expect(
    await Promise.all([decideOn(readAgain, 'refuse'), decideOn(readAgain, 'approve', { staff: admin })]),
  ).toContain(false)
  expect(await query(`select from audit where subject_id = 's1'`)).toHaveLength(1)
  expect(await toldTo(owner.id)).toHaveLength(1)
})

test('an edit that is approved is what everyone sees, one that is refused is not', async () => {
  const owner = await newPerson()
  const id = await newListing(owner.id, 'e1')
  await editListing(db, id, carInput('e1', { title: 'Cheaper', photos: [{ src: '/pictures/default.svg' }] }))
  expect(await decideOn(await openCase('edit', 'e1'), 'approve')).toBe(true)
  expect(await listingOf(id)).toMatchObject({ title: 'Cheaper', live: true })
  expect(await query('select src from photo where listing_id = $1', [id])).toHaveLength(1)
  await editListing(db, id, carInput('e1', { title: 'Buy now!!!' }))
  expect(await decideOn(await openCase('edit', 'e1'), 'refuse')).toBe(true)
  expect(await listingOf(id)).toMatchObject({ title: 'Cheaper' })
  expect((await toldTo(owner.id)).map(([event]) => event)).toEqual(['edit-approved', 'edit-refused'])
})

test('an edit that waited leaves out a picture whose account was erased since, and so does the form of the next one', async () => {
  const [owner, colleague] = [await newPerson(), await newPerson()]
  const id = await newListing(owner.id, 'e2')
  const [own, erased] = ['a', 'b'].map((digit) => `/media/${digit.repeat(64)}`)
  await query(`insert into photo_file (name, owner_id, size) values ($1, $3, 1), ($2, $4, 1)`, [
    'a'.repeat(64),
    'b'.repeat(64),
    owner.id,
    colleague.id,
  ])
  await editListing(db, id, carInput('e2', { photos: [{ src: erased! }, { src: own! }] }))
  await db.transaction((tx) => photoData.erase(tx, { id: colleague.id, email: null }))
  const { photos } = await factsToEdit(db, (await findListing(db, { id }))!)
  expect(photos.map(({ src }) => src)).toEqual([own])
  const edit = await openCase('edit', 'e2')
  const { content } = (await findCase(db, reader, moderator, String(edit.id)))!
  expect(JSON.stringify(content)).toContain(own)
  expect(JSON.stringify(content)).not.toContain(erased)
  expect(await decideOn(edit, 'approve')).toBe(true)
  expect(await query('select src from photo where listing_id = $1', [id])).toEqual([{ src: own }])
})

describe('an edit of a listing that others changed since', () => {
  const changedFieldsOf = async (id: number) => {
    const { content } = (await findCase(db, reader, moderator, String(id)))!
    return content!.fields.filter(({ becomes }) => becomes !== null)
  }
  const rowOf = async (id: number) =>
    (
      await query(
        'select title, description, price_cents::int as cents, attributes, contact from listing where id = $1',
        [id],
      )
    )[0]

  test('changes only what its owner changed, and keeps later changes of others', async () => {
    const owner = await newPerson()
    const id = await newListing(owner.id, 'z1')
    await editListing(db, id, carInput('z1', { title: 'Cheaper', attributes: { ...civic, year: 2019 } }))
    const since = { description: 'Imported', priceCents: 700_000, contact: { phone: '670 111 2222' } }
    await saveListing(db, cars, carInput('z1', { ...since, attributes: { ...civic, mileage: 9 } }))
    const one = await openCase('edit', 'z1')
    expect(await changedFieldsOf(one.id)).toEqual([
      { label: 'Title', text: 'Civic z1', becomes: 'Cheaper' },
      { label: 'Year', text: String(civic.year), becomes: '2019' },
    ])
    await decideOn(one, 'approve')
    expect(await rowOf(id)).toMatchObject({
      title: 'Cheaper',
      description: 'Imported',
      cents: 700_000,
      contact: since.contact,
      attributes: { year: 2019, mileage: 9 },
    })
  })

  test('marks a fact that both changed as contested, and wins once it is approved', async () => {
    const owner = await newPerson()
    const id = await newListing(owner.id, 'z2')
    await editListing(
      db,
      id,
      carInput('z2', { title: 'Cheaper', priceCents: 800_000, photos: [{ src: '/pictures/default.svg' }] }),
    )
    const read = await openCase('edit', 'z2')
    await saveListing(db, cars, carInput('z2', { title: 'Cheaper', priceCents: 850_000 }))
    expect(await decideOn(read, 'approve')).toBe(false)
    expect(await changedFieldsOf(read.id)).toEqual([
      { label: 'Price', text: 'For sale · $8,500', becomes: 'For sale · $8,000', isContested: true },
    ])
    expect(await decideOn(await openCase('edit', 'z2'), 'approve')).toBe(true)
    expect(await rowOf(id)).toMatchObject({ title: 'Cheaper', cents: 800_000 })
    expect(await query('select src from photo where listing_id = $1', [id])).toHaveLength(1)
  })

  test('changes nothing if it is refused, and is merged again if an appeal restores it', async () => {
    const owner = await newPerson()
    const id = await newListing(owner.id, 'z3')
    await editListing(db, id, carInput('z3', { title: 'Cheaper', description: 'Buy now' }))
    await decideOn(await openCase('edit', 'z3'), 'refuse')
    const [{ id: refused }] = await query(`select id::int from moderation_case where subject_ref = 'z3'`)
    await saveListing(db, cars, carInput('z3', { priceCents: 1_000_00 }))
    expect(await rowOf(id)).toMatchObject({ title: 'Civic z3', cents: 100_000 })
    await db.transaction((tx) => appeal(tx, owner.id, refused, 'Please look again.'))
    expect(await decideOn(await openCase('appeal', 'z3'), 'approve', { staff: admin })).toBe(true)
    expect(await rowOf(id)).toMatchObject({ title: 'Cheaper', description: 'Buy now', cents: 100_000 })
  })

  test('says what it says in the languages that its words of now have', async () => {
    const owner = await newPerson()
    const id = await newListing(owner.id, 'z4')
    await editListing(db, id, carInput('z4', { priceCents: 800_000 }))
    await saveListing(db, cars, carInput('z4', { translations: { ko: { title: '시빅' } } }))
    await decideOn(await openCase('edit', 'z4'), 'approve')
    const translations = async () => (await query('select translations from listing where id = $1', [id]))[0]
    expect(await translations()).toEqual({ translations: { ko: { title: '시빅' } } })
    await editListing(db, id, carInput('z4', { title: 'Another car' }))
    await decideOn(await openCase('edit', 'z4'), 'approve')
    expect(await translations()).toEqual({ translations: {} })
  })

  test('takes words that belong to another along with it', async () => {
    const owner = await newPerson()
    const shop = (attributes: Record<string, unknown>): ListingInput => ({
      ref: 'z5',
      title: 'Shop',
      description: 'Sells',
      island: 'rota',
      village: 'Songsong',
      photos: [],
      ownerId: owner.id,
      attributes,
    })
    const id = await saveListing(db, businesses, shop({ category: 'restaurants', subcategories: ['sushi'] }))
    await editListing(db, id, shop({ category: 'restaurants', subcategories: ['bakery'] }))
    await saveListing(db, businesses, shop({ category: 'healthcare', subcategories: ['dentist'] }))
    await decideOn(await openCase('edit', 'z5'), 'approve')
    expect(await rowOf(id)).toMatchObject({
      attributes: { category: 'restaurants', subcategories: ['bakery'] },
    })
  })
})

test('several reports of one subject are one case, with one report per person; no one is notified of a dismissed one', async () => {
  const owner = await newPerson()
  const id = await newListing(owner.id, 'r1')
  const reporter = await newPerson()
  await reportIt('r1', id, owner.id, reporter.id)
  await reportIt('r1', id, owner.id, reporter.id)
  await reportIt('r1', id, owner.id)
  const one = await openCase('report', 'r1')
  expect(await query('select from moderation_report where case_id = $1', [one.id])).toHaveLength(2)
  // A repeated report adds nothing that the staff has not read.
  expect(one.version).toBe(2)
  expect(await decideOn(one, 'approve')).toBe(false)
  expect(await decideOn(one, 'dismiss')).toBe(true)
  expect(await toldTo(owner.id)).toEqual([])
  expect(await findOwnDecision(db, owner.id, String(one.id))).toBeNull()
})

test('hidden content is hidden from all, and appealed against once; another moderator or an admin decides on that', async () => {
  const owner = await newPerson()
  const id = await newListing(owner.id, 'h1')
  await reportIt('h1', id, owner.id)
  const one = await openCase('report', 'h1')
  await decideOn(one, 'hide')
  expect(await listingOf(id)).toMatchObject({ hidden: true, live: false })
  const decision = (await findOwnDecision(db, owner.id, String(one.id)))!
  expect(await toldTo(owner.id)).toEqual([
    ['content-hidden', 'Because of the rules.', `/decisions/${one.id}`],
  ])
  expect(await findOwnDecision(db, (await newPerson()).id, String(one.id))).toBeNull()

  const appealed = () => db.transaction((tx) => appeal(tx, owner.id, decision.id, 'I never asked for money.'))
  expect(await appealed()).toBe(true)
  expect(await appealed()).toBe(false)
  const again = await openCase('appeal', 'h1')
  expect(await decideOn(again, 'approve')).toBe(false)
  expect(await decideOn(again, 'approve', { staff: admin })).toBe(true)
  expect(await listingOf(id)).toMatchObject({ hidden: false, live: true })
  expect((await toldTo(owner.id)).at(-1)![0]).toBe('content-restored')
})

test('an appeal that is refused says so, and there is no second one', async () => {
  const owner = await newPerson()
  await newListing(owner.id, 'n1', 'pending')
  const one = await openCase('listing', 'n1')
  await decideOn(one, 'refuse')
  const decision = (await findOwnDecision(db, owner.id, String(one.id)))!
  await db.transaction((tx) => appeal(tx, owner.id, decision.id, 'Please look again.'))
  expect(await decideOn(await openCase('appeal', 'n1'), 'refuse', { staff: admin })).toBe(true)
  expect(await findOwnDecision(db, owner.id, String(one.id))).toMatchObject({
    mayAppeal: false,
    appeal: { state: 'refused', reason: 'Because of the rules.' },
  })
  const auditRows = await query(`select action, changes from audit where subject_id = 'n1' order by id`)
  expect(auditRows).toMatchObject([
    { action: 'moderation listing', changes: { reason: [null, 'Because of the rules.'] } },
    { action: 'moderation appeal', changes: { reason: [null, 'Because of the rules.'] } },
  ])
  expect(await reviewFor(db, owner.id)).toBe('pending')
})

test('an appeal set right puts the listing on the site, and one that was corrected since has none', async () => {
  const owner = await newPerson()
  const id = await newListing(owner.id, 'c1', 'pending')
  const one = await openCase('listing', 'c1')
  await decideOn(one, 'refuse')
  const decision = (await findOwnDecision(db, owner.id, String(one.id)))!
  await db.transaction((tx) => appeal(tx, owner.id, decision.id, 'Please look again.'))
  await decideOn(await openCase('appeal', 'c1'), 'approve', { staff: admin })
  expect(await listingOf(id)).toMatchObject({ live: true })

  const other = await newListing(owner.id, 'c2', 'pending')
  const refused = await openCase('listing', 'c2')
  await decideOn(refused, 'refuse')
  await editListing(db, other, carInput('c2', { title: 'Corrected' }))
  expect(await findOwnDecision(db, owner.id, String(refused.id))).toMatchObject({ mayAppeal: false })
})

test('correcting refused content withdraws the appeal: only the new version is reviewed', async () => {
  const owner = await newPerson()
  const id = await newListing(owner.id, 'k1', 'pending')
  const refused = await openCase('listing', 'k1')
  await decideOn(refused, 'refuse')
  await db.transaction((tx) => appeal(tx, owner.id, refused.id, 'Please look again.'))
  const old = await openCase('appeal', 'k1')
  await editListing(db, id, carInput('k1', { title: 'Corrected' }))
  expect(await decideOn(old, 'approve', { staff: admin })).toBe(false)
  expect(await listingOf(id)).toMatchObject({ title: 'Corrected', review: 'pending' })
  expect(await findOwnDecision(db, owner.id, String(refused.id))).toMatchObject({
    mayAppeal: false,
    appeal: { state: 'withdrawn' },
  })
  expect(await db.transaction((tx) => appeal(tx, owner.id, refused.id, 'Once more.'))).toBe(false)
  expect(await decideOn(await openCase('listing', 'k1'), 'approve')).toBe(true)
  expect(await listingOf(id)).toMatchObject({ title: 'Corrected', live: true })
})

test('a refused edit comes back by no appeal once its owner has changed the listing, by themselves or not', async () => {
  const owner = await newPerson()
  const id = await newListing(owner.id, 'k2')
  await editListing(db, id, carInput('k2', { title: 'Old wish' }))
  const refused = await openCase('edit', 'k2')
  await decideOn(refused, 'refuse')
  await db.transaction((tx) => appeal(tx, owner.id, refused.id, 'Please look again.'))
  const old = await openCase('appeal', 'k2')
  await query('update users set verified_at = now() where id = $1', [owner.id])
  expect(await editListing(db, id, carInput('k2', { title: 'New truth' }))).toBe('saved')
  expect(await decideOn(old, 'approve', { staff: admin })).toBe(false)
  expect(await findOwnDecision(db, owner.id, String(refused.id))).toMatchObject({ mayAppeal: false })
  expect(await db.transaction((tx) => appeal(tx, owner.id, refused.id, 'Once more.'))).toBe(false)
  expect(await listingOf(id)).toMatchObject({ title: 'New truth' })
})

test('a report or an appeal is decided on the current text: a decision on an earlier text has no effect', async () => {
  const owner = await newPerson({ verified: true })
  const id = await newListing(owner.id, 'k3')
  await reportIt('k3', id, owner.id)
  const read = await openCase('report', 'k3')
  await editListing(db, id, carInput('k3', { title: 'Harmless' }))
  expect(await decideOn(read, 'hide')).toBe(false)
  const again = await openCase('report', 'k3')
  expect(await decideOn(again, 'hide')).toBe(true)
  await db.transaction((tx) => appeal(tx, owner.id, again.id, 'It is harmless.'))
  const appealed = await openCase('appeal', 'k3')
  await editListing(db, id, carInput('k3', { title: 'Not so harmless' }))
  expect(await decideOn(appealed, 'approve', { staff: admin })).toBe(false)
  expect(await decideOn(await openCase('appeal', 'k3'), 'refuse', { staff: admin })).toBe(true)
  expect(await listingOf(id)).toMatchObject({ hidden: true })
})

test('a refused edit of a listing that is gone has no appeal, and makes no new listing', async () => {
  const owner = await newPerson()
  const id = await newListing(owner.id, 'gone')
  await editListing(db, id, carInput('gone', { title: 'Cheaper' }))
  const one = await openCase('edit', 'gone')
  await decideOn(one, 'refuse')
  const decision = (await findOwnDecision(db, owner.id, String(one.id)))!
  expect(decision.mayAppeal).toBe(true)
  await query('delete from listing where id = $1', [id])
  expect(await findOwnDecision(db, owner.id, String(one.id))).toMatchObject({ mayAppeal: false })
  expect(await db.transaction((tx) => appeal(tx, owner.id, decision.id, 'Please look again.'))).toBe(false)
  expect(await query(`select from listing where ref = 'gone'`)).toEqual([])
})

test.each(['decides', 'appeals'])(
  'who %s waits for who changes the listing, and neither for the other',
  async (who) => {
    const owner = await newPerson()
    const id = await newListing(owner.id, who, 'pending')
    const one = await openCase('listing', who)
    const isRefused = who === 'appeals'
    if (isRefused) await decideOn(one, 'refuse')
    const decision = isRefused && (await findOwnDecision(db, owner.id, String(one.id)))
    let second: Promise<boolean>
    await db.transaction(async (tx) => {
      await tx.execute(sql`select from listing where id = ${id} for update`)
      second = decision
        ? db.transaction((other) => appeal(other, owner.id, decision.id, 'Please look again.'))
        : decideOn(one, 'approve')
      await expect.poll(() => query(waiting)).toHaveLength(1)
      await tx.execute(sql`update moderation_case set version = version + 1 where id = ${one.id}`)
    })
    expect(await second!).toBe(isRefused)
  },
)
const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

test('reported content can be read as it was, beside its current version', async () => {
  const owner = await newPerson({ verified: true })
  const id = await newListing(owner.id, 'q1')
  await reportIt('q1', id, owner.id)
  await editListing(db, id, carInput('q1', { title: 'Harmless' }))
  const one = await openCase('report', 'q1')
  const found = (await findCase(db, reader, moderator, String(one.id)))!
  expect(found).toMatchObject({ reported: 'Civic' })
  expect(found.content!.fields.map(({ text }) => text)).toContain('Harmless')
})

test('a moderator can show a hidden listing again, and no one decides about their own', async () => {
  const id = await newListing(moderator.id, 'm1')
  await reportIt('m1', id, moderator.id)
  const one = await openCase('report', 'm1')
  expect(await decideOn(one, 'dismiss')).toBe(false)
  expect(await decideOn(one, 'hide', { staff: admin })).toBe(true)
  expect(await decideOn({ id: one.id, version: one.version + 1 }, 'restore', { staff: admin })).toBe(true)
  expect(await listingOf(id)).toMatchObject({ live: true })
})

test('a review that is hidden is in no list and no rating, until it is shown again', async () => {
  const id = await newListing((await newPerson()).id, 'w1')
  const author = await newPerson()
  const [{ id: reviewId }] = await query(
    `insert into review (listing_id, author_id, rating, comment) values ($1, $2, 1, 'Stupid people') returning id`,
    [id, author.id],
  )
  await db.transaction((tx) =>
    report(tx, {
      kind: 'review',
      ref: reviewId,
      quote: 'Stupid people',
      ownerId: author.id,
      reporterId: null,
      reason: 'offensive',
      text: '',
    }),
  )
  const one = await openCase('report', reviewId)
  await decideOn(one, 'hide')
  const counted = async () =>
    (await query('select review_count from listing where id = $1', [id]))[0].review_count
  expect(await counted()).toBe(0)
  expect(await toldTo(author.id)).toMatchObject([
    ['content-hidden', 'Because of the rules.', `/decisions/${one.id}`],
  ])
  await decideOn({ id: one.id, version: one.version + 1 }, 'restore')
  expect(await counted()).toBe(1)
})

test('the pending edit of an event shows its times, and the event has them after the approval', async () => {
  const owner = await newPerson()
  const times = { date: '2031-05-04', start: '18:00', end: '20:00', every: 'once', until: '' }
  const concert: ListingInput = {
    ...carInput('concert', { ownerId: owner.id, part: times }),
    attributes: { category: 'music', organizer: 'The Band' },
    offer: undefined,
  }
  const id = await saveListing(db, events, concert)
  await editListing(db, id, { ...concert, part: { ...times, start: '19:00' } })
  const one = await openCase('edit', 'concert')
  const { content } = (await findCase(db, reader, moderator, String(one.id)))!
  expect(content!.fields.filter(({ becomes }) => becomes !== null)).toEqual([
    { label: 'Starts at', text: '18:00', becomes: '19:00' },
  ])
  const startsAt = async () =>
    (await query('select starts_at from occurrence where listing_id = $1', [id]))[0].starts_at.toISOString()
  expect(await startsAt()).toBe('2031-05-04T08:00:00.000Z')
  await decideOn(one, 'approve')
  expect(await startsAt()).toBe('2031-05-04T09:00:00.000Z')
})
