import type { AuthCode } from '../auth-codes.ts'
import { addressOf } from '../email-address.ts'

/** Why a form about an account was not taken, with what was typed, but for passwords. */
export type Refusal = {
  /** Names of required fields that were left empty. */
  readonly missing: readonly string[]
  readonly code: AuthCode | null
  /** Seconds, with `too_many`. */
  readonly retryAfter?: number | undefined
  readonly written: Readonly<Record<string, string>>
}

const repeated = ['full_name', 'email', 'remember', 'terms']

export function refusalOf(
  form: FormData,
  { missing = [], code = null, retryAfter }: Partial<Refusal>,
): Refusal {
  const typedValues = repeated.flatMap((name) => (form.has(name) ? [[name, textIn(form, name)]] : []))
  return { missing, code, retryAfter, written: Object.fromEntries(typedValues) as Record<string, string> }
}

/** What is wrong with a form before anybody is asked: what is missing, then an address that is not valid. */
export function formProblem(
  form: FormData,
  required: readonly string[],
  addressIn: (typed: string) => string | null = addressOf,
): Refusal | null {
  const missing = required.filter((name) => !textIn(form, name).trim())
  if (missing.length > 0) return refusalOf(form, { missing })
  const isWrong = form.has('email') && !addressIn(textIn(form, 'email'))
  return isWrong ? refusalOf(form, { code: 'email_wrong' }) : null
}

/** A field's text; empty where there is none. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
