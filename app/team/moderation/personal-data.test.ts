import { expect, test } from 'vitest'
import { carInput, editListing, people } from '../../../tests/owners.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { moderationData } from './personal-data.server.ts'
import { report } from './report/report.server.ts'

const database = await testDatabase()
const { db, pool } = database
const { newPerson, newListing } = people(database)
const owner = await newPerson()
const other = await newPerson()
for (const { id } of [owner, other]) {
  const ref = id === owner.id ? 'mine' : 'theirs'
  await editListing(db, await newListing(id, ref), carInput(ref, { title: `Edit of ${ref}` }))
}
const textOf = async ({ id }: { id: string }) =>
  JSON.stringify(await moderationData.read(db, { id, email: null }))

test('an export has the edits that a user sent, and none of others', async () => {
  expect(await textOf(owner)).toContain('Edit of mine')
  expect(await textOf(owner)).not.toContain('Edit of theirs')
})

test('an export contains no reports that were dismissed', async () => {
  await db.transaction((tx) =>
    report(tx, {
      kind: 'vehicle',
      ref: 'mine',
      quote: 'As reported',
      ownerId: owner.id,
      reporterId: other.id,
      reason: 'scam',
      text: '',
    }),
  )
  expect(await textOf(owner)).not.toContain('As reported')
  await pool.query(`update moderation_case set state = 'dismissed' where type = 'report'`)
  expect(await textOf(owner)).not.toContain('As reported')
  await pool.query(`update moderation_case set state = 'hidden' where type = 'report'`)
  expect(await textOf(owner)).toContain('As reported')
})

test("a deleted user's edits are deleted", async () => {
  await db.transaction((tx) => moderationData.erase(tx, { id: owner.id, email: null }))
  const { rows } = await pool.query(`select input ->> 'title' as title from listing_revision`)
  expect(rows).toEqual([{ title: 'Edit of theirs' }])
})
