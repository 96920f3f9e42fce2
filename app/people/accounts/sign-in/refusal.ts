import { sentIn } from '../../../ground/forms/typed.ts'
import type { AuthCode } from '../auth-codes.ts'
import { accountEmail } from '../email-address.ts'

/** Why a form about an account was refused, with what was typed except passwords. */
export type Refusal = {
  /** Names of required fields that were left empty. */
  readonly missing: readonly string[]
  readonly code: AuthCode | null
  /** Seconds, with `too_many`. */
  readonly retryAfter?: number | undefined
  readonly written: Readonly<Record<string, string>>
}

const repeated = ['full_name', 'name', 'email', 'remember', 'terms']

export function refusalOf(
  form: FormData,
  { missing = [], code = null, retryAfter }: Partial<Refusal>,
): Refusal {
  const typedValues = repeated.flatMap((name) => (form.has(name) ? [[name, sentIn(form, name)]] : []))
  return { missing, code, retryAfter, written: Object.fromEntries(typedValues) as Record<string, string> }
}

/** Checks a form before the database is asked: missing fields first, then the email address. */
export function formProblem(
  form: FormData,
  required: readonly string[],
  addressIn: (typed: string) => string | null = accountEmail,
): Refusal | null {
  const missing = required.filter((name) => !sentIn(form, name).trim())
  if (missing.length > 0) return refusalOf(form, { missing })
  const isWrong = form.has('email') && !addressIn(sentIn(form, 'email'))
  return isWrong ? refusalOf(form, { code: 'email_wrong' }) : null
}
