const longest = 2_000 // characters

// Slashes, backslashes and control characters, encoded any number of times: some server on the way may decode them.
const disguised = /%(?:25)*(?:2f|5c|7f|[01][\da-f])/i

// Going on to one of these would lead in a circle or sign out at once.
const circles = /^\/(?:login|signup|logout|forgot-password|reset-password|api)(?=[/.?#]|$)/i

/**
 * Where a visitor goes on after signing in: a path of this site, with its query and the place on the page.
 * @param next from the address bar or a form, so anyone may have written it
 * @returns null if it leads, or could lead some browser, to another site
 */
export function nextAddress(next: unknown): string | null {
  if (typeof next !== 'string' || next.length > longest) return null
  if (!/^\/(?!\/)[^\\\s\p{Cc}]*$/u.test(next)) return null
  const [path = ''] = next.split(/[?#]/)
  if (disguised.test(path)) return null
  const { pathname, search, hash } = new URL(next, 'https://site.invalid')
  // A browser turns `/.//host` into `//host`.
  return pathname.startsWith('//') || circles.test(decoded(pathname)) ? null : pathname + search + hash
}

/** Decoded as the router does: `/%6cogin` is `/login`. An undecodable path is returned unchanged; no page has it. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The address of /login (or another page) that leads on to `next`. */
export const withNext = (path: string, next: string | null) =>
  next ? `${path}?${new URLSearchParams({ next })}` : path
