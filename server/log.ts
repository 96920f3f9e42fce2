import { destination, pino, type Logger } from 'pino'

export type Log = Pick<Logger, 'debug' | 'info' | 'error' | 'isLevelEnabled'>

/** Lines of JSON on standard output, gathered for up to a tenth of a second: a write per request costs as much as a page. */
export function openLog(level: string): { log: Log; flush(): void } {
  const lines = destination({ sync: false, minLength: 8_192, periodicFlush: 100 })
  const log = pino(
    { level, base: undefined, timestamp: () => `,"time":"${new Date().toISOString()}"` },
    lines,
  )
  return { log, flush: () => lines.flushSync() }
}
