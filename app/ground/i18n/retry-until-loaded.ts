const shortest = 1_000 // ms
const longest = 30_000

/** Asks again and again until it loads: for what a page can wait for but not do without. */
export async function retryUntilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (let failed = 1; ; failed++) {
    try {
      return await load()
    } catch {
      if (await pauseAfter(failed)) failed = 0
    }
  }
}

/**
 * The pause before another attempt: twice as long after each that failed, up to 30 seconds, spread by chance so that not
 * all browsers come back at once. It ends early when the connection is back, when someone looks at the page again, and
 * when `woken` is aborted, or was before; while there is no connection, only then.
 * @param failed how many attempts failed since there was reason to hope; Infinity: waiting changes nothing
 * @returns whether it ended early, so that the next pauses are short again
 */
export const pauseAfter = (failed: number, woken?: AbortSignal) =>
  new Promise<boolean>((resolve) => {
    if (woken?.aborted) return resolve(true)
    const ended = new AbortController()
    const end = (isEarly: boolean) => {
      ended.abort()
      clearTimeout(timer)
      resolve(isEarly)
    }
    const until = { signal: ended.signal }
    const length = Math.min(longest, shortest * 2 ** (failed - 1)) * (0.5 + Math.random() / 2)
    const isTimed = failed < Infinity && navigator.onLine
    const timer = isTimed ? setTimeout(end, length, false) : undefined
    const early = () => end(true)
    addEventListener('online', early, until)
    document.addEventListener('visibilitychange', () => !document.hidden && end(true), until)
    woken?.addEventListener('abort', early, until)
  })
