/*
 * Log Out pressed before the page's scripts run, or without any, is a plain form: the server ends the session and leaves
 * this cookie, by which the next page that runs scripts forgets what the browser keeps.
 */
const cookie = 'signedOutPlainly=1'

/** A Set-Cookie value. It waits as long as anything could be kept. */
export const plainSignOutCookie = `${cookie}; Path=/; Max-Age=${31 * 24 * 60 * 60}; SameSite=Lax`

/** In the browser: whether the last sign-out was a plain one. Reading it removes it. */
export function takePlainSignOut(): boolean {
  const isThere = document.cookie.includes(cookie)
  if (isThere) document.cookie = `${cookie}; Path=/; Max-Age=0`
  return isThere
}
