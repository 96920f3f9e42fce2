import { line, oneOf, type Problems, required, text } from '../../ground/forms/fields.ts'
import type { PdfProblem } from '../../ground/files/pdf.server.ts'
import type { PictureProblem } from '../../ground/files/pictures.ts'
import { ways } from './ways.ts'

export const claimFields = {
  way: required(oneOf(ways, '')),
  mailbox: line(254),
  words: required(text(1_000)),
}

export type DocumentProblem = PdfProblem | PictureProblem | 'missing' | 'empty' | 'often'

/**
 * Why nothing was claimed. `gone`: the listing is. `own`: it is theirs. `owned`: it has an owner now, so only a document
 * helps. `unproven`: their own address is not confirmed. `often`: they have claimed a lot. `mailed`: its contacts have
 * had enough codes today. `returned`: mail to the published
 * address comes back.
 */
export type ClaimProblem = 'gone' | 'own' | 'owned' | 'unproven' | 'often' | 'mailed' | 'returned'

export type RefusedClaim = {
  readonly problem: ClaimProblem | null
  readonly problems: Problems<typeof claimFields>
  readonly documentProblem: DocumentProblem | null
  readonly typed: { readonly way: string; readonly mailbox: string; readonly words: string }
  readonly keptDocument: string
}

/** What became of a code. `wrong`: it may be entered again. `last`: it was the fifth wrong one. `over`: it is too old. */
export type CodeProblem = 'missing' | 'wrong' | 'last' | 'over' | 'changed' | 'mailed'
export type RefusedCode = { readonly code: CodeProblem; readonly typed: string; readonly left: number }

export const longestStatement = 2_000 // characters
