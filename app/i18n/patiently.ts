/**
 * Asks again and again until it loads, with growing pauses, and at once when the connection comes back: for what a page
 * can wait for but not do without.
 */
export async function patiently<T>(load: () => Promise<T>, pause = 1_000): Promise<T> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => {
      setTimeout(resolve, pause)
      addEventListener('online', resolve, { once: true, signal: AbortSignal.timeout(pause) })
    })
    return patiently(load, Math.min(2 * pause, longestPause))
  }
}

const longestPause = 60_000 // ms
