const longest = 2_000 // characters

// Slashes, backslashes and control characters, however often they were encoded: some server on the way may decode them.
const disguised = /%(?:25)*(?:2f|5c|7f|[01][\da-f])/i

// Whoever went on to one of these would go round in a circle, or be signed out at once.
const circles = /^\/(?:login|signup|logout|forgot-password|reset-password|api)(?=[/.?#]|$)/i

/**
 * Where a visitor goes on after signing in: a path of this site, with its query and the place on the page.
 * @param next as an address bar or a form has it, so anybody may have written it
 * @returns null for what leads elsewhere, or could lead some browser elsewhere
 */
export function nextAddress(next: unknown): string | null {
  if (typeof next !== 'string' || next.length > longest) return null
  if (!/^\/(?!\/)[^\\\s\p{Cc}]*$/u.test(next)) return null
  const [path = ''] = next.split(/[?#]/)
  if (disguised.test(path)) return null
  const { pathname, search, hash } = new URL(next, 'https://site.invalid')
  // Of `/.//host` a browser makes `//host`.
  return pathname.startsWith('//') || circles.test(decoded(pathname)) ? null : pathname + search + hash
}

/** As the routes read it: `/%6cogin` is `/login`. What can't be read is left as it is, and has no page. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The way to /login, which leads on to `next`. */
export const withNext = (path: string, next: string | null) =>
  next ? `${path}?${new URLSearchParams({ next })}` : path
