/** SQLSTATE: connection exceptions, a server that lacks something, stops, starts, or only reads. */
const states = /^(?:08...|53...|57P0[1-3]|25006)$/
const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** What pg says without a code. */
const words =
  /^(?:Connection terminated|timeout e(?:xceeded|xpired)|Query read timeout|Client (?:has encountered a connection error|was closed)|Cannot use a pool after calling end)/

/** Whether a query failed because the database could not be asked, and not because of what was asked. */
export function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  if (typeof code === 'string' && (states.test(code) || network.has(code))) return true
  if (code === 'ENOENT' && syscall === 'connect') return true // the socket of an embedded server that is down
  if (words.test(error.message)) return true
  return error instanceof AggregateError ? error.errors.some(isOutOfReach) : isOutOfReach(error.cause)
}
