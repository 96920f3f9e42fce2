import { oneOf, type Problems, readTyped, required, text, type Values } from '../../../ground/forms/fields.ts'
import type { SenderProblem } from '../../../ground/forms/guard-fields.tsx'
import { longestText, reportReasons } from '../../../market/approval/cases.ts'

export const reportFields = { reason: required(oneOf(reportReasons, '')), text: text(longestText) }

/** What is sent back to the page of the form. */
export type SentReport =
  | { readonly sent: true }
  | {
      readonly sent: false
      readonly errors: Problems<typeof reportFields> | null
      readonly problem: SenderProblem | null
      readonly written: Values<typeof reportFields>
      /** See `GuardFields`. */
      readonly opened: string
    }

/** The fields of a report. The reason "something else" requires a text. */
export function readReport(form: FormData) {
  const { reason } = readTyped(reportFields, form).values
  return readTyped(
    reason === 'other' ? { ...reportFields, text: required(reportFields.text) } : reportFields,
    form,
  )
}
