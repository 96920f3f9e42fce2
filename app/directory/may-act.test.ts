import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { people } from '../../tests/owners.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { actsFor, listingRights, mayAct } from './may-act.server.ts'

const database = await testDatabase()
const { db, pool } = database
const { newPerson } = people(database)
const persons = {
  guest: null,
  owner: await newPerson(),
  other: await newPerson(),
  moderator: await newPerson({ role: 'moderator' }),
  admin: await newPerson({ role: 'admin' }),
}
const listings = {
  theirs: { kind: 'vehicle', ownerId: persons.owner.id },
  nobodys: { kind: 'vehicle', ownerId: null },
  ofTheTeam: { kind: 'government', ownerId: null },
}
for (const [ref, { kind, ownerId }] of Object.entries(listings))
  await pool.query(
    `insert into listing (kind, ref, owner_id, title, island, search_text) values ($1, $2, $3, 'x', 'rota', 'x')`,
    [kind, ref, ownerId],
  )

test.each(listingRights)('to %s a listing', async (right) => {
  const allowed = Object.entries(persons).flatMap(([who, person]) =>
    Object.entries(listings).flatMap(([which, listing]) =>
      mayAct(person, listing, right) ? [`${who}: ${which}`] : [],
    ),
  )
  expect(allowed).toEqual(right === 'edit' ? ['owner: theirs', 'admin: ofTheTeam'] : ['owner: theirs'])
  for (const [who, person] of Object.entries(persons)) {
    if (!person) continue
    const { rows } = await db.execute<{ ref: string }>(
      sql`select ref from listing where ${actsFor(person, right)} and not sample`,
    )
    expect(
      rows.map(({ ref }) => `${who}: ${ref}`),
      'the rows of a query',
    ).toEqual(allowed.filter((one) => one.startsWith(`${who}:`)))
  }
})
