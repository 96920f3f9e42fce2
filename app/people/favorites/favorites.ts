import { type Entry, isEntry, isSame } from './entry.ts'

/** Where favorites are kept. What can't be kept throws, at once or later. */
export type Keeper = {
  /** Oldest first; the same array as long as nothing changed. */
  list(): readonly Entry[]
  add(entry: Entry): unknown
  remove(entry: Entry): unknown
}

const key = 'favorites'
const none: readonly Entry[] = []
const listeners = new Set<() => void>()
let read: { text: string | null; entries: readonly Entry[] } = { text: null, entries: none }

/** The guest's list; empty when it can't be read. */
export const browserKeeper: Keeper = {
  list() {
    const text = stored()
    if (text !== read.text) read = { text, entries: parse(text) }
    return read.entries
  },
  add(entry) {
    write([...this.list(), entry])
  },
  remove(entry) {
    forgetInBrowser([entry])
  },
}
let keeper = browserKeeper

/** From now on the user's account keeps the favorites (account-keeper.ts), or this browser again. */
export function keepWith(next: Keeper) {
  keeper = next
  tellOfFavorites()
}

export const isKeptInAccount = () => keeper !== browserKeeper

/** Oldest first; the same array as long as nothing changed. */
export const favorites = () => keeper.list()

export const findFavorite = (type: string, id: string) => favorites().find((one) => isSame(one, { type, id }))

/** Adding what is there already changes nothing. Rejects when it can't be kept. */
export async function addFavorite(type: string, id: string, dateAdded = new Date().toISOString()) {
  if (!findFavorite(type, id)) await keeper.add({ id, type, dateAdded })
}

/** Rejects when the change can't be kept. */
export async function removeFavorite(type: string, id: string) {
  await keeper.remove({ id, type, dateAdded: '' })
}

/** Tells of changes in this tab and in others; returns what ends it. */
export function subscribeToFavorites(tell: () => void) {
  listeners.add(tell)
  window.addEventListener('storage', tell)
  return () => {
    listeners.delete(tell)
    window.removeEventListener('storage', tell)
  }
}

export function tellOfFavorites() {
  for (const tell of listeners) tell()
}

/** Lets this browser forget some, wherever favorites are kept now. */
export function forgetInBrowser(entries: readonly Entry[]) {
  write(browserKeeper.list().filter((one) => !entries.some((entry) => isSame(one, entry))))
}

function write(next: readonly Entry[]) {
  localStorage.setItem(key, JSON.stringify(next))
  tellOfFavorites()
}

function stored(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function parse(text: string | null): readonly Entry[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isEntry) : none
  } catch {
    return none
  }
}
