import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newApplication, newJob, now } from '../../../../tests/applications.ts'
import { loaderArguments } from '../../../../tests/page-context.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import '../../../registry/register.server.ts'
import { findOwnClaims } from '../../../market/claims/own-claim.server.ts'
import { loadReceived } from '../../bookings/received/load-received.server.ts'
import { findOpenApplications } from '../moves/find-open.server.ts'
import { receiveAnswer } from '../received/receive-answer.server.ts'
import { findAppliedJob, findAppliedJobs } from '../received/find-received.server.ts'
import { findOwnApplications, loadApplication } from './load-application.server.ts'

const database = await testDatabase()
const { db } = database

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
    (await findOpenApplications(db, applicantId, language))[0]!.title,
    await findAppliedJob(db, { ...job.key, employer }, language),
    (await findOwnClaims(db, applicantId, language))[0]?.title,
  ]
  expect(new Set(await titles('ko'))).toEqual(new Set(['다이빙 가이드']))
  await db.execute(sql`update listing set deleted_at = now() where id = ${job.id}`)
  // Nothing can be done with a claim of it then.
  expect(await titles('en')).toEqual([...Array(5).fill('Dive guide'), undefined])
})

test('the booking of an interview is named in its reader’s language, not in its employer’s', async () => {
  const job = await newJob(db)
  const { number } = await newApplication(db, job)
  const { page } = loaderArguments(database, '/', { language: 'ko', now })
  const typed = { op: 'invite', number, seen: 'sent', day: '2026-12-03', time: '10:00' }
  const done = await receiveAnswer(page, {
    typed: (name) => typed[name as keyof typeof typed] ?? '',
    numbers: [],
    job: { ...job.key, employer: { id: job.ownerId } },
  })
  expect(done).toEqual({ ok: true })
  const { rows } = await db.execute<{ number: string }>(
    sql`select number from booking where listing_id = ${job.id}`,
  )
  const owner = { side: 'owner', id: job.ownerId } as const
  const titleIn = async (language: 'en' | 'ja') =>
    (await loadReceived({ database: db, language, now }, owner, rows[0]!.number))!.listing.title
  expect([await titleIn('en'), await titleIn('ja')]).toEqual(['Dive guide · Interview', 'Dive guide · 面接'])
})
