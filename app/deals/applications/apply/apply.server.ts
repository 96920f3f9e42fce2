import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { enqueue } from '../../../ground/db/jobs.server.ts'
import type { RecordKey } from '../../../ground/db/named.ts'
import { ownKey } from '../../../ground/forms/own-key.server.ts'
import { newNumber } from '../../bookings/secrets.server.ts'
import type { SiteContext } from '../../bookings/bookables/offered.server.ts'
import { answerApplication } from '../samples/answer-for-samples.server.ts'
import { lockJob } from './find-job.server.ts'
import { type LimitProblem, limitOf } from './limits.server.ts'
import { type Answer, application, applicationMove } from '../tables.server.ts'
import { tellOfMove } from '../moves/tell-of-move.server.ts'

export type NewApplication = {
  readonly job: RecordKey
  readonly applicantId: string
  /** Made where the form is. */
  readonly formKey: string
  readonly name: string
  readonly phone: string
  readonly message: string
  /** To the questions as they were shown. */
  readonly answers: readonly Answer[]
  /** Null: they were not asked. */
  readonly mayWork: boolean | null
  readonly pdf: { readonly key: string; readonly size: number } | null
}

/** `closed`: no one can apply for it now. `questions`: the employer asks others than were shown. `twice`: they have applied before. */
export type ApplyProblem = 'closed' | 'questions' | 'twice' | LimitProblem

export type ApplyOutcome =
  | { readonly ok: true; readonly number: string; readonly isNew: boolean }
  | { readonly ok: false; readonly problem: ApplyProblem }

/** Sends an application, once for each person and job. Sent again by them with the same key it is the same one. */
export const apply = (database: Database, sent: NewApplication, site: SiteContext): Promise<ApplyOutcome> =>
  database.transaction(async (tx) => {
    const formKey = ownKey(sent.formKey, sent.applicantId)
    const known = await findSent(tx, formKey)
    if (known) return known
    const job = await lockJob(tx, sent.job, site)
    if (!job) return { ok: false, problem: 'closed' }
    const limit = await limitOf(tx, sent.applicantId, { job, demo: site.demo })
    // The other of two presses may have been faster.
    const sentBefore = await findSent(tx, formKey)
    if (sentBefore) return sentBefore
    if (limit) return { ok: false, problem: limit }
    const { own, mayWork } = job.questions
    const shown = sent.answers.map(({ question }) => question)
    if (!isDeepStrictEqual(shown, own) || mayWork !== (sent.mayWork !== null))
      return { ok: false, problem: 'questions' }
    const [made] = await tx
      .insert(application)
      .values({
        number: newNumber(),
        listingId: job.id,
        listingKind: job.kind,
        listingRef: job.ref,
        listingTitle: job.title,
        ownerId: job.ownerId,
        applicantId: sent.applicantId,
        name: sent.name,
        phone: sent.phone,
        message: sent.message,
        answers: sent.answers,
        mayWork: sent.mayWork,
        fileKey: sent.pdf?.key,
        fileSize: sent.pdf?.size,
        formKey,
        createdAt: site.now,
        updatedAt: site.now,
      })
      .onConflictDoNothing({
        target: [application.listingId, application.applicantId],
        where: sql`not is_second`,
      })
      .returning()
    if (!made) return { ok: false, problem: 'twice' }
    const [written] = await tx
      .insert(applicationMove)
      .values({
        applicationId: made.id,
        at: site.now,
        move: 'apply',
        side: 'applicant',
        actorId: sent.applicantId,
        toState: 'sent',
      })
      .returning({ id: applicationMove.id })
    await tellOfMove(tx, made, { move: 'apply', moveId: written!.id })
    if (job.isSample)
      await enqueue(
        tx,
        answerApplication,
        { number: made.number },
        { key: made.number, at: new Date(+site.now + 60_000) },
      )
    return { ok: true, number: made.number, isNew: true }
  })

async function findSent(tx: Database, formKey: string): Promise<ApplyOutcome | null> {
  const [sent] = await tx
    .select({ number: application.number })
    .from(application)
    .where(eq(application.formKey, formKey))
  return sent ? { ok: true, number: sent.number, isNew: false } : null
}
