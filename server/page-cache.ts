import type { SearchCount } from '../app/ground/counting/searches.server.ts'
import { isOutOfReach } from '../app/ground/db/out-of-reach.ts'
import { answer, pack, type PackedPage, type PageBody } from './packed-page.ts'
import { watchThread } from './thread.ts'
import { CrowdError, turns } from './turns.ts'

/** What a page was made of: its tags tell which changes make it old, `validUntil` (epoch ms) when it does so itself. */
export type RenderedPage = PageBody & {
  tags: Iterable<string>
  validUntil: number
  searched?: SearchCount | null
}

export type PageRequest = {
  /** Canonical address, language and island: all that the rendering may depend on. */
  key: string
  request: Request
  /** Must not see the visitor's request. Ends early when all who wait have left. */
  render(signal: AbortSignal): Promise<RenderedPage>
  /** Adds the line which says that an old page is shown because no new one can be made. */
  markOld(body: string): string
  /** Called with the search that the page answers, whenever the page is sent. */
  onSent?(searched: SearchCount): void
  /** Headers only of this answer. */
  own: Record<string, string>
  /** Whether it waits for no other page. */
  isUrgent?: boolean
  /** Whether it is not made now: the stored page is sent, however old, or it is refused with `CrowdError`. */
  isLeftOut?: () => boolean
}

type Entry = PackedPage & {
  born: number
  madeAt: number
  until: number
  tags: string[]
  searched?: SearchCount | null
  /** In memory, with the stale copy. */
  bytes: number
  /** This page with the line that says it is old, while no new one can be made. */
  staleCopy?: Entry
}
type PendingRender = { born: number; waiting: number; stop: AbortController; entry: Promise<Entry> }
export type PageCache = ReturnType<typeof pageCache>

const life = 60_000 // ms
const lifeUnheard = 5_000 // ms, while no changes are announced
const lifeWithoutDatabase = 24 * 60 * 60_000 // ms
const longestRender = 5_000 // ms
/**
 * As many as searches have connections: more would wait for one, each with a part of its work done. While the thread is
 * busy they would only hold up what is sent from memory: then as many as keep it and the database at work.
 */
const atOnce = { usual: 10, busy: 4 }
const crowd = { most: 210, longest: 5_000 /* ms */ }
const longestKey = 2_048 // characters, which `bytes` leaves out

/**
 * Pages for all visitors, in memory, least recently used out first. `head` goes with every page.
 * Outdated pages stay until they are replaced, as a fallback while the database is unreachable.
 */
