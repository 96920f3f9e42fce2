import { expect, test } from 'vitest'
import { people } from '../../../tests/owners.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { whoActs } from '../../directory/may-act.server.ts'
import { proofMail } from '../../deals/bookings/notices/guest-mails.tsx'
import { sendMail } from '../../ground/mail/send-mail.server.tsx'
import { mergeListings } from '../../team/listing-desk/merge/merge-listings.server.ts'
import '../../registry/register.server.ts'
import { codeMail, handedOverMail } from '../claims/mails.tsx'
import { changeRole, removeColleague } from './change-colleague.server.ts'
import { invitationMail } from './mails.tsx'
import { colleagueData } from './personal-data.server.ts'

const database = await testDatabase()
const { db, pool } = database
const { newPerson, newListing } = people(database)
const query = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
const join = (listingId: number, slot: number, userId: string, role = 'answer') =>
  query('insert into listing_colleague (listing_id, slot, role, user_id) values ($1, $2, $3, $4)', [
    listingId,
    slot,
    role,
    userId,
  ])
const of = async (listingId: number) =>
  (await query('select user_id from listing_colleague where listing_id = $1 order by slot', [listingId])).map(
    (row) => row.user_id,
  )

test('a new owner has none of the colleagues of the one before', async () => {
  const [owner, other, ana] = [await newPerson(), await newPerson(), await newPerson()]
  const id = await newListing(owner.id, 'handed-over')
  await join(id, 1, ana.id)
  await query(`update listing set title = 'Same owner' where id = $1`, [id])
  expect(await of(id)).toEqual([ana.id])
  await query('update listing set owner_id = $2 where id = $1', [id, other.id])
  expect(await of(id)).toEqual([])
})

test('a colleague is told of each change of their role, also back to one they had', async () => {
  const [owner, ana] = [await newPerson(), await newPerson()]
  const listingId = await newListing(owner.id, 'roles')
  await join(listingId, 1, ana.id)
  const [{ id }] = await query('select id from listing_colleague where listing_id = $1', [listingId])
  const listing = { kind: 'vehicle', ref: 'roles', id: listingId, title: 'Roles' }
  for (const role of ['edit', 'answer', 'edit'] as const)
    expect(await changeRole(db, listing, { id, actorId: owner.id, role })).toBe(true)
  expect(await query('select 1 from notification where user_id = $1', [ana.id])).toHaveLength(3)
})

test('an owner is told who has left, in a notification that names a colleague for as long as they have an account', async () => {
  const [owner, ana] = [await newPerson(), await newPerson()]
  const listingId = await newListing(owner.id, 'resigned')
  await join(listingId, 1, ana.id)
  const [{ id }] = await query('select id from listing_colleague where listing_id = $1', [listingId])
  const listing = { kind: 'vehicle', ref: 'resigned', id: listingId, title: 'Resigned', ownerId: owner.id }
  expect(await removeColleague(db, listing, { id, actorId: ana.id })).toBe(true)
  expect(
    await query(`select "values" ->> 'news' as news, about from notification where user_id = $1`, [owner.id]),
  ).toEqual([{ news: 'left', about: [ana.id] }])
})

test('there are up to five, and each is there once', async () => {
  const [owner, ana] = [await newPerson(), await newPerson()]
  const id = await newListing(owner.id, 'five')
  await join(id, 1, ana.id)
  await expect(join(id, 2, ana.id)).rejects.toThrow('listing_colleague_listing_id_user_id_key')
  const ben = await newPerson()
  await expect(join(id, 1, ben.id)).rejects.toThrow('listing_colleague_listing_id_slot_key')
  await expect(join(id, 6, ben.id)).rejects.toThrow('listing_colleague_slot_check')
})

test('those are told who may do something about it and can log in', async () => {
  const [owner, ana, ben, suspended] = [
    await newPerson(),
    await newPerson(),
    await newPerson(),
    await newPerson(),
  ]
  const id = await newListing(owner.id, 'told')
  await join(id, 1, ana.id)
  await join(id, 2, ben.id, 'edit')
  await join(id, 3, suspended.id)
  await query('update users set suspended_at = now() where id = $1', [suspended.id])
  const told = { kind: 'vehicle', ref: 'told', ownerId: owner.id }
  expect(await whoActs(db, told, 'answer')).toEqual([owner.id, ana.id])
  expect(await whoActs(db, { ...told, ownerId: ben.id }, 'answer')).toEqual([ben.id])
})

test('of one owner’s two listings the kept one gets the colleagues of the other, as far as there is room', async () => {
  const owner = await newPerson()
  const [kept, gone] = [await newListing(owner.id, 'kept'), await newListing(owner.id, 'gone')]
  const all = await Promise.all(Array.from({ length: 7 }, () => newPerson()))
  const ids = all.map(({ id }) => id)
  for (const at of [0, 1, 2]) await join(kept, at + 2, ids[at]!)
  for (const at of [2, 3, 4, 5, 6]) await join(gone, at - 1, ids[at]!)
  const admin = await newPerson({ role: 'admin' })
  expect(await db.transaction((tx) => mergeListings(tx, { keptId: kept, goneId: gone, admin }))).toBe(true)
  expect(await of(kept)).toEqual([ids[3], ids[0], ids[1], ids[2], ids[4]])
})

test('who closes their account is no colleague any more; their photos of the listing stay', async () => {
  const [owner, ana] = [await newPerson(), await newPerson()]
  const photo = 'a'.repeat(64)
  const id = await newListing(owner.id, 'left')
  await join(id, 1, ana.id)
  await query(
    `insert into listing_colleague (listing_id, slot, role, email) values ($1, 2, 'edit', 'ana@example.com')`,
    [id],
  )
  await query(`insert into photo_file (name, owner_id, size) values ($2, $1, 1)`, [ana.id, photo])
  await query(`insert into photo (listing_id, position, src) values ($1, 0, '/media/' || $2)`, [id, photo])
  const person = { id: ana.id, email: 'ana@example.com' }
  expect(await colleagueData.read(db, person)).toMatchObject({
    actsFor: [{ listing: 'vehicle/left', role: 'answer' }],
    invitedTo: [{ listing: 'vehicle/left', role: 'edit' }],
    colleagues: [],
  })
  await db.transaction((tx) => colleagueData.close!(tx, person))
  expect(await of(id)).toEqual([])
  await db.transaction((tx) => colleagueData.erase(tx, person))
  expect(await query(`select owner_id from photo_file where name = $1`, [photo])).toEqual([
    { owner_id: owner.id },
  ])
})

test('mails show the tags in what people wrote', async () => {
  const written = { title: '<b>Reef</b> Cafe', name: 'Ana <i>Cruz</i>' }
  const to = { to: 'ana@example.com', language: 'ko' } as const
  await sendMail(db, { ...to, key: 'invited', mail: invitationMail({ ...written, href: '/' }) })
  await sendMail(db, { ...to, key: 'claimed', mail: codeMail({ ...written, code: '123456' }) })
  await sendMail(db, { ...to, key: 'handed over', mail: handedOverMail({ ...written, href: '/' }) })
  await sendMail(db, { ...to, key: 'asked', mail: proofMail('<b>Reef</b> Cafe by Ana <i>Cruz</i>', '/') })
  const bodies = await query(`select key, body from mail where address = 'ana@example.com'`)
  expect(bodies).toHaveLength(4)
  for (const { key, body } of bodies) {
    expect(body, key).toContain('&lt;b&gt;Reef&lt;/b&gt; Cafe')
    expect(body, key).toContain('Ana &lt;i&gt;Cruz&lt;/i&gt;')
  }
})
