/*
 * A sign-out that could not reach the server is kept in a cookie: the browser sends it with the session's, which no
 * script can take away, and the server ends that session before it answers anything.
 */
const name = 'signOutPending'

/** To be assigned to `document.cookie`. It outlives every session. */
export const pendingCookie = `${name}=1; Path=/; Max-Age=${31 * 24 * 60 * 60}; SameSite=Lax`

/** Takes it back, by `document.cookie` or as a Set-Cookie value. */
export const pendingOver = `${name}=; Path=/; Max-Age=0; SameSite=Lax`

/** @param cookies of a request or of a document */
export const isSignOutPending = (cookies: string) => /(?:^|;\s*)signOutPending=1(?:;|$)/.test(cookies)
