import { isRouteErrorResponse } from 'react-router'

/** A form on show that was sent and got no answer. `message`: what the site says of it, in the visitor's language. */
export type UnsentForm = { readonly form: HTMLFormElement; readonly message: string | null }

let sent: HTMLFormElement | null = null
let unsent: UnsentForm | null = null
const listeners = new Set<() => void>()

export const unsentForm = () => unsent

/** @returns what ends it */
export function subscribeToUnsent(tell: () => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

function setUnsent(next: UnsentForm | null) {
  unsent = next
  for (const tell of listeners) tell()
}

/** Notes each form as it is sent. @returns what ends it */
export function noteSentForms(): () => void {
  const note = ({ target }: Event) => {
    sent = target instanceof HTMLFormElement && target.method === 'post' ? target : null
    setUnsent(null)
  }
  document.addEventListener('submit', note, true)
  return () => document.removeEventListener('submit', note, true)
}

/** Shows that the form which was just sent may not have arrived. @returns false if the page has no form */
export function showUnsent(error: unknown): boolean {
  if (!sent?.isConnected) return false
  setUnsent({ form: sent, message: messageIn(error) })
  return true
}

/** The form that was sent has its answer. */
export function noteAnswer(): void {
  sent = null
}

/** A proxy answers with a page, the site with a sentence. */
const messageIn = (error: unknown) =>
  isRouteErrorResponse(error) && typeof error.data === 'string' && /^[^<]{1,500}$/.test(error.data)
    ? error.data
    : null

/** The site answers, and says in a sentence why it can't save anything now. */
export const saysWhyNotNow = (error: unknown): boolean => isUnreached(error) && messageIn(error) !== null

/** No answer of a page: none came, or that of a proxy, or of the site without its database. */
export function isUnreached(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status >= 502 && error.status <= 504
  return error instanceof TypeError && /fetch|network|load failed|import/i.test(error.message)
}
