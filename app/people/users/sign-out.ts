import { forgetAll } from '../../ground/kept/kept.ts'
import { forgetAllFiles } from '../../ground/kept/kept-files.ts'
import { alone } from '../../ground/outbox/alone.ts'
import { isSignOutPending, pendingCookie, pendingOver } from './pending-sign-out.ts'
import { clearMirror } from './mirror.ts'

const patience = 8_000 // ms

let unreached = false
const listeners = new Set<() => void>()

/** Whether a sign-out in this page has not reached the server, which then still has the session. */
export const isUnreached = () => unreached

export function subscribeToUnreached(tell: () => void) {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/**
 * Signs out, here at once and at the server as soon as it can be reached, and goes to /login. Discards unsent changes.
 */
export async function signOut() {
  // Before the mirror is cleared: other tabs notice that at once, and must not send requests as the signed-in user.
  document.cookie = pendingCookie
  waitForCookie()
  await forgetHere()
  if (await finishSignOut()) location.assign('/login')
}

/**
 * Browsers write a cookie a moment after they were told to, so that another tab, which hears of the mirror sooner, would
 * not find it. Reading it waits for that.
 */
const waitForCookie = () => isSignOutPending(document.cookie)

/** Forgets what this browser keeps of every account. @param at as for `forgetAll` */
export async function forgetHere(at?: number) {
  // Before the mirror is cleared: other tabs then ask whether someone pressed Log Out.
  forgetAll(at)
  clearMirror()
  await forgetAllFiles()
}

/** Completes an earlier sign-out. Returns false if the server could still not be reached; the page then says so. */
export async function finishSignOut(): Promise<boolean> {
  // Several tabs wait no longer than one does.
  const signal = AbortSignal.timeout(patience)
  if (isSignOutPending(document.cookie))
    await alone('sign-out', () => tellServer(signal), { signal }).catch(() => {})
  const reached = !isSignOutPending(document.cookie)
  unreached = !reached
  for (const tell of listeners) tell()
  return reached
}

/** Unless another tab did: a late answer to a second request would take the cookie of a session begun since. */
async function tellServer(signal: AbortSignal): Promise<void> {
  if (!isSignOutPending(document.cookie)) return
  const { ok } = await fetch('/api/auth/logout', { method: 'POST', signal })
  if (ok) document.cookie = pendingOver
  waitForCookie()
}
