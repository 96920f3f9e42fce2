import { ask } from '../../ground/outbox/ask.ts'
import { senderOf, type StopReason } from '../../ground/outbox/sender.ts'
import type { DraftVersion } from './draft.ts'
import type { SaveResult } from './drafts.server.ts'
import type { keptDraft } from './kept-draft.ts'
import { formText } from './form-text.ts'
import { typedOf } from './typed-of.ts'

/**
 * Whether the site has what is typed. `offline`, `signed-out` and `gone`: only this browser has it. `gone`: the draft is
 * gone, too.
 */
export type SavingState = 'saved' | 'saving' | 'offline' | 'signed-out' | 'gone' | { conflict: DraftVersion }

const pause = 800 // ms after the last key
const mostSent = 20 // texts that wait beside a draft

const lastVersions = new Map<string, DraftVersion>()
/** What this page saved last of a draft. A form that opens may have been read before that. */
export const lastSaved = (draftId: string) => lastVersions.get(draftId)

export type Autosave = {
  /**
   * Saves nothing until `release`: the form itself is about to be sent. Returns what is under way and comes first; so
   * does what was sent before and not answered.
   */
  hold(): Promise<unknown> | undefined
  /** The form was sent and is still here. @param version that the site has now; undefined: no answer came */
  release(version: number | undefined): void
  /** Writes over the version that another page has written. */
  settle(version: number): void
  stop(): void
}

/**
 * Keeps what is typed in a form: in this browser at once, and on the site soon after. It has no line of an outbox:
 * two tabs with a draft each send their own, and the version decides.
 * @param owner the account's id
 * @param version of the draft that the form shows; its field `version` says so when it is sent
 */
export function autosave(
  form: HTMLFormElement,
  {
    owner,
    draftId,
    version,
    here,
    tell,
    tellStored,
  }: {
    owner: string
    draftId: string
    version: number
    here: ReturnType<typeof keptDraft>
    tell: (state: SavingState) => void
    /** Told with each word whether it is there after the next page load. */
    tellStored: (isStored: boolean) => void
  },
): Autosave {
  const stopped = new AbortController()
  const { signal } = stopped
  let known = version
  const earlier = here.read()
  let kept = earlier && formText(earlier.form)
  const sent = new Set(earlier?.sent)
  let changes = 0
  let field = ''
  let isDue = false
  let isStuck = false
  let isSignedOut = false
  let isSubmitting = false
  let underWay: Promise<StopReason | null> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function note() {
    changes++
    keep()
    later(pause)
  }

  function keep() {
    // Who leaves by a link was typing where the focus was before.
    field = document.activeElement?.getAttribute('name') ?? field
    const typed = typedOf(new FormData(form))
    kept = formText(typed)
    tellStored(here.keep({ form: typed, version: known, field, sent: [...sent].slice(-mostSent) }))
  }

  /** Whether no form that was opened later has kept other words. */
  function isKept() {
    const there = here.read()
    return !there || formText(there.form) === kept
  }

  function later(delay: number) {
    clearTimeout(timer)
    timer = setTimeout(() => {
      isDue = true
      if (!isSignedOut) go()
    }, delay)
  }

  const maySave = () => changes > 0 && !isStuck && !isSubmitting
  const save = (keepalive = false) =>
    (underWay ??= write(keepalive).finally(() => {
      underWay = undefined
    }))
  const { go } = senderOf(() => isDue && maySave(), save)

  async function write(keepalive: boolean): Promise<StopReason | null> {
    const included = changes
    clearTimeout(timer)
    // The way to sign in stays where it is: to click it leaves a field, which is a change.
    if (!isSignedOut) tell('saving')
    const body = new FormData(form)
    const typed = typedOf(body)
    sent.add(formText(typed))
    if (isKept()) keep()
    body.set('version', String(known))
    const answer = await ask<SaveResult>(owner, `/create-listing/${draftId}/save`, {
      method: 'POST',
      body: new URLSearchParams(
        [...body].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      ),
      keepalive,
    })
    isSignedOut = answer === 'signed-out'
    if (answer === 'refused') return stick('gone')
    if (typeof answer === 'string') {
      tell(answer === 'signed-out' ? answer : 'offline')
      return answer
    }
    if ('conflict' in answer) {
      if (!sent.has(formText(answer.conflict.form))) return stick(answer)
      known = answer.conflict.version
      return write(keepalive)
    }
    known = answer.version
    sent.clear()
    lastVersions.set(draftId, { version: known, form: typed })
    changes -= included
    isDue = false
    if (changes > 0) {
      if (isKept()) keep() // as of the version that there is now
      if (signal.aborted) return write(true)
      later(pause)
    } else {
      if (isKept()) here.forget()
      tell('saved')
    }
    return null
  }

  function stick(state: SavingState) {
    isStuck = true
    tell(state)
    return null
  }

  /** Each time React renders the field again, this is what it was at first. */
  function writeVersion() {
    const field = form.elements.namedItem('version')
    if (field instanceof HTMLInputElement) field.value = String(known)
  }

  /** What can't be saved now: another tab may have put its own in the place of it. */
  const atOnce = () => {
    if (isStuck || isSignedOut) return keep()
    if (!maySave()) return undefined
    isDue = true
    void save(true).then(go)
  }
  form.addEventListener('input', note, { signal })
  form.addEventListener('change', () => later(0), { signal })
  addEventListener('pagehide', atOnce, { signal })
  document.addEventListener('visibilitychange', () => document.hidden && atOnce(), { signal })

  return {
    hold() {
      if (sent.size > 0 && !isSubmitting && !isStuck) void save()
      isSubmitting = true
      clearTimeout(timer)
      writeVersion()
      if (!underWay) sent.add(formText(typedOf(new FormData(form))))
      keep()
      return underWay
    },
    release(version) {
      isSubmitting = false
      if (version !== undefined) {
        sent.clear()
        known = version
      }
      later(pause)
    },
    settle(version) {
      known = version
      isStuck = false
      isSubmitting = false
      changes = Math.max(1, changes)
      later(pause)
    },
    stop() {
      atOnce()
      isSubmitting = true
      stopped.abort()
      clearTimeout(timer)
    },
  }
}
