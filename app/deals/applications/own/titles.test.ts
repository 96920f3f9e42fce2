import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newApplication, newJob } from '../../../../tests/applications.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import '../../../registry/register.server.ts'
import { findOwnClaims } from '../../../market/claims/own-claim.server.ts'
import { findAppliedJob, findAppliedJobs } from '../received/find-received.server.ts'
import { findOwnApplications, loadApplication } from './load-application.server.ts'

const { db } = await testDatabase()

test('a job has its title in the reader’s language, for who applied, for its employer, and for who claims it', async () => {
  const job = await newJob(db)
  const { number, applicantId } = await newApplication(db, job)
  await db.execute(
    sql`update listing set translations = '{"ko": {"title": "다이빙 가이드"}}' where id = ${job.id}`,
  )
  const employer = { id: job.ownerId }
  await db.execute(
    sql`insert into listing_claim (listing_id, claimant_id, way, state, words) values (${job.id}, ${applicantId}, 'document', 'waiting', '')`,
  )
  const titles = async (language: 'en' | 'ko') => [
    (await findOwnApplications(db, applicantId, language))[0]!.title,
    (await loadApplication({ database: db, language }, number, applicantId))!.title,
    (await findAppliedJobs(db, employer, language))[0]!.title,
    await findAppliedJob(db, { ...job.key, employer }, language),
    (await findOwnClaims(db, applicantId, language))[0]!.title,
  ]
  expect(new Set(await titles('ko'))).toEqual(new Set(['다이빙 가이드']))
  await db.execute(sql`update listing set deleted_at = now() where id = ${job.id}`)
  expect(await titles('en')).toEqual(Array(5).fill('Dive guide'))
})
