import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/**
 * Why a request about an account was refused, in the words that the visitor reads.
 * Pages show the text of their code; the calls below /api/auth answer it as `{success: false, code, message}`.
 */
export const authTexts = {
  terms: msg`Please accept the terms and conditions.`,
  password_mismatch: msg`Passwords do not match.`,
  password_short: msg`Password must be at least 8 characters long.`,
  password_long: msg`Password must be no more than 128 characters long.`,
  password_common: msg`This password is easy to guess. Three unrelated words are easy to remember and hard to guess.`,
  invalid_credentials: msg`Invalid credentials. Please try again.`,
  signup_failed: msg`Account creation failed. Please try again.`,
  too_many: msg`Too many attempts. Please wait a while, then try again.`,
  failed: msg`An error occurred. Please try again.`,
  signed_out: msg`Please log in first.`,
  link_used: msg`This link has already been used or is too old. Ask for a new one.`,
  password_wrong: msg`Your current password is not correct.`,
  email_wrong: msg`Please enter a valid email address.`,
  code_missing: msg`Enter the code from your authenticator app.`,
  code_wrong: msg`This code is not valid, or it was already used. Wait for the next one, then enter it.`,
  passkey_failed: msg`This passkey did not work here. Try again, or log in another way.`,
  passkey_unmade: msg`The passkey was not added. Please try again.`,
  passkey_again: msg`Confirm with your passkey that it is you. If that is not possible here, log out, log in with your passkey again, and do this within 15 minutes.`,
  passkeys_many: msg`You have 20 passkeys, which is as many as there can be. Remove one first.`,
  second_step: msg`This account uses two-step login. Log in on the site and enter the code from your authenticator app.`,
} satisfies Record<string, MessageDescriptor>

export type AuthCode = keyof typeof authTexts

const statuses: Partial<Record<AuthCode, number>> = {
  invalid_credentials: 401,
  passkey_failed: 401,
  signed_out: 401,
  too_many: 429,
  failed: 500,
  link_used: 410,
  second_step: 403,
}

/** The HTTP status that matches the code. */
export const statusOf = (code: AuthCode): number => statuses[code] ?? 422

/** A refused request has changed nothing. `retryAfter`: seconds, with `too_many`. */
export type RefusedAuth = { ok: false; code: AuthCode; retryAfter?: number }

export const refuseAuth = (code: AuthCode, retryAfter?: number): RefusedAuth => ({
  ok: false,
  code,
  retryAfter,
})
