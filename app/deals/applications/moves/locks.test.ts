import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newApplication, newJob, now } from '../../../../tests/applications.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { bookingMerge } from '../../bookings/merge-part.server.ts'
import { applicationMerge } from '../merge-part.server.ts'
import { invite } from './invite.server.ts'
import { move } from './move.server.ts'

const { db } = await testDatabase()

test('a merge of listings comes to their applications before an invitation or a withdrawal does, and none fails', async () => {
  const [gone, kept] = [await newJob(db), await newJob(db)]
  const [ana, ben] = [await newApplication(db, gone), await newApplication(db, gone)]
  const employer = { side: 'employer', id: gone.ownerId } as const
  const invitation = { actor: employer, words: '' }
  const [first, second] = [new Date('2026-12-04T10:00+10:00'), new Date('2026-12-04T12:00+10:00')]
  await invite(db, ana.number, { ...invitation, startsAt: first }, now)
  const applicant = { side: 'applicant', id: ana.applicantId } as const
  let moved: Promise<unknown>
  await db.transaction(async (tx) => {
    await tx.execute(sql`select from listing where id in (${gone.id}, ${kept.id}) order by id for update`)
    moved = Promise.all([
      move(db, ana.number, { name: 'withdraw', actor: applicant, now }),
      invite(db, ben.number, { ...invitation, startsAt: second }, now),
    ])
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await db.execute(waiting)).rows).toHaveLength(2)
    const [from, to] = [gone, kept].map(({ id, ref, ownerId }) => ({
      id,
      ref,
      ownerId,
      kind: 'job',
      title: '',
    }))
    await bookingMerge.merge!(tx, from!, to!)
    await applicationMerge.merge!(tx, from!, to!)
  })
  expect(await moved!).toMatchObject([{ ok: true }, { ok: true }])
})
