import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type AuthCode, authTexts } from '../auth-codes.ts'
import type { Refusal } from './refusal.ts'

const missingTexts: Record<string, MessageDescriptor> = {
  full_name: msg`Please enter your name.`,
  email: msg`Please enter your email address.`,
  password: msg`Please enter your password.`,
  confirmPassword: msg`Please enter your password again.`,
  code: authTexts.code_missing,
  name: msg`Please enter a name.`,
}

/** The field that a refusal is about; codes without an entry are about the whole form. */
const fields: Partial<Record<AuthCode, string>> = {
  terms: 'terms',
  password_mismatch: 'confirmPassword',
  password_short: 'password',
  password_long: 'password',
  password_common: 'password',
  email_wrong: 'email',
  password_wrong: 'password',
  code_missing: 'code',
  code_wrong: 'code',
  passkey_again: 'code',
}

export const isOfCode = (code: AuthCode): boolean => fields[code] === 'code'

/** The messages next to the fields, by field name. */
export function useErrors(refusal: Refusal | undefined) {
  const { i18n } = useLingui()
  return (name: string): string | undefined => {
    if (!refusal) return undefined
    const { missing, code } = refusal
    if (missing.includes(name)) return i18n._(missingTexts[name]!)
    return code && fields[code] === name ? i18n._(authTexts[code]) : undefined
  }
}

/** The message for the whole form. */
export const noteOf = ({ code }: Refusal): MessageDescriptor | null =>
  code && !fields[code] ? authTexts[code] : null