export function pageCache({
  bytes = 64 * 2 ** 20,
  head = {},
  isThreadBusy = watchThread(),
}: { bytes?: number; head?: Record<string, string>; isThreadBusy?: () => boolean } = {}) {
  const entries = new Map<string, Entry>()
  const pendingRenders = new Map<string, PendingRender>()
  const changed = new Map<string, number>()
  const counts = { hits: 0, misses: 0 }
  let clock = 0 // one tick per change; what was born before a change of one of its tags is old
  let flushed = 0
  let usedBytes = 0
  let listening = false
  const { inTurn, refuseWaiting, delay } = turns({
    ...crowd,
    atOnce: () => (isThreadBusy() ? atOnce.busy : atOnce.usual),
  })

  const current = ({ born, tags }: Entry) =>
    born >= flushed && tags.every((tag) => (changed.get(tag) ?? 0) <= born)
  /** No page is from the future: the clock was set back since. */
  const isWithin = ({ madeAt, until }: Entry, now: number) => madeAt <= now && now < until
  const fresh = (entry: Entry) => {
    const now = Date.now()
    return isWithin(entry, now) && (listening || now < entry.madeAt + lifeUnheard) && current(entry)
  }

  const isNewest = (key: string, { born }: Entry) => born >= (entries.get(key)?.born ?? 0)

  const staleCopyOf = ({ staleCopy }: Partial<Entry> = {}) =>
    staleCopy && isWithin(staleCopy, Date.now()) ? staleCopy : undefined

  function drop(key: string) {
    usedBytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  function store(key: string, entry: Entry) {
    drop(key)
    if (entry.bytes > bytes / 8 || key.length > longestKey) return
    entries.set(key, entry)
    usedBytes += entry.bytes
    makeRoom()
  }

  function makeRoom() {
    for (const oldest of entries.keys()) {
      if (usedBytes <= bytes) break
      drop(oldest)
    }
  }

  function storeStaleCopy(entry: Entry, copy: Entry) {
    const added = copy.bytes - (entry.staleCopy?.bytes ?? 0)
    entry.staleCopy = copy
    entry.bytes += added
    usedBytes += added
    makeRoom()
  }

  async function make(wanted: PageRequest, born: number, signal: AbortSignal): Promise<Entry> {
    try {
      const rendered = await wanted.render(signal)
      const { response } = rendered
      const entry = await toEntry(rendered, born)
      // Also one that a change has made old: it is better than none while the database is unreachable.
      if (mayBeKept(response) && entry.until > Date.now() && isNewest(wanted.key, entry))
        store(wanted.key, entry)
      return (response.status >= 500 && !listening && (await makeStaleCopy(wanted))) || entry
    } catch (error) {
      const hasLeft = signal.aborted && signal.reason?.name === 'AbortError'
      const isUnanswered = !listening || signal.aborted || isOutOfReach(error)
      const entry = hasLeft || !isUnanswered ? undefined : await makeStaleCopy(wanted)
      if (entry) return entry
      throw error
    }
  }

  async function toEntry(rendered: RenderedPage, born: number): Promise<Entry> {
    const { tags, validUntil, searched } = rendered
    const page = await pack(rendered, head)
    const madeAt = Date.now()
    const room = page.raw.length * 1.5 + 2_000 // compressed twice, and its headers
    return {
      ...page,
      born,
      madeAt,
      until: Math.min(madeAt + life, validUntil),
      tags: [...tags],
      searched,
      bytes: room,
    }
  }

  /** The old page, marked as such; the next try is made some seconds later. */
  async function makeStaleCopy(wanted: PageRequest): Promise<Entry | undefined> {
    const old = entries.get(wanted.key)
    const copy = await markedOld(wanted)
    if (old && copy && entries.get(wanted.key) === old) storeStaleCopy(old, copy)
    return copy
  }

  async function markedOld({ key, markOld }: Pick<PageRequest, 'key' | 'markOld'>) {
    const old = entries.get(key)
    if (!old || Date.now() > old.madeAt + lifeWithoutDatabase) return undefined
    const isDocument = old.head['content-type']?.startsWith('text/html')
    const body = isDocument ? markOld(old.raw.toString()) : old.raw
    const headers = new Headers(old.head)
    headers.set('cache-control', 'private, no-store') // the service worker may have a newer copy
    headers.delete('etag')
    const response = new Response(body, { headers })
    return toEntry({ response, tags: [], validUntil: Date.now() + lifeUnheard }, clock)
  }

  function startRender(wanted: PageRequest): PendingRender {
    const stop = new AbortController()
    const born = clock
    const begin = () => {
      stop.signal.throwIfAborted() // all have left since
      return make(wanted, born, AbortSignal.any([stop.signal, AbortSignal.timeout(longestRender)]))
    }
    const oldIfCrowded = async (error: unknown) => {
      const copy = error instanceof CrowdError && (await makeStaleCopy(wanted))
      if (copy) return copy
      throw error
    }
    const entry = wanted.isUrgent ? begin() : inTurn(begin).catch(oldIfCrowded)
    const pending = { born, waiting: 0, stop, entry }
    pendingRenders.set(wanted.key, pending)
    const forget = () => {
      if (pendingRenders.get(wanted.key) === pending) pendingRenders.delete(wanted.key)
    }
    pending.entry.then(forget, forget)
    return pending
  }

  async function leaveOut(wanted: PageRequest): Promise<Response> {
    const copy = await makeStaleCopy(wanted)
    if (!copy) throw new CrowdError('It is left out')
    return send(copy, wanted)
  }

  async function awaitRender(wanted: PageRequest): Promise<Response> {
    const running = pendingRenders.get(wanted.key)
    const usable = running && running.born === clock && !running.stop.signal.aborted
    const pending = usable ? running : startRender(wanted)
    pending.waiting++
    const leave = () => {
      if (--pending.waiting === 0) pending.stop.abort()
    }
    wanted.request.signal.addEventListener('abort', leave, { once: true })
    return send(await pending.entry, wanted)
  }

  function send(
    entry: Entry,
    { request, own, onSent }: Pick<PageRequest, 'request' | 'own' | 'onSent'>,
  ): Response | Promise<Response> {
    if (entry.searched) onSent?.(entry.searched)
    return answer(entry, request, own)
  }

  return {
    /** The stored page, or a new one that all simultaneous requests share. Rejects if `render` does. */
    get(wanted: PageRequest): Response | Promise<Response> {
      const stored = entries.get(wanted.key)
      const entry = stored && fresh(stored) ? stored : staleCopyOf(stored)
      if (!stored || !entry) {
        counts.misses++
        return wanted.isLeftOut?.() ? leaveOut(wanted) : awaitRender(wanted)
      }
      counts.hits++
      entries.delete(wanted.key)
      entries.set(wanted.key, stored)
      return send(entry, wanted)
    },
    /**
     * The page as it was last made for all visitors, with the line that says so; undefined if that was not within a
     * day.
     */
    async old(
      wanted: Pick<PageRequest, 'key' | 'markOld' | 'request' | 'own'>,
    ): Promise<Response | undefined> {
      const entry = await markedOld(wanted)
      return entry && send(entry, wanted)
    },
    /** Refuses those pages that wait for others to be made. */
    refuseWaiting,
    /** ms for which the page has waited that waits longest */
    delay,
    /** Pages with the tag are old from now on, also those being rendered. */
    change: (tag: string) => void changed.set(tag, ++clock),
    /** The connection with change notifications was opened or lost. Changes before it was opened are unknown. */
    listen(up: boolean) {
      listening = up
      if (up) flushed = ++clock
    },
    get listening() {
      return listening
    },
    stats: () => ({ ...counts, pages: entries.size, bytes: usedBytes }),
  }
}

/** What is for one person, or has to end at once, such as what a secret address opens, is not. */
const mayBeKept = ({ status, headers }: Response) =>
  status === 200 && !headers.has('set-cookie') && !headers.get('cache-control')?.includes('no-store')
