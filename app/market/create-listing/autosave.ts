import type { TypedForm } from './draft.ts'
import type { SaveResult } from './drafts.server.ts'
import type { keptDraft } from './kept-draft.ts'
import { typedOf } from './typed-of.ts'

/** How it stands with what is typed: `offline`, `signed-out` and `gone`, this browser alone has it. `gone`: so is the draft. */
export type SavingState =
  | 'saved'
  | 'saving'
  | 'offline'
  | 'signed-out'
  | 'gone'
  | { conflict: { version: number; form: TypedForm } }

const pause = 800 // ms after the last key
const retry = 5_000 // ms

export type Autosave = {
  /** Saves nothing until `release`: the form itself is about to be sent. Returns what is under way and comes first. */
  hold(): Promise<void> | undefined
  /** The form was sent and is still here. @param version that the site has now */
  release(version: number): void
  /** Writes over the version that another page has written. */
  settle(version: number): void
  stop(): void
}

/**
 * Keeps what is typed in a form: in this browser at once, and on the site soon after; where that fails, again until it
 * is there.
 * @param version of the draft that the form shows; its field `version` says so when it is sent
 */
export function autosave(
  form: HTMLFormElement,
  {
    draftId,
    version,
    here,
    tell,
  }: {
    draftId: string
    version: number
    here: ReturnType<typeof keptDraft>
    tell: (state: SavingState) => void
  },
): Autosave {
  const stopped = new AbortController()
  const { signal } = stopped
  let known = version
  let changes = 0
  let field = ''
  let isStuck = false
  let isSubmitting = false
  let underWay: Promise<void> | undefined
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
    timer = setTimeout(() => save(), delay)
  }

  function save(keepalive = false) {
    if (changes === 0 || underWay || isStuck || isSubmitting) return
    clearTimeout(timer)
    underWay = write(keepalive)
  }

  async function write(keepalive: boolean) {
    const before = changes
    tell('saving')
    const outcome = await send(keepalive)
    underWay = undefined
    if (typeof outcome === 'string') {
      if (outcome === 'offline') later(retry)
      else isStuck = true
      return tell(outcome)
    }
    if ('conflict' in outcome) {
      isStuck = true
      return tell(outcome)
    }
    known = outcome.version
    changes -= before
    if (changes > 0) return later(pause)
    here.forget()
    tell('saved')
  }

  async function send(keepalive: boolean): Promise<SaveResult | 'offline' | 'signed-out' | 'gone'> {
    try {
      const body = new FormData(form)
      body.set('version', String(known))
      const answer = await fetch(`/create-listing/${draftId}/save`, {
        method: 'POST',
        body: new URLSearchParams(
          [...body].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
        ),
        redirect: 'manual',
        keepalive,
      })
      if (answer.type === 'opaqueredirect') return 'signed-out'
      if (answer.status === 404) return 'gone'
      return answer.ok ? ((await answer.json()) as SaveResult) : 'offline'
    } catch {
      return 'offline'
    }
  }

  /** Whenever React renders the field anew it is what it was at first. */
  function writeVersion() {
    const field = form.elements.namedItem('version')
    if (field instanceof HTMLInputElement) field.value = String(known)
  }

  /** What can't be saved now: another tab may have put its own in the place of it. */
  const atOnce = () => (isStuck ? keep() : save(true))
  form.addEventListener('input', note, { signal })
  form.addEventListener('change', () => later(0), { signal })
  addEventListener('online', () => later(0), { signal })
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
      stopped.abort()
      clearTimeout(timer)
    },
  }
}
