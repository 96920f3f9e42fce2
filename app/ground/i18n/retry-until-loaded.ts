/**
 * Asks again and again until it loads, with growing pauses, which end when the connection is back: for what a page can wait
 * for but not do without.
 */
export async function retryUntilLoaded<T>(load: () => Promise<T>, pause = 1_000): Promise<T> {
  try {
    return await load()
  } catch {
    const isBack = await new Promise((resolve) => {
      // The browser says so a moment before it is.
      const hear = () => setTimeout(resolve, 1_000, true)
      addEventListener('online', hear, { once: true })
      setTimeout(() => resolve(removeEventListener('online', hear)), pause)
    })
    return retryUntilLoaded(load, isBack ? undefined : Math.min(2 * pause, longestPause))
  }
}

const longestPause = 60_000 // ms
