import { forget, keep, keptFrom, onKeptElsewhere } from '../kept/kept.ts'
import { alone } from './alone.ts'
import { senderOf, type StopReason } from './sender.ts'
import { takeOverMessages, waitingName } from './waiting.ts'

/**
 * What waits to be sent: messages, photos, favorites, tickets that were checked in. A room of its own above `kept`,
 * which keeps it (for the account that did it, 14 days, until it presses Log Out) but knows neither servers nor other
 * tabs; pages without anything to send load neither.
 *
 * A line is sent in its order, by one tab at a time where the browser has Web Locks; where it has none, the server
 * knows each thing by its id. What can't be sent is tried again with the pauses of `pauseAfter`. What the server
 * refuses stays in the line, with the reason, until someone has it sent again or forgets it; the others go on.
 */
export type Outbox<T, Refusal> = {
  /** In the order in which they are sent; the same array until it changes. */
  items(): readonly OutboxItem<T, Refusal>[]
  /** Why nothing is being sent. */
  stopped(): StopReason | null
  /** Tells of changes in this tab and in others; returns what ends it. */
  subscribe(tell: () => void): () => void
  /**
   * Keeps it here, in the place of what has the same id, even if that was refused.
   * @param isUrgent before all others
   */
  put(id: string, value: T, isUrgent?: boolean): void
  forget(id: string): void
  /** Lets what was refused be sent once more. */
  retry(id: string): void
  /**
   * Sends what waits, from now on also by itself, until what it returns is called: a page has one way to send a line.
   */
  sendBy(send: ItemSender<T, Refusal>): () => void
  /** Continues at once, if the server can be reached. */
  go(): void
}

export type OutboxItem<T, Refusal> = {
  /** The server has the same id. */
  readonly id: string
  readonly value: T
  /** Why the server did not take it. */
  readonly refusal?: Refusal
  readonly place: number
  /** False where the browser stores nothing: closing the page loses it. */
  readonly isStored: boolean
}

type KeptItem<T, Refusal> = Omit<OutboxItem<T, Refusal>, 'isStored'>

type ItemSender<T, Refusal> = (
  item: OutboxItem<T, Refusal>,
  attempt: Attempt<T>,
) => Promise<'sent' | StopReason | { readonly refusal: Refusal }>

export type Attempt<T> = {
  /** The server has taken a part: from now on nothing stops it. */
  reach(): void
  /** Changes how the item under way is kept, unless it was forgotten or replaced. */
  update(value: T): void
}

/**
 * The lines of a room: one of each account, or of each of its things.
 * @param room its word, without spaces
 */
export function outboxes<T, Refusal>(room: string) {
  const made = new Map<string, Outbox<T, Refusal>>()
  return (owner: string, thing?: string): Outbox<T, Refusal> => {
    const line = thing === undefined ? room : `${room} ${thing}`
    const known = made.get(owner + line) ?? makeOutbox<T, Refusal>(owner, line)
    if (!import.meta.env.SSR) made.set(owner + line, known)
    return known
  }
}

function makeOutbox<T, Refusal>(owner: string, line: string): Outbox<T, Refusal> {
  const listeners = new Set<() => void>()
  let known: readonly OutboxItem<T, Refusal>[] | null = null
  let send: ItemSender<T, Refusal> | null = null

  if (!import.meta.env.SSR) {
    takeOverMessages()
    onKeptElsewhere(owner, waitingName(line, ''), change)
  }

  function change() {
    known = null
    for (const tell of listeners) tell()
  }

  const items = () =>
    (known ??= keptFrom<KeptItem<T, Refusal>>(owner, waitingName(line, ''))
      .map(({ value, isStored }) => ({ ...value, isStored }))
      .toSorted((one, other) => one.place - other.place))
  const next = () => items().find(({ refusal }) => refusal === undefined)
  const find = (id: string) => items().find((one) => one.id === id)

  function store(item: KeptItem<T, Refusal>) {
    keep(owner, waitingName(line, item.id), item)
    change()
  }

  function remove(id: string) {
    forget(owner, waitingName(line, id))
    change()
  }

  const { go, stopped, reach } = senderOf(
    () => send !== null && next() !== undefined,
    () => alone(`outbox ${owner} ${line}`, sendAll),
    change,
  )

  /** @returns why it stops */
  async function sendAll(): Promise<StopReason | null> {
    known = null // another tab may have sent some while this one waited for its turn
    for (;;) {
      const item = next()
      if (!item || !send) return null
      let { value } = item
      const current = () => {
        const found = find(item.id)
        return found && JSON.stringify(found.value) === JSON.stringify(value) ? found : undefined
      }
      const outcome = await send(item, {
        reach,
        update(updated) {
          const now = current()
          if (!now) return
          value = updated
          store({ ...now, value })
        },
      })
      if (typeof outcome === 'string' && outcome !== 'sent') return outcome
      reach()
      const now = current()
      // What took its place in the meantime is still to be sent.
      if (!now) continue
      if (outcome === 'sent') remove(item.id)
      else store({ ...now, refusal: outcome.refusal })
    }
  }

  return {
    items,
    stopped,
    go,
    subscribe(tell) {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
    put(id, value, isUrgent) {
      const last = items().at(-1)?.place ?? 0
      const place = isUrgent ? 0 : Math.max(Date.now(), last + 1)
      store({ id, value, place: find(id)?.place ?? place })
    },
    forget: remove,
    retry(id) {
      const item = find(id)
      if (!item) return
      const { refusal: _, ...again } = item
      store(again)
      go()
    },
    sendBy(how) {
      send = how
      go()
      return () => {
        if (send === how) send = null
      }
    },
  }
}
