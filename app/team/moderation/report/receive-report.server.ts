import { data } from 'react-router'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { isWithinRate, networkOf } from '../../../ground/db/rate-limit.server.ts'
import { type GuardedForm, openedAgain, senderProblem } from '../../../ground/forms/guard.server.ts'
import type { Subject } from './find-subject.server.ts'
import { report } from './report.server.ts'
import { readReport, type SentReport } from './report-fields.ts'

export const reportForm: GuardedForm = { name: 'report' }

const rate = { most: 10, seconds: 3_600 }

type ReportedSubject = Pick<Subject, 'kind' | 'ref' | 'quote' | 'ownerId'> & { listingId?: number | null }

/** The action of a page with `<ReportFrame>`. The caller must check that the visitor may see the subject. */
export async function receiveReport(context: RequestContext, form: FormData, subject: ReportedSubject) {
  const { values: written, problems: errors } = readReport(form)
  const sender = context.viewer?.id ?? networkOf(context.clientAddress)
  const problem = errors
    ? null
    : (senderProblem(context, reportForm, form) ??
      ((await isWithinRate(context.database, `report ${sender}`, rate)) ? null : 'limited'))
  const { reason, text } = written
  if (errors || problem || !reason) {
    const opened = openedAgain(context, reportForm, form)
    const status = problem === 'limited' ? 429 : 422
    return data<SentReport>({ sent: false, errors, problem, written, opened }, { status, headers: unkept })
  }
  const { kind, ref, quote, ownerId, listingId } = subject
  const reporterId = context.viewer?.id ?? null
  await context.database.transaction((tx) =>
    report(tx, { kind, ref, quote, ownerId, listingId, reason, text, reporterId }),
  )
  return data<SentReport>({ sent: true }, { headers: unkept })
}

const unkept = { 'cache-control': 'no-store' }
