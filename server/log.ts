import { DrizzleQueryError } from 'drizzle-orm'
import type { LoginNote } from '../app/ground/request/request-context.ts'
import { destination, pino, stdSerializers, type Logger } from 'pino'

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'isLevelEnabled'>

const longestGathering = 100 // ms

/**
 * Lines of JSON on standard output, gathered for up to a tenth of a second: a write per request costs as much as a
 * page.
 */
export function openLog(level: string): { log: Log; flush(): void } {
  const lines = destination({ sync: false, minLength: 8_192 })
  let timer: NodeJS.Timeout | undefined
  const write = (line: string) => {
    lines.write(line)
    timer ??= setTimeout(send, longestGathering).unref()
  }
  /** Once more after the first: if another write is under way, that sends nothing. */
  function send() {
    timer = undefined
    lines.flush((error) => {
      if (!error) lines.flush(() => {})
    })
  }
  const log = pino(
    {
      level,
      base: undefined,
      serializers: { err: shownError },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
    },
    { write },
  )
  return { log, flush: () => lines.flushSync() }
}

/** What writes down the logins of a request. */
export const noteTo =
  (log: Pick<Log, 'info'>, requestId: string, client: string) =>
  (login: LoginNote): void =>
    log.info({ ...login, requestId, client }, login.event)

/** An error for the log: without the values of a failed query, which may be personal. */
export function shownError(error: Error): object {
  const { params: _params, detail: _detail, ...shown } = stdSerializers.err(error)
  for (let one: unknown = error; one instanceof Error; one = one.cause)
    if (one instanceof DrizzleQueryError) {
      const values = `\nparams: ${String(one.params)}`
      shown.message = shown.message.replaceAll(values, '')
      shown.stack = shown.stack.replaceAll(values, '')
    }
  return error instanceof AggregateError ? { ...shown, aggregateErrors: error.errors.map(shownError) } : shown
}
