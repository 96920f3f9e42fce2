import { data, redirectDocument } from 'react-router'
import { type RefusedAuth, statusOf } from '../auth-codes.ts'
import { type Arrival, arrivalCookie } from '../arrival.ts'
import { type Refusal, refusalOf } from './refusal.ts'

/** Pages with a password or a token must not be cached anywhere. */
export const unkept = { 'cache-control': 'private, no-store' }

/** The answer for a refused form. */
export function refuse(form: FormData, problem: Refusal | RefusedAuth) {
  const refusal = 'written' in problem ? problem : refusalOf(form, problem)
  return data(refusal, { status: refusal.code ? statusOf(refusal.code) : 422, headers: unkept })
}

/** Redirects after a sign-in. It loads a new document, because the routes depend on the user. */
export const letIn = (cookies: readonly string[], arrival: Arrival, next: string | null) =>
  goOn([...cookies, arrivalCookie(arrival)], next ?? '/profile')

/** Redirects to a new document, with cookies. */
export function goOn(cookies: readonly string[], address: string) {
  const headers = new Headers(unkept)
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return redirectDocument(address, { status: 303, headers })
}
