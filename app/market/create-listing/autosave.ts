import { ask } from '../../ground/outbox/ask.ts'
import { senderOf, type StopReason } from '../../ground/outbox/sender.ts'
import type { TypedForm } from './draft.ts'
import type { SaveResult } from './drafts.server.ts'
import type { keptDraft } from './kept-draft.ts'
import { formText } from './form-text.ts'
import { typedOf } from './typed-of.ts'

/**
 * How it stands with what is typed: `offline`, `signed-out` and `gone`, this browser alone has it. `gone`: so is the
 * draft.
 */
export type SavingState =
  | 'saved'
  | 'saving'
  | 'offline'
  | 'signed-out'
  | 'gone'
  | { conflict: { version: number; form: TypedForm } }

const pause = 800 // ms after the last key

const saved = new Map<string, { version: number; form: TypedForm }>()
/** What this page saved last of a draft. A form that opens may have been read before that. */
export const lastSaved = (draftId: string) => saved.get(draftId)

export type Autosave = {
  /** Saves nothing until `release`: the form itself is about to be sent. Returns what is under way and comes first. */
  hold(): Promise<unknown> | undefined
  /** The form was sent and is still here. @param version that the site has now */
  release(version: number): void
  /** Writes over the version that another page has written. */
  settle(version: number): void
  stop(): void
}

/**
 * Keeps what is typed in a form: in this browser at once, and on the site soon after. It has no line of an outbox:
 * two tabs with a draft each send their own, and the version decides.
 * @param owner the account's id
 * @param version of the draft that the form shows; its field `version` says so when it is sent
 * @param typed what the form begins with
 */
export function autosave(
  form: HTMLFormElement,
  {
    owner,
    draftId,
    version,
    typed,
    here,
    tell,
  }: {
    owner: string
    draftId: string
    version: number
    typed: TypedForm
    here: ReturnType<typeof keptDraft>
    tell: (state: SavingState) => void
  },
): Autosave {
  const stopped = new AbortController()
  const { signal } = stopped
  let known = version
  // The site may have these from here although no answer came: no other page wrote them.
  let own = new Set([formText(typed)])
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
    here.keep({ form: typedOf(new FormData(form)), version: known, field })
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
    const before = changes
    clearTimeout(timer)
    // The way to sign in stays where it is: to click it leaves a field, which is a change.
    if (!isSignedOut) tell('saving')
    const body = new FormData(form)
    const sent = typedOf(body)
    own.add(formText(sent))
    body.set('version', String(known))
    const answer = await ask<SaveResult>(owner, `/create-listing/${draftId}/save`, {
      method: 'POST',
      body: new URLSearchParams(
        [...body].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      ),
      keepalive,
    })
    if (answer === 'refused') return stick('gone')
    if (typeof answer === 'object' && 'conflict' in answer) {
      if (!own.has(formText(answer.conflict.form))) return stick(answer)
      known = answer.conflict.version
      return write(keepalive)
    }
    isSignedOut = answer === 'signed-out'
    if (typeof answer === 'string') {
      tell(answer === 'signed-out' ? answer : 'offline')
      return answer
    }
    known = answer.version
    own = new Set([formText(sent)])
    saved.set(draftId, { version: known, form: sent })
    changes -= before
    isDue = false
    if (changes > 0) {
      keep() // as of the version that there is now
      if (signal.aborted) return write(true)
      later(pause)
    } else {
      here.forget()
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
      keep()
      isSubmitting = true
      clearTimeout(timer)
      writeVersion()
      return underWay
    },
    release(version) {
      isSubmitting = false
      known = version
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
