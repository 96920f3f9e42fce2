import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { apply, type NewApplication } from '../app/deals/applications/apply/apply.server.ts'
import type { Database } from '../app/ground/db/client.server.ts'
import { newAccount } from './bookings.ts'

/** Noon of a Tuesday on the islands. */
export const now = new Date('2026-12-01T12:00+10:00')
export const site = { now, demo: false, samples: false }

/** A job of a new employer. @param attributes such as the questions that it asks */
export async function newJob(db: Database, attributes: object = {}) {
  const ownerId = await newAccount(db)
  const ref = randomUUID()
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into listing (kind, ref, title, island, owner_id, attributes)
    values ('job', ${ref}, 'Dive guide', 'saipan', ${ownerId}, ${JSON.stringify(attributes)}::jsonb) returning id`)
  return { ownerId, ref, id: Number(rows[0]!.id), key: { kind: 'job', ref } }
}
export type NewJob = Awaited<ReturnType<typeof newJob>>

export const applicationOf = (
  { key }: Pick<NewJob, 'key'>,
  applicantId: string,
  more: Partial<NewApplication> = {},
): NewApplication => ({
  job: key,
  applicantId,
  formKey: randomUUID(),
  name: 'Ana Cruz',
  phone: '+16702345678',
  message: 'I have guided dives for six years.',
  answers: [],
  mayWork: null,
  pdf: null,
  ...more,
})

/** An application of a new account. */
export async function newApplication(db: Database, job: NewJob, more: Partial<NewApplication> = {}) {
  const applicantId = await newAccount(db)
  const done = await apply(db, applicationOf(job, applicantId, more), site)
  if (!done.ok) throw new Error(`It was not taken: ${done.problem}`)
  return { number: done.number, applicantId }
}
