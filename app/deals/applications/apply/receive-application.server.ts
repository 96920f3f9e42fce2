import { isUuid } from '../../../ground/db/uuid.ts'
import type { RecordKey } from '../../../ground/db/named.ts'
import { lineIn } from '../../../ground/forms/typed.ts'
import { readFields } from '../../../ground/forms/read-fields.server.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'
import { apply } from './apply.server.ts'
import { applyFields } from './apply-fields.ts'
import { keptPdfOf, receivePdf } from './receive-pdf.server.ts'
import type { RefusedApplication } from './refused-application.ts'
import { hasProblem, typedApplication } from './typed-application.ts'

type ApplicationResult = { readonly number: string } | { readonly refused: RefusedApplication }

/** Takes a form, or says all that is wrong with it. Null: it is no form of ours. */
export async function receiveApplication(
  context: RequestContext,
  viewer: Viewer,
  { job, form }: { job: RecordKey; form: FormData },
): Promise<ApplicationResult | null> {
  const formKey = lineIn(form, 'formKey')
  if (!isUuid(formKey)) return null
  const { typed, problems: found } = typedApplication(form)
  const read = readFields(applyFields, form, context.language)
  const problems = { ...found, fields: { ...found.fields, ...read.problems } }
  const received = await receivePdf(context, { userId: viewer.id, formKey }, form)
  const pdf = 'pdf' in received ? received.pdf : null
  const refused: RefusedApplication = {
    typed,
    problems,
    formKey,
    pdfProblem: 'problem' in received ? received.problem : null,
    problem: null,
    keptPdf: pdf ? keptPdfOf(context, { userId: viewer.id, formKey }, pdf) : '',
  }
  if (hasProblem(problems) || refused.pdfProblem) return { refused }
  const { name, message, questions, answers, mayWork } = typed
  const sent = {
    job,
    applicantId: viewer.id,
    formKey,
    name,
    message,
    pdf,
    phone: read.values.phone,
    answers: questions.map((question, at) => ({ question, answer: answers[at]! })),
    mayWork: mayWork === '' ? null : mayWork === 'yes',
  }
  const done = await apply(context.database, sent, context)
  return done.ok ? { number: done.number } : { refused: { ...refused, problem: done.problem } }
}
