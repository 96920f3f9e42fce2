import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../../ground/db/client.server.ts'
import { defineJob } from '../../../ground/db/jobs.server.ts'
import { addDays, instantOf, localDate } from '../../../ground/i18n/local-time.ts'
import type { JobTools } from '../../../ground/request/request-context.ts'
import { invite } from '../moves/invite.server.ts'
import { move } from '../moves/move.server.ts'
import { application } from '../tables.server.ts'

const site = { side: 'site' } as const

/**
 * In a demo no one signs in as the owner of a sample, so a job answers: of three applications one is shortlisted, one
 * invited, one declined.
 */
export const answerApplication = defineJob({
  name: 'answer-application',
  isMessage: false,
  payload: z.object({ number: z.string() }),
  async run({ number }, { database, demo }: Pick<JobTools, 'database' | 'demo'>) {
    const [sent] = await database
      .select({ id: application.id, state: application.state, applicantId: application.applicantId })
      .from(application)
      .where(eq(application.number, number))
    if (sent?.state !== 'sent' || !demo) return
    const now = new Date()
    await move(database, number, { name: 'see', actor: site, now })
    const answer = (['shortlist', 'invite', 'decline'] as const)[sent.id % 3]!
    if (answer === 'invite') await inviteForSample(database, number, sent.applicantId ?? '', now)
    else await move(database, number, { name: answer, actor: site, now })
  },
})

/** At ten in the morning, two days ahead. @param scope the applicant's, as no other takes of a sample's time */
export const inviteForSample = (database: Database, number: string, scope: string, now: Date) =>
  invite(
    database,
    number,
    {
      actor: site,
      startsAt: instantOf(addDays(localDate(now), 2), '10:00'),
      words: '',
      scope,
    },
    now,
  )
