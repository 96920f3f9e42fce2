/** One thing that a visitor keeps: the pair of type and id is what it is. */
type Favorite = { id: string; type: string; dateAdded: string }

const key = 'favorites'
const none: readonly Favorite[] = []
const listeners = new Set<() => void>()
let read: { text: string | null; favorites: readonly Favorite[] } = { text: null, favorites: none }

/** The guest's list, oldest first; empty when it can't be read. The same array as long as nothing changed. */
function favorites(): readonly Favorite[] {
  const text = stored()
  if (text !== read.text) read = { text, favorites: parse(text) }
  return read.favorites
}

export const isFavorite = (type: string, id: string) =>
  favorites().some((favorite) => favorite.type === type && favorite.id === id)

/** Adding what is there already changes nothing. Throws when the browser can't keep it. */
export function addFavorite(type: string, id: string, now = new Date()) {
  if (!isFavorite(type, id)) write([...favorites(), { id, type, dateAdded: now.toISOString() }])
}

/** Throws when the browser can't keep the change. */
export function removeFavorite(type: string, id: string) {
  write(favorites().filter((favorite) => favorite.type !== type || favorite.id !== id))
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

function write(next: readonly Favorite[]) {
  localStorage.setItem(key, JSON.stringify(next))
  for (const tell of listeners) tell()
}

function stored(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function parse(text: string | null): readonly Favorite[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isEntry) : none
  } catch {
    return none
  }
}

function isEntry(value: unknown): value is Favorite {
  const { id, type, dateAdded } = (value ?? {}) as Record<string, unknown>
  return [id, type, dateAdded].every((part) => typeof part === 'string')
}
