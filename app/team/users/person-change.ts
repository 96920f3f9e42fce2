import { type Problem, required, text } from '../../ground/forms/fields.ts'
import type { AuthCode } from '../../people/accounts/auth-codes.ts'
import type { AskedStep } from '../../people/accounts/second-step/pass-again.server.ts'

/** What an admin can do with a user. */
export const personChanges = ['role', 'suspend', 'restore', 'second-step'] as const
export type PersonChange = (typeof personChanges)[number]

/** Why nothing was changed: the reason is missing or too long, someone else was faster, or this admin may not do it. */
export type PersonProblem = Problem | 'stale' | AuthCode

/** A refused change, with the typed text. */
export type RefusedChange = {
  change: PersonChange
  problem: PersonProblem
  role: string
  reason: string
}

/** How it is made sure that it is the admin who sends a form. */
export type Proof = {
  email: string
  hasPassword: boolean
  asksForCode: AskedStep
  /** Otherwise they have to log in again first. */
  canProve: boolean
}

export const reasonFields = { reason: required(text(2_000)) }
