import type { Log } from './log.ts'

/** EX_SOFTWARE of sysexits.h: a fault of the program itself, which its supervisor answers by starting it again. */
const faulty = 70

type StopOptions = {
  stop(): Promise<void>
  log: Log
  flush(): void
  /** ms after which the process ends in any case */
  longestStop: number
}

/**
 * Stops and ends this process, once: when it is asked to, or after an error that nothing was waiting for. Its state is
 * unknown then, so it ends with a code that says so.
 */
export function stopWhenAsked({ stop, log, flush, longestStop }: StopOptions) {
  let isStopping = false
  const end = async (code: number) => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(faulty), longestStop).unref()
    await stop().catch((error: unknown) => log.error({ err: asError(error) }, 'stopping failed'))
    flush()
    process.exit(code)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void end(0))
  process.on('uncaughtException', (error, origin) => {
    log.error({ err: asError(error), origin }, 'an error that nothing was waiting for: the process stops')
    void end(faulty)
  })
}

const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)))
