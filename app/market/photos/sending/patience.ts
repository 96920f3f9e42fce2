const first = 1_000 // ms
const longest = 30_000 // ms

/** Pauses that grow with each attempt, and end at once when the connection is back or somebody asks for it. */
export function patience() {
  let end = () => {}
  return {
    pause: (attempt: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(() => end(), Math.min(longest, first * 2 ** (attempt - 1)))
        end = () => {
          clearTimeout(timer)
          removeEventListener('online', end)
          resolve()
        }
        addEventListener('online', end)
      }),
    wake: () => end(),
  }
}
