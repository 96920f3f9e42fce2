import { beatEvery, liveAddress, type LineStart, type LiveEvent } from './live-event.ts'

export type News = ({ kind: 'up' } & LineStart) | ({ kind: 'told' } & LiveEvent)

type LineOptions = {
  tell(news: News): void
  /** The position of the last event received; null: none yet. */
  position(): number | null
  /** Whether no one is signed in here by now: the server then opens no line. */
  isOver(): Promise<boolean>
  ended: AbortSignal
}

const shortestPause = 500 // ms
const longestPause = 10_000 // ms
const longestSilence = 2.5 * beatEvery

/** Keeps a connection to the server until `ended`, or the session is over; reconnects after a growing pause. */
export async function keepLine(parts: LineOptions): Promise<void> {
  for (let failures = 0; !parts.ended.aborted; failures++) {
    if (await holdLine(parts)) failures = 0
    else if (await parts.isOver()) return
    if (parts.ended.aborted) return
    const pause = Math.min(longestPause, shortestPause * 2 ** failures)
    // Many who were cut at once must not come back at once.
    await wait(pause * (0.5 + Math.random()), parts.ended)
  }
}

/** Resolves when the connection has ended: with whether it was ever established. */
function holdLine({ tell, position, ended }: LineOptions): Promise<boolean> {
  const after = position()
  // The page was rendered after it was requested, so this covers everything since; it needs no correct clock.
  const since = after === null ? `ago=${Math.ceil(performance.now())}` : `after=${after}`
  const source = new EventSource(`${liveAddress}?${since}`)
  let wasUp = false
  return new Promise((resolve) => {
    let silence = setTimeout(end, longestSilence)
    const hear = (news?: News) => {
      clearTimeout(silence)
      silence = setTimeout(end, longestSilence)
      if (news) tell(news)
    }
    source.addEventListener('up', ({ data }) => {
      wasUp = true
      hear({ kind: 'up', ...(JSON.parse(data) as LineStart) })
    })
    source.addEventListener('told', ({ data }) => hear({ kind: 'told', ...(JSON.parse(data) as LiveEvent) }))
    source.addEventListener('beat', () => hear())
    source.addEventListener('error', end)
    ended.addEventListener('abort', end, { once: true })

    function end() {
      clearTimeout(silence)
      ended.removeEventListener('abort', end)
      source.close()
      resolve(wasUp)
    }
  })
}

/** A connection that is back ends the waiting. */
function wait(ms: number, ended: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
    ended.addEventListener('abort', end)

    function end() {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      ended.removeEventListener('abort', end)
      resolve()
    }
  })
}
