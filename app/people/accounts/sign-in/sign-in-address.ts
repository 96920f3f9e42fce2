import { nextAddress } from '../next-address.ts'
import { socialProblem } from './social-problem.ts'

type Reader = (given: string | null) => string | null

const asGiven: Reader = (given) => given
const known: Record<string, Record<string, Reader>> = {
  '/login': { error: socialProblem, next: nextAddress },
  '/signup': { next: nextAddress },
  '/forgot-password': { next: nextAddress },
  '/reset-password': { token: asGiven },
  '/verify-email': { token: asGiven },
  '/first-admin': { token: asGiven },
}

/**
 * Of an address of this folder's pages what they know: where one goes on to, why Google or Facebook sent one back, the
 * token of a mailed link. Null for other pages.
 */
export function signInParameters({ pathname, searchParams }: URL): URLSearchParams | null {
  const readers = known[pathname]
  if (!readers) return null
  const values = Object.entries(readers).map(([name, read]) => [name, read(searchParams.get(name)) ?? ''])
  return new URLSearchParams(values.filter(([, value]) => value))
}
