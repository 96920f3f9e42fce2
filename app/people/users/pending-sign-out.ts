/*
 * A sign-out that could not reach the server is kept in a cookie. The browser sends it along with the session cookie,
 * which scripts can't remove, and the server ends that session before answering.
 */
const name = 'signOutPending'

/** For `document.cookie`. It outlives every session. */
export const pendingCookie = `${name}=1; Path=/; Max-Age=${31 * 24 * 60 * 60}; SameSite=Lax`

/** Removes it, by `document.cookie` or as a Set-Cookie value. */
export const pendingOver = `${name}=; Path=/; Max-Age=0; SameSite=Lax`

/** @param cookies of a request or of a document */
export const isSignOutPending = (cookies: string) => /(?:^|;\s*)signOutPending=1(?:;|$)/.test(cookies)
