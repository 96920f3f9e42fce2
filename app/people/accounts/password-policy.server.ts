import { createHash } from 'node:crypto'
import type { AuthCode } from './auth-codes.ts'
import common from './common-passwords.txt?raw'

/** The first 8 characters of each hash, so that the file doesn't list the passwords themselves. */
const refusedHashes = new Set(common.trim().split('\n'))

/** What someone who knows this site would try first; docs/security.md lists them, too. */
const expected = `proa saipan tinian rota luta marianas mariana islands island cnmi garapan hafaadai hafa adai tirow
  chamorro carolinian directory marketplace admin administrator moderator staff password welcome login user`
const onlyExpected = new RegExp(`^(?:${expected.replaceAll(/\s+/g, '|')})+$`)

/**
 * What is wrong with a new password; null if nothing. @param email of the account, which is refused as a password
 */
export function passwordProblem(password: string, email: string): AuthCode | null {
  if (password.length < 8) return 'password_short'
  if (password.length > 128) return 'password_long'
  const plain = password.toLowerCase()
  if (plain === email || plain === email.split('@')[0]) return 'password_common'
  if (new Set(plain).size < 3) return 'password_common'
  if (onlyExpected.test(plain.replaceAll(/[^\p{L}]/gu, ''))) return 'password_common'
  return refusedHashes.has(hashOf(plain)) ? 'password_common' : null
}

const hashOf = (password: string) => createHash('sha256').update(password).digest('base64url').slice(0, 8)
