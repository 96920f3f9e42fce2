import { msg } from '@lingui/core/macro'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { languageOfTag } from '../../ground/i18n/languages.ts'
import { retryUntilLoaded } from '../../ground/i18n/retry-until-loaded.ts'
import { wasForgotten } from '../../ground/kept/kept.ts'
import { ask, type RequestFailure } from '../../ground/outbox/ask.ts'
import { outboxes } from '../../ground/outbox/outbox.ts'
import { toast } from '../../ground/ui/toast.tsx'
import { type Entry, isEntry, isSame } from './entry.ts'
import { browserKeeper, forgetInBrowser, type Keeper, keepWith, tellOfFavorites } from './favorites.ts'

type Change = { readonly method: 'POST' | 'DELETE'; readonly entry: Entry }

const mostSent = 200
/** Changes that the server does not have yet: shown at once, and undone if it refuses them. */
const changesOf = outboxes<Change, 'refused'>('favorite')

/**
 * Lets an account keep the favorites, and brings it those that this browser kept so far. Of the account's, only changes
 * are stored here, until they are sent. Returns what ends it.
 * @param owner the account's id
 * @param before what it is known to keep, to begin with it before the server answers
 */
export function startAccountKeeper(owner: string, before?: readonly Entry[]): () => void {
  const changes = changesOf(owner)
  /** What this tab has sent, until the button hears of it or is pressed again. */
  const sent = new Set<string>()
  /** What this tab is sending, unless it was pressed again since. */
  let underWay = ''
  const ended = new AbortController()
  /** What the account keeps, as the server last said. */
  let kept: readonly Entry[] = []
  let entries: readonly Entry[] = []
  /** Counted, so that no older answer replaces a newer one. */
  let answers = 0
  let pressed: readonly { id: string; resolve(): void; reject(reason: Error): void }[] = []

  const show = () => {
    entries = changes.items().reduce((shown, { value }) => changed(shown, value), kept)
    tellOfFavorites()
  }

  const change = (method: Change['method'], entry: Entry) =>
    new Promise<void>((resolve, reject) => {
      const id = `${entry.type}/${entry.id}`
      pressed = [...pressed, { id, resolve, reject }]
      sent.delete(id)
      if (underWay === id) underWay = ''
      changes.put(id, { method, entry })
      changes.go()
    })

  const keeper: Keeper = {
    list: () => entries,
    add: (entry) => change('POST', entry),
    remove: (entry) => change('DELETE', entry),
  }

  const send = async ({ id, value: { method, entry } }: { id: string; value: Change }) => {
    underWay = id
    const answer = await request(owner, method, [entry])
    if (answer === 'refused') return { refusal: answer } as const
    if (typeof answer === 'string') return answer
    answers++
    kept = answer
    if (underWay === id) sent.add(id)
    return 'sent'
  }

  const settle = (id: string, isDone: boolean) => {
    const told = pressed.filter((one) => one.id === id)
    pressed = pressed.filter((one) => one.id !== id)
    for (const { resolve, reject } of told) {
      if (isDone) resolve()
      else reject(new Error('not kept'))
    }
    return told.length > 0
  }

  const follow = () => {
    const refused = changes.items().find(({ refusal }) => refusal)
    if (refused) {
      // Where it was pressed on an earlier page, there is no button that says so.
      if (!settle(refused.id, false)) toast({ tone: 'error', text: wordsOfPage()._(msg`Not saved`) })
      return changes.forget(refused.id)
    }
    show()
    const isWaiting = (id: string) => changes.items().some((one) => one.id === id)
    // What no longer waits is sent, by this tab or another, unless Log Out in another deleted it.
    for (const { id } of pressed) if (!isWaiting(id)) settle(id, sent.delete(id) || !wasForgotten(owner))
    if (changes.stopped() !== 'signed-out') return
    end()
    for (const { id } of pressed) settle(id, false)
  }

  /** What other tabs and devices changed shows when this one is looked at again. A change's answer tells too. */
  const look = async () => {
    if (document.hidden || changes.items().length > 0) return
    const asked = ++answers
    const answer = await request(owner, 'GET')
    if (typeof answer === 'string' || asked !== answers || changes.items().length > 0) return
    kept = answer
    show()
  }

  function end() {
    if (ended.signal.aborted) return
    ended.abort()
    keepWith(browserKeeper)
  }

  function begin(entries: readonly Entry[]) {
    kept = entries
    show()
    keepWith(keeper)
    const stops = [changes.subscribe(follow), changes.sendBy(send)]
    ended.signal.addEventListener('abort', () => stops.forEach((stop) => stop()))
  }

  if (before) begin(before)
  void retryUntilLoaded(() => bring(owner)).then((found) => {
    if (ended.signal.aborted) return
    if (!found) return end()
    if (!before) begin(found.kept)
    else if (answers === 0) {
      kept = found.kept
      show()
    }
    // Only now: before, their hearts would show them as let go of.
    if (found.brought.length > 0) forgetInBrowser(found.brought)
    document.addEventListener('visibilitychange', () => void look(), ended)
  })
  return end
}

function changed(entries: readonly Entry[], { method, entry }: Change): readonly Entry[] {
  const others = entries.filter((one) => !isSame(one, entry))
  return method === 'POST' ? [...others, entry] : others
}

/**
 * What the account keeps, with what was `brought` to it: all that this browser keeps, even what was added on the way.
 * Null if it is no longer signed in. Throws if there is no answer.
 */
async function bring(owner: string): Promise<{ kept: readonly Entry[]; brought: readonly Entry[] } | null> {
  const brought: Entry[] = []
  let kept: readonly Entry[] = []
  for (let sent: readonly Entry[] = []; ;) {
    const answer = await request(owner, sent.length > 0 ? 'POST' : 'GET', sent)
    if (answer === 'signed-out') return null
    // The account is full: what is too much stays in this browser.
    if (answer === 'refused') return { kept, brought }
    if (typeof answer === 'string') throw new Error(answer)
    kept = answer
    brought.push(...sent)
    sent = browserKeeper
      .list()
      .filter((one) => !brought.some((entry) => isSame(one, entry)))
      .slice(0, mostSent)
    if (sent.length === 0) return { kept, brought }
  }
}

async function request(
  owner: string,
  method: 'GET' | Change['method'],
  entries: readonly Entry[] = [],
): Promise<readonly Entry[] | RequestFailure> {
  const body =
    method === 'GET' ? {} : { body: JSON.stringify(entries), headers: { 'content-type': 'application/json' } }
  const answer = await ask<Entry[]>(owner, '/favorites/entries', { method, ...body })
  return typeof answer === 'string' ? answer : answer.filter(isEntry)
}

const wordsOfPage = () => i18nOf(languageOfTag(document.documentElement.lang))
