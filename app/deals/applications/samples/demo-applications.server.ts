import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import type { DemoPart } from '../../../market/demo-accounts/demo-parts.ts'
import { applicationKinds, applicationsOf } from '../area-applications.ts'
import { apply } from '../apply/apply.server.ts'
import { move, type PlainMove } from '../moves/move.server.ts'
import { inviteForSample } from './answer-for-samples.server.ts'

const day = 86_400_000
const site = { side: 'site' } as const
const demo = { demo: true, samples: true }

type Plan = { readonly sent: number; readonly moves: readonly (PlainMove | 'invite')[] }

/** One declined, one invited, one on the shortlist, one read. `sent` is in days before now. */
const plans: readonly Plan[] = [
  { sent: 12, moves: ['see', 'decline'] },
  { sent: 6, moves: ['see', 'shortlist', 'invite'] },
  { sent: 4, moves: ['see', 'shortlist'] },
  { sent: 2, moves: ['see'] },
]

const message =
  'Hafa adai! I live in Garapan, have worked with guests for four years, and can begin next month. I would be glad to meet you.'

/** Applications for samples in several states. */
export const addDemoApplications: DemoPart = async (tx, { id, name }, now) => {
  const jobs = await findSampleJobs(tx, plans.length)
  for (const [at, { sent, moves }] of plans.entries()) {
    const job = jobs[at]
    if (!job) continue
    const sentAt = new Date(+now - sent * day)
    const { own, mayWork } = applicationsOf(job.kind)!.questionsOf(job.attributes)
    const done = await apply(
      tx,
      {
        job,
        applicantId: id,
        formKey: randomUUID(),
        name,
        phone: '+16705550142',
        message,
        answers: own.map((question) => ({ question, answer: 'I can tell you more when we meet.' })),
        mayWork: mayWork || null,
        pdf: null,
      },
      { ...demo, now: sentAt },
    )
    if (!done.ok) continue
    for (const next of moves) await follow(tx, next, { number: done.number, scope: id, now })
  }
}

const follow = (
  tx: Database,
  next: PlainMove | 'invite',
  { number, scope, now }: { number: string; scope: string; now: Date },
) =>
  next === 'invite'
    ? inviteForSample(tx, number, scope, now)
    : move(tx, number, { name: next, actor: site, now })

type SampleJob = {
  readonly kind: string
  readonly ref: string
  readonly attributes: Readonly<Record<string, unknown>>
}

async function findSampleJobs(tx: Database, most: number): Promise<SampleJob[]> {
  const { rows } = await tx.execute<SampleJob>(sql`
    select kind, ref, attributes from listing
    where kind = any(${sql.param(applicationKinds())}::text[]) and sample and live order by id limit ${most}`)
  return rows
}
