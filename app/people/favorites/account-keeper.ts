import { retryUntilLoaded } from '../../ground/i18n/retry-until-loaded.ts'
import { type Entry, isEntry, isSame } from './entry.ts'
import { browserKeeper, forgetInBrowser, type Keeper, keepWith, tellOfFavorites } from './favorites.ts'

const address = '/favorites/entries'
const mostSent = 200

/**
 * Lets the account of whoever is signed in keep the favorites, and brings it those that this browser kept so far.
 * Nothing of the account's is stored here. Returns what ends it.
 */
export function startAccountKeeper(): () => void {
  /** What the account keeps, as far as the server told. */
  let kept: readonly Entry[] = []
  /** Changes that the server did not answer yet: shown at once, and taken back if it doesn't keep them. */
  let underWay: readonly Change[] = []
  let entries: readonly Entry[] = []
  /** One request after the other, so that no older answer replaces a newer one. */
  let line: Promise<unknown> = Promise.resolve()
  let ended = false
  const end = () => {
    ended = true
    document.removeEventListener('visibilitychange', look)
    keepWith(browserKeeper)
  }

  const show = () => {
    entries = underWay.reduce(changed, kept)
    tellOfFavorites()
  }
  const change = (next: Change) => {
    underWay = [...underWay, next]
    show()
    const answered = line.then(() => send(next))
    line = answered.catch(() => {})
    return answered
  }
  const send = async (next: Change) => {
    const { method, entry } = next
    try {
      if (ended) throw new SignedOut()
      kept = await ask(method, [entry])
    } catch (error) {
      if (!(error instanceof SignedOut)) throw error
      if (!ended) end()
      return browserKeeper[method === 'POST' ? 'add' : 'remove'](entry)
    } finally {
      underWay = underWay.filter((one) => one !== next)
      show()
    }
  }
  const keeper: Keeper = {
    list: () => entries,
    add: (entry) => change({ method: 'POST', entry }),
    remove: (entry) => change({ method: 'DELETE', entry }),
  }

  /** What other tabs and devices changed meanwhile shows when this one is looked at again. A change's answer tells too. */
  const look = () => {
    if (document.visibilityState !== 'visible' || underWay.length > 0) return
    const told = async () => {
      kept = await ask('GET')
      show()
    }
    line = line.then(told).catch(() => {})
  }

  void retryUntilLoaded(bring).then((found) => {
    if (ended || !found) return
    kept = entries = found.kept
    keepWith(keeper)
    // Only now: before, their hearts would show them as let go of.
    if (found.brought.length > 0) forgetInBrowser(found.brought)
    document.addEventListener('visibilitychange', look)
  })
  return () => {
    if (!ended) end()
  }
}

type Change = { method: 'POST' | 'DELETE'; entry: Entry }

function changed(entries: readonly Entry[], { method, entry }: Change): readonly Entry[] {
  const others = entries.filter((one) => !isSame(one, entry))
  return method === 'POST' ? [...others, entry] : others
}

/**
 * What the account keeps, with what was `brought` to it: all that this browser keeps, even what was added on the way.
 * Null if nobody is signed in any more.
 */
async function bring(): Promise<{ kept: readonly Entry[]; brought: readonly Entry[] } | null> {
  const brought: Entry[] = []
  try {
    let kept = await ask('GET')
    for (;;) {
      const own = browserKeeper.list().filter((one) => !brought.some((entry) => isSame(one, entry)))
      if (own.length === 0) return { kept, brought }
      const sent = own.slice(0, mostSent)
      kept = await ask('POST', sent)
      brought.push(...sent)
    }
  } catch (error) {
    if (error instanceof SignedOut) return null
    // The account is full: what is too much stays in this browser.
    if (error instanceof Refused) return { kept: await ask('GET'), brought }
    throw error
  }
}

class SignedOut extends Error {}
class Refused extends Error {}

async function ask(method: 'GET' | 'POST' | 'DELETE', entries?: readonly Entry[]): Promise<readonly Entry[]> {
  const response = await fetch(address, {
    method,
    // Whoever is signed out by now is sent to sign in.
    redirect: 'manual',
    ...(entries && { body: JSON.stringify(entries), headers: { 'content-type': 'application/json' } }),
  })
  if (response.type === 'opaqueredirect') throw new SignedOut()
  if (response.status === 409) throw new Refused()
  if (!response.ok) throw new Error(`favorites: ${response.status}`)
  const kept: unknown = await response.json()
  return Array.isArray(kept) ? kept.filter(isEntry) : []
}
