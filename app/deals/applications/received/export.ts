import { sql } from 'drizzle-orm'
import { type LoaderFunctionArgs } from 'react-router'
import { notFound } from '../../../ground/request/not-found.ts'
import { csvAnswer } from '../../../ground/files/csv-answer.ts'
import { csvOf } from '../../../ground/files/csv.ts'
import { phoneInTable } from '../../../ground/forms/phone.server.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { viewerOf } from '../../../people/users/viewer.ts'
import { application } from '../tables.server.ts'
import { findAppliedJob, sentTo } from './find-received.server.ts'

const most = 10_000

/** Who has applied for a job, for a spreadsheet; without those who have withdrawn. */
export async function loader({ params, url, context: router }: LoaderFunctionArgs) {
  const context = router.get(requestContext)
  const employer = viewerOf(context, url)
  const job = { kind: params.kind ?? '', ref: params.ref ?? '', employer }
  if ((await findAppliedJob(context.database, job, context.language)) === null) throw notFound()
  const rows = await context.database
    .select()
    .from(application)
    .where(sql`${sentTo(job, employer)} and state <> 'withdrawn'`)
    .orderBy(application.id)
    .limit(most)
  const questions = [...new Set(rows.flatMap(({ answers }) => answers.map(({ question }) => question)))]
  const head = ['number', 'sent_at', 'state', 'name', 'phone', 'may_work', 'message', 'note', ...questions]
  const lines = rows.map(({ number, createdAt, state, name, phone, mayWork, message, note, answers }) => [
    number,
    createdAt.toISOString(),
    state,
    name,
    phoneInTable(phone),
    mayWork === null ? '' : mayWork ? 'yes' : 'no',
    message,
    note,
    ...questions.map((asked) => answers.find(({ question }) => question === asked)?.answer ?? ''),
  ])
  return csvAnswer('applications', csvOf([head, ...lines]))
}
