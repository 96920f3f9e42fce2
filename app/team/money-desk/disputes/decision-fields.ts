import { money, oneOf, required, text } from '../../../ground/forms/fields.ts'
import type { AuthCode } from '../../../people/accounts/auth-codes.ts'

/** What goes back: all that is left, some of it, or nothing. */
export const outcomes = ['all', 'part', 'none'] as const

export const decisionFields = {
  outcome: required(oneOf(outcomes, '')),
  /** Of `part`. */
  amount: money({ from: 1, to: 10_000_000 }),
  reason: required(text(2_000)),
}

/** The answer to a decision that was not taken. */
export type RefusedDecision = {
  readonly of: 'decision'
  readonly typed: { readonly outcome: string; readonly amount: string; readonly reason: string }
  readonly problem: 'outcome' | 'amount' | 'missing' | 'long' | 'code' | 'stale'
  readonly code: AuthCode | undefined
}
