/**
 * What someone typed or chose and the site does not have yet, kept in this browser for the account that did. Pressing
 * Log Out forgets all of it; after a session that ended by itself only that account gets it back.
 */
const prefix = 'kept '
const forgottenAt = 'keptForgottenAt'
/** Accounts, whichever, and the guest of this tab. */
const everyone = ['', null]
const longest = 14 * 24 * 60 * 60_000 // ms

type Entry = { readonly at: number; readonly value: unknown }
/**
 * `at`: when it was kept last, in epoch milliseconds. `isStored`: false where the browser stores nothing and only this
 * page has it.
 */
export type KeptEntry<T> = {
  readonly name: string
  readonly at: number
  readonly value: T
  readonly isStored: boolean
}

/** What the browser refuses to store, by key: this page has it until the next page load. */
const inMemory = new Map<string, KeptEntry<unknown>>()
/** Whether another tab has forgotten all since: the clocks of two tabs may differ by the time that the device slept. */
let isForgotten = false
onForgottenElsewhere(() => {
  inMemory.clear()
  isForgotten = true
})
/** By account, the Log Out after which it logged in again while this page was open. */
const loggedInAgain = new Map<string, number>()

/**
 * @param owner the account's id; null: of a guest, for whom only this tab keeps anything
 * @param name unique among what the owner keeps: it begins with the room's
 * @returns whether the browser stores it; if not, it is kept until the next page load
 */
export function keep(owner: string | null, name: string, value: unknown): boolean {
  const key = keyOf(owner, name)
  const entry: Entry = { at: Date.now(), value }
  const isStored =
    inStorage(owner, (storage) => {
      if (owner !== null && wasForgotten(owner)) return false
      storage.setItem(key, JSON.stringify(entry))
      return true
    }) ?? false
  if (isStored) inMemory.delete(key)
  else inMemory.set(key, { name, ...entry, isStored })
  return isStored
}

/**
 * Whether someone pressed Log Out after this page was opened, and the account has not logged in since: the page must not
 * bring back what is forgotten.
 */
export const wasForgotten = (owner: string): boolean =>
  isForgotten || (loggedInAgain.get(owner) ?? performance.timeOrigin) < lastForgotten()

/** From now on this page keeps again what is of an account, which has logged in. */
export function keepAgain(owner: string): void {
  isForgotten = false
  loggedInAgain.set(owner, Math.max(performance.timeOrigin, lastForgotten()))
}

const lastForgotten = () => inStorage('', (storage) => Number(storage.getItem(forgottenAt))) ?? 0

/** Null where nothing was kept for the last 14 days. */
export function kept<T>(owner: string | null, name: string): T | null {
  const key = keyOf(owner, name)
  const entry = inMemory.get(key) ?? inStorage(owner, (storage) => read<T>(storage, key))
  return (entry?.value as T | undefined) ?? null
}

/** All whose names begin with `start`, the latest first. */
export const keptFrom = <T>(owner: string | null, start: string): readonly KeptEntry<T>[] =>
  entriesOf<T>(owner, (key) => key.startsWith(keyOf(owner, start))).toSorted(
    (one, other) => other.at - one.at,
  )

/** What all accounts keep here, and the guest of this tab, whose names begin with `start`. */
export function keptByAll<T>(start: string): readonly KeptEntry<T>[] {
  const isWanted = (key: string) => key.startsWith(prefix) && nameOf(key).startsWith(start)
  return everyone.flatMap((owner) => entriesOf<T>(owner, isWanted))
}

/** The same, by name. */
export const namesKept = (start: string): readonly string[] => [
  ...new Set(keptByAll(start).map(({ name }) => name)),
]

/** Forgets what no one came back to in 14 days: reading it does. */
export const forgetOld = (): void => void namesKept('')

/** Calls back when another tab keeps or forgets something of an account whose name begins with `start`. */
export function onKeptElsewhere(owner: string, start: string, tell: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === forgottenAt || key.startsWith(keyOf(owner, start))) tell()
  })
}

/** Calls back when all is forgotten in another tab. */
export function onForgottenElsewhere(tell: () => void): void {
  if (typeof window !== 'undefined')
    window.addEventListener('storage', ({ key }) => key === forgottenAt && tell())
}

export function forget(owner: string | null, name: string): void {
  removeOf(owner, (key) => key === keyOf(owner, name))
}

/** Forgets what every owner has under a name that ends in a space and `end`, which is a UUID. */
export function forgetEnding(end: string): void {
  for (const owner of everyone) removeOf(owner, (key) => key.startsWith(prefix) && key.endsWith(` ${end}`))
}

/**
 * Forgets what all accounts of this browser have, and the guest of this tab.
 * @param at pages that were opened before this time keep nothing more, in epoch milliseconds
 */
export function forgetAll(at = performance.timeOrigin + performance.now()): void {
  const note = () => inStorage('', (storage) => storage.setItem(forgottenAt, String(at)))
  note() // first: by it other tabs know why the rest goes
  for (const owner of everyone) removeOf(owner, (key) => key.startsWith(prefix))
  note() // where there was no room for it before
}

type KeyTest = (key: string) => boolean

function entriesOf<T>(owner: string | null, isWanted: KeyTest): KeptEntry<T>[] {
  const stored = inStorage(owner, (storage) =>
    Object.keys(storage)
      .filter((key) => isWanted(key) && !inMemory.has(key))
      .flatMap((key) => read<T>(storage, key) ?? []),
  )
  const others = [...inMemory].filter(([key]) => isWanted(key)).map(([, entry]) => entry as KeptEntry<T>)
  return [...others, ...(stored ?? [])]
}

function removeOf(owner: string | null, isMeant: KeyTest) {
  for (const key of inMemory.keys()) if (isMeant(key)) inMemory.delete(key)
  inStorage(owner, (storage) => {
    for (const key of Object.keys(storage)) if (isMeant(key)) storage.removeItem(key)
  })
}

const nameOf = (key: string) => key.slice(key.indexOf(' ', prefix.length) + 1)
const keyOf = (owner: string | null, name: string) => `${prefix}${owner ?? 'guest'} ${name}`

function read<T>(storage: Storage, key: string): KeptEntry<T> | null {
  const entry = JSON.parse(storage.getItem(key) ?? 'null') as { at: number; value: T } | null
  if (!entry) return null
  if (Date.now() - entry.at < longest)
    return { name: nameOf(key), at: entry.at, value: entry.value, isStored: true }
  storage.removeItem(key)
  return null
}

/** Undefined where the browser keeps nothing: it is full, or forbids it. */
function inStorage<T>(owner: string | null, work: (storage: Storage) => T): T | undefined {
  try {
    return work(owner === null ? sessionStorage : localStorage)
  } catch {
    return undefined
  }
}
