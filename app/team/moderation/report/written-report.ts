import type { SenderProblem } from '../../support/guard-fields.tsx'
import { longestText, type ReportReason, reportReasons } from '../../../market/approval/cases.ts'

/** What a visitor wrote. */
export type WrittenReport = { readonly reason: ReportReason | null; readonly text: string }

/** What is sent back to the page of the form. */
export type SentReport =
  | { readonly sent: true }
  | {
      readonly sent: false
      readonly errors: ReportErrors | null
      readonly problem: SenderProblem | null
      readonly written: WrittenReport
      /** See `GuardFields`. */
      readonly opened: string
    }

/** What is wrong with a field. */
type ReportErrors = { reason?: 'missing'; text?: 'missing' | 'long' }

export function readReport(form: FormData): WrittenReport {
  const chosen = form.get('reason')
  const text = form.get('text')
  return {
    reason: reportReasons.find((one) => one === chosen) ?? null,
    text: typeof text === 'string' ? text.replaceAll('\r\n', '\n').replaceAll('\0', '').trim() : '',
  }
}

/** Null where all is well. What "something else" is has to be said. */
export function reportErrors({ reason, text }: WrittenReport): ReportErrors | null {
  if (reason === null) return { reason: 'missing' }
  if (text.length > longestText) return { text: 'long' }
  return reason === 'other' && !text ? { text: 'missing' } : null
}
