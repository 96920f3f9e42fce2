import type { ScanProblem } from '../../../ground/files/scanner.ts'

/** The outcome of a row. `faulty`: nothing is imported while there is such a row. */
export type Verdict = 'new' | 'changed' | 'unchanged' | 'faulty'

/** How many rows of a file there are of each kind, and faults in all of them. */
export type Counts = Readonly<Record<Verdict | 'faults', number>>

/** What is wrong with a row. */
export type Fault = {
  /** As a spreadsheet numbers it: the header is 1. */
  readonly row: number
  /** The name of a column; null: it is about all of the row. */
  readonly column: string | null
  readonly problem: FaultProblem
}

// oxlint-disable-next-line no-warning-comments -- `nobody` is a value here
/**
 * `missing`, `invalid`: as of a form. `cells`: more or fewer than the header has. `unnamed`: neither an id nor a key.
 * `nowhere`: no listing has the id. `twice`: an earlier row is about the same. `taken`: the key is another listing's.
 * `deleted`: the listing is. `stranger`: it belongs to another person than the row says. `nobody`: no account that could
 * own it. `team`: no one owns those. `public`: anyone can call those that can be claimed.
 */
export type FaultProblem =
  | ('missing' | 'invalid' | 'cells' | 'unnamed' | 'nowhere' | 'twice')
  | ('taken' | 'deleted' | 'stranger' | 'nobody' | 'team' | 'public')

/** Why a file can't be tried at all. Lists of columns are as in its header, or as expected there. */
export type FileProblem =
  | { readonly problem: 'none' | 'large' | 'encoding' | 'semicolons' | 'empty' | 'many' | ScanProblem }
  | { readonly problem: 'quotes' | 'long'; readonly row: number }
  | {
      readonly problem: 'columns'
      readonly missing: readonly string[]
      readonly unknown: readonly string[]
      readonly twice: readonly string[]
    }

export const largestFile = 10 * 2 ** 20 // bytes
export const mostRows = 10_000
export const mostFaults = 1_000 // that are kept
export const longestKey = 80 // characters
