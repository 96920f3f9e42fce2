import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { people } from '../../tests/owners.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { colleagueRoles } from '../ground/request/viewer.ts'
import { actsFor, listingActedFor, listingRights, mayAct, type Person } from './may-act.server.ts'

const database = await testDatabase()
const { db, pool } = database
const { newPerson } = people(database)
const owner = await newPerson()
const colleagues = await Promise.all(
  colleagueRoles.map(async (role) => ({
    ...(await newPerson()),
    colleagueOf: [{ kind: 'vehicle', ref: 'theirs', ownerId: owner.id, role }],
  })),
)
const [answerer, editor, partner] = colleagues
const persons = {
  guest: null,
  owner,
  answerer: answerer!,
  editor: editor!,
  partner: partner!,
  other: await newPerson(),
  moderator: await newPerson({ role: 'moderator' }),
  admin: await newPerson({ role: 'admin' }),
}
const listings = {
  theirs: { kind: 'vehicle', ref: 'theirs', ownerId: owner.id },
  theirOther: { kind: 'vehicle', ref: 'theirOther', ownerId: owner.id },
  nobodys: { kind: 'vehicle', ref: 'nobodys', ownerId: null },
  ofTheTeam: { kind: 'government', ref: 'ofTheTeam', ownerId: null },
}
for (const { kind, ref, ownerId } of Object.values(listings))
  await pool.query(
    `insert into listing (kind, ref, owner_id, title, island, search_text) values ($1, $2, $3, 'x', 'rota', 'x')`,
    [kind, ref, ownerId],
  )

const alone = ['owner: theirs', 'owner: theirOther']
const beside = (...names: string[]) => [...alone, ...names.map((name) => `${name}: theirs`)]
const expected = {
  view: beside('answerer', 'editor', 'partner'),
  figures: beside('answerer', 'editor', 'partner'),
  edit: [...beside('editor', 'partner'), 'admin: ofTheTeam'],
  announce: beside('editor', 'partner'),
  answer: beside('answerer', 'partner'),
  bookings: beside('answerer', 'partner'),
  applications: beside('partner'),
  offer: beside('partner'),
  colleagues: beside('partner'),
}

test.each(listingRights)('to %s a listing', async (right) => {
  const allowed = Object.entries(persons).flatMap(([who, person]) =>
    Object.entries(listings).flatMap(([which, listing]) =>
      mayAct(person, listing, right) ? [`${who}: ${which}`] : [],
    ),
  )
  expect(allowed).toEqual(expected[right])
  for (const [who, person] of Object.entries(persons)) {
    if (!person) continue
    const { rows } = await db.execute<{ ref: string }>(
      sql`select ref from listing where ${actsFor(person, right)} and not sample order by id`,
    )
    expect(
      rows.map(({ ref }) => `${who}: ${ref}`),
      'the rows of a query',
    ).toEqual(allowed.filter((one) => one.startsWith(`${who}:`)))
  }
})

test('one listing is found by its key for those who act for it, and for no one once it is deleted', async () => {
  const isFound = async (person: Person, ref: string) => {
    const { rowCount } = await db.execute(
      sql`select from listing where ${listingActedFor(person, { kind: 'vehicle', ref }, 'offer')}`,
    )
    return rowCount === 1
  }
  expect(await isFound(owner, 'theirs')).toBe(true)
  expect(await isFound(persons.partner, 'theirs')).toBe(true)
  expect(await isFound(persons.partner, 'theirOther')).toBe(false)
  expect(await isFound(persons.editor, 'theirs')).toBe(false)
  await db.execute(sql`update listing set deleted_at = now() where ref = 'theirs'`)
  expect(await isFound(owner, 'theirs')).toBe(false)
})
