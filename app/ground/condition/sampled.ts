const firstWait = 2_000 // ms
const pauseAfterFailure = 60_000 // ms

/**
 * Returns what tells the latest that `read` has found, and has it read again in the background once that is older than
 * `every` ms. The first time it waits up to two seconds; undefined: nothing is found yet.
 */
export function sampled<Value>(read: () => Promise<Value>, every: number): () => Promise<Value | undefined> {
  let latest: Value | undefined
  let dueAt = 0
  let underWay: Promise<void> | undefined

  async function look() {
    try {
      latest = await read()
      dueAt = performance.now() + every
    } catch {
      dueAt = performance.now() + Math.min(every, pauseAfterFailure)
    }
    underWay = undefined
  }

  return async () => {
    if (!underWay && performance.now() >= dueAt) underWay = look()
    if (latest === undefined && underWay)
      await Promise.race([underWay, new Promise((resolve) => setTimeout(resolve, firstWait).unref())])
    return latest
  }
}
