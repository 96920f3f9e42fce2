import { pauseAfter } from '../i18n/retry-until-loaded.ts'

/**
 * `cut`: no answer came, `often`: the server takes no more for a while, `signed-out`: the account's session has
 * ended.
 */
export type StopReason = 'cut' | 'often' | 'signed-out'

/**
 * Retries with the pauses of `pauseAfter`. After a session ends, it waits for activity of the user.
 * @param isNeeded whether anything is left to send
 * @param attempt sends as much as it can @returns why it does not go on
 * @param tell is called after every change of `stopped`
 */
export function senderOf(
  isNeeded: () => boolean,
  attempt: () => Promise<StopReason | null>,
  tell: () => void = () => {},
) {
  let stopped: StopReason | null = null
  let isRunning = false
  let woken = new AbortController()

  function stop(reason: StopReason | null) {
    if (reason === stopped) return
    stopped = reason
    tell()
  }

  async function run() {
    if (isRunning) return woken.abort()
    isRunning = true
    const ended = new AbortController()
    addEventListener('online', () => woken.abort(), { signal: ended.signal })
    try {
      for (let failed = 0; isNeeded();) {
        woken = new AbortController() // now: a sign that comes during the attempt counts when it fails
        stop(await attempt())
        if (!stopped) continue
        const isEarly = await pauseAfter(stopped === 'signed-out' ? Infinity : failed + 1, woken.signal)
        failed = isEarly ? 0 : failed + 1
      }
      stop(null)
    } finally {
      isRunning = false
      ended.abort()
    }
  }

  return {
    /** Continues at once, if anything is left to send. */
    go: () => void run(),
    /** Why nothing is being sent. */
    stopped: () => stopped,
    /** Within an attempt: that the server has taken a part. */
    reach: () => stop(null),
  }
}
