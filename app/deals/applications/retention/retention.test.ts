import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newApplication, newJob, now } from '../../../../tests/applications.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import '../../../registry/register.server.ts'
import { findApplication } from '../moves/find-application.server.ts'
import { deleteOldApplications } from './retention.server.ts'

const { db } = await testDatabase()
const stateOf = async (number: string) => (await findApplication(db, number, { side: 'site' }))?.state

test('what a sample sent to an employer who is gone goes with them; what a person sent stays', async () => {
  const job = await newJob(db)
  const [person, sample] = [await newApplication(db, job), await newApplication(db, job)]
  await db.execute(sql`update users set sample = true where id = ${sample.applicantId}`)
  await deleteOldApplications(db, now)
  expect(await stateOf(sample.number)).toBe('sent')
  await db.execute(sql`update application set owner_id = null where listing_id = ${job.id}`)
  await deleteOldApplications(db, now)
  expect([await stateOf(sample.number), await stateOf(person.number)]).toEqual([undefined, 'sent'])
})

test('applications go so many days after their job has ended, by the setting', async () => {
  const [job, open] = [await newJob(db), await newJob(db)]
  const [old, current] = [await newApplication(db, job), await newApplication(db, open)]
  const later = (days: number) => new Date(+now + days * 86_400_000)
  await db.execute(sql`update listing set status = 'closed' where id = ${job.id}`)
  await db.execute(sql`update listing set ended_at = ${now} where id = ${job.id}`)
  await deleteOldApplications(db, later(179))
  expect(await stateOf(old.number)).toBe('sent')
  // Offered again, it has not ended.
  await db.execute(sql`update listing set status = 'live', ended_at = null where id = ${job.id}`)
  await deleteOldApplications(db, later(181))
  expect(await stateOf(old.number)).toBe('sent')
  await db.execute(sql`update listing set expires_at = ${later(1)} where id = ${job.id}`)
  await deleteOldApplications(db, later(182))
  expect([await stateOf(old.number), await stateOf(current.number)]).toEqual([undefined, 'sent'])
  await db.execute(sql`delete from listing where id = ${open.id}`)
  await db.execute(
    sql`insert into site_setting (name, value) values ('application-retention', '{"days": 30}')`,
  )
  await deleteOldApplications(db, later(200))
  expect(await stateOf(current.number)).toBe('sent')
  await deleteOldApplications(db, later(230))
  expect(await stateOf(current.number)).toBeUndefined()
})
