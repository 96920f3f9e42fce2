import type { ApplyProblem } from './apply.server.ts'
import type { SentPdfProblem } from './receive-pdf.server.ts'
import type { TypedApplication, TypedProblems } from './typed-application.ts'

/** What a form is answered with that was not taken. */
export type RefusedApplication = {
  readonly typed: TypedApplication
  readonly problems: TypedProblems
  readonly pdfProblem: SentPdfProblem | null
  /** `failed`: the server could not be reached. */
  readonly problem: ApplyProblem | 'failed' | null
  readonly formKey: string
  /** Of a PDF that the site has already; empty without one. */
  readonly keptPdf: string
}
