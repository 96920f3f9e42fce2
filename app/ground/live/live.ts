import { awaken } from '../ui/late.tsx'
import { keepLine, type News } from './event-line.ts'
import type { LiveEvent } from './live-event.ts'

/** Receives the id of what changed; null: anything may have changed, so reload everything. */
type Handler = (id: string | null) => void

/**
 * Between the tabs of a browser: an event from the tab with the connection, or a new tab's request for the events
 * that it missed.
 */
type TabMessage = News | 'what was told?'

const recently = 30_000 // ms in which a page is made and begins to listen
const mostHeard = 500

const handlers = new Map<string, Set<Handler>>()
const heard = new Map<number, LiveEvent & { at: number }>()
let position: number | null = null

/**
 * Calls back whenever the server tells of this type (`tellLive`), perhaps twice, and with null where something was
 * missed; a moment later also for what was told just now, for which the page may have come too late. Returns what ends
 * it.
 */
export function onLive(type: string, handler: Handler): () => void {
  const ofType = handlers.get(type) ?? new Set()
  handlers.set(type, ofType.add(handler))
  const justNow = new Set(recentEvents().flatMap((event) => (event.type === type ? [event.id] : [])))
  queueMicrotask(() => {
    if (ofType.has(handler)) for (const id of justNow) handler(id)
  })
  return () => void ofType.delete(handler)
}

type SessionWatch = {
  isOver(): Promise<boolean>
  /** Is called in each tab that has found it over. */
  onOver(): void
}

/**
 * Connects this tab for the signed-in user until the returned function is called. One tab of a browser has the
 * connection and tells the others; when it is closed, another tab continues from there. Once the session is
 * over, no tab connects until someone looks at it again.
 */
export function goLive(userId: string, { isOver, onOver }: SessionWatch): () => void {
  const ending = new AbortController()
  const name = `live ${userId}`
  const tabs = new BroadcastChannel(name)
  const post = (message: TabMessage) => {
    if (!ending.signal.aborted) tabs.postMessage(message)
  }
  tabs.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data !== 'what was told?') hear(data)
    else for (const event of recentEvents()) post({ kind: 'told', ...event })
  })
  post('what was told?')
  const connect = () =>
    asTheOnlyTab(name, ending.signal, () =>
      keepLine({
        tell(news) {
          hear(news)
          post(news)
        },
        position: () => position,
        isOver,
        ended: ending.signal,
      }),
    )
  const stayConnected = async () => {
    for (;;) {
      await connect()
      if (ending.signal.aborted) return
      onOver()
      await untilLookedAt(ending.signal)
    }
  }
  void stayConnected()
  return () => {
    ending.abort()
    tabs.close()
    position = null
    heard.clear()
  }
}

/** Where a browser has no locks, as on a page that came without https, each tab has a line. */
async function asTheOnlyTab(name: string, signal: AbortSignal, work: () => Promise<void>) {
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return work()
  try {
    await locks.request(name, { signal }, work)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

const untilLookedAt = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const ended = new AbortController()
    const look = () => {
      if (document.hidden && !signal.aborted) return
      ended.abort()
      resolve()
    }
    document.addEventListener('visibilitychange', look, { signal: ended.signal })
    signal.addEventListener('abort', look, { signal: ended.signal })
  })

function hear(news: News) {
  position = Math.max(position ?? 0, news.position)
  if (news.kind === 'up') {
    if (!news.isWhole) callAll()
  } else if (!heard.has(news.position)) {
    remember(news)
    awaken()
    for (const handler of handlers.get(news.type) ?? []) handler(news.id)
  }
}

function callAll() {
  awaken()
  for (const ofType of handlers.values()) for (const handler of ofType) handler(null)
}

function remember(event: LiveEvent) {
  heard.set(event.position, { ...event, at: performance.now() })
  const [oldest] = heard.keys()
  if (heard.size > mostHeard && oldest !== undefined) heard.delete(oldest)
}

const recentEvents = () => [...heard.values()].filter(({ at }) => at > performance.now() - recently)
