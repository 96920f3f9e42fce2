import { randomUUID } from 'node:crypto'
import { isUuid } from '../../../ground/db/uuid.ts'
import { isWithinRate } from '../../../ground/db/rate-limit.server.ts'
import { type PdfProblem, pdfProblem } from '../../../ground/files/pdf.server.ts'
import { scanProblem } from '../../../ground/files/scan.ts'
import type { ScanProblem } from '../../../ground/files/scanner.ts'
import { fileIn, lineIn } from '../../../ground/forms/typed.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { largestPdf } from './apply-fields.ts'
import { keepPdf, keepPdfLonger } from '../files/application-file.server.ts'

export type SentPdfProblem = PdfProblem | ScanProblem | 'empty' | 'large' | 'often' | 'gone'

type StoredPdf = { readonly key: string; readonly size: number }
/** Who sends a form, and its key. */
type FormOf = { readonly userId: string; readonly formKey: string }
type PdfResult = { readonly pdf: StoredPdf | null } | { readonly problem: SentPdfProblem }
type Context = Pick<RequestContext, 'database' | 'files' | 'scanner' | 'seal'>

const rate = { most: 40, seconds: 3600 }

/**
 * The PDF of a form, stored: the one that was chosen, else the one that was sent with the form before, when something
 * else in it was wrong. That one is `gone` after a day.
 */
export async function receivePdf(
  context: Context,
  { userId, formKey }: FormOf,
  form: FormData,
): Promise<PdfResult> {
  const file = fileIn(form, 'pdf', largestPdf)
  if (file === 'large') return { problem: 'large' }
  if (file === 'none') {
    const pdf = sentBefore(context, { userId, formKey }, lineIn(form, 'keptPdf'))
    return pdf && !(await keepPdfLonger(context, pdf.key)) ? { problem: 'gone' } : { pdf }
  }
  if (file.size === 0) return { problem: 'empty' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const problem = pdfProblem(bytes)
  if (problem) return { problem }
  if (!(await isWithinRate(context.database, `application pdf ${userId}`, rate))) return { problem: 'often' }
  const refused = await scanProblem(context.scanner, bytes)
  if (refused) return { problem: refused }
  const key = randomUUID()
  await keepPdf(context, key, bytes)
  return { pdf: { key, size: bytes.length } }
}

/**
 * The form that is shown again carries this, so that the file need not be chosen twice. It works for this person and this
 * form only: a file belongs to one application.
 */
export const keptPdfOf = (
  { seal }: Pick<Context, 'seal'>,
  { userId, formKey }: FormOf,
  { key, size }: StoredPdf,
) => `${key}.${size}.${seal(`application pdf ${userId} ${formKey} ${key} ${size}`)}`

function sentBefore(context: Pick<Context, 'seal'>, form: FormOf, kept: string): StoredPdf | null {
  const [key = '', size = ''] = kept.split('.')
  if (!isUuid(key)) return null
  const pdf = { key, size: Number(size) }
  return kept === keptPdfOf(context, form, pdf) ? pdf : null
}
