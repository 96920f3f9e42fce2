import { data, redirectDocument } from 'react-router'
import { type RefusedAuth, statusOf } from '../auth-codes.ts'
import { type Arrival, arrivalCookie } from '../arrival.ts'
import { type Refusal, refusalOf } from './refusal.ts'

/** Of no page with a password or a token in it may anything be kept. */
export const unkept = { 'cache-control': 'private, no-store' }

/** A form that was not taken. */
export function refuse(form: FormData, problem: Refusal | RefusedAuth) {
  const refusal = 'written' in problem ? problem : refusalOf(form, problem)
  return data(refusal, { status: refusal.code ? statusOf(refusal.code) : 422, headers: unkept })
}

/** The way on for somebody who was let in: with a new document, which knows their routes. */
export function letIn(cookies: readonly string[], arrival: Arrival, next: string | null) {
  const headers = new Headers(unkept)
  for (const cookie of [...cookies, arrivalCookie(arrival)]) headers.append('set-cookie', cookie)
  return redirectDocument(next ?? '/profile', { status: 303, headers })
}
