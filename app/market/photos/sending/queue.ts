import { forgetFile, keepFile, keptFile } from '../../../ground/kept/kept-files.ts'
import { ask, patienceForFiles } from '../../../ground/outbox/ask.ts'
import { type Attempt, outboxes } from '../../../ground/outbox/outbox.ts'
import type { StopReason } from '../../../ground/outbox/sender.ts'
import { newClientId } from '../../../ground/ui/client-id.ts'
import { altField, type DraftPhoto, fields } from '../photos.ts'
import { reduce } from './reduce.ts'
import { sendPhoto } from './send-photo.ts'

/**
 * A file that waits, kept under the same id. `isReady`: it is as small as it is sent; pieces of it may be on the
 * server.
 */
type ChosenFile = { readonly name: string; readonly isReady: boolean }
/** What was done to a draft's pictures, as fields of a form. */
type Changes = { readonly changes: readonly (readonly [name: string, value: string])[] }

/** A file on its way. */
export type PhotoUpload = {
  readonly id: string
  readonly name: string
  /** An address of it for this document; empty until it is read. */
  readonly preview: string
  /** The server does not take the rest of it. */
  readonly isRefused: boolean
}

/** The pictures of a draft as this browser knows them: those on the server, and the files on their way. */
export type QueueState = {
  readonly photos: readonly DraftPhoto[]
  readonly sending: readonly PhotoUpload[]
  /** Why nothing goes on. */
  readonly stopped: StopReason | null
}

const changesId = 'changes'
const outboxOf = outboxes<ChosenFile | Changes, 'refused'>('photo')
const queues = new Map<string, Queue>()

/** The one queue of a draft in this document: a page that is left does not end it. @param owner the account's id */
export function queueOf(owner: string, draftId: string, photos: readonly DraftPhoto[]): Queue {
  const queue = queues.get(draftId) ?? makeQueue(owner, draftId, photos)
  if (!import.meta.env.SSR) queues.set(draftId, queue)
  return queue
}

export type Queue = ReturnType<typeof makeQueue>

function makeQueue(owner: string, draftId: string, first: readonly DraftPhoto[]) {
  const outbox = outboxOf(owner, draftId)
  const address = `/photos/of/${draftId}`
  const previews = new Map<string, string>()
  const cancels = new Map<string, AbortController>()
  const listeners = new Set<() => void>()
  let shown: QueueState = { photos: first, sending: [], stopped: null }

  const files = () =>
    outbox.items().flatMap(({ id, value, refusal }) => ('name' in value ? { id, ...value, refusal } : []))
  const changes = () => outbox.items().flatMap(({ value }) => ('changes' in value ? [...value.changes] : []))

  function show(photos: readonly DraftPhoto[]) {
    const sending = files().map(({ id, name, refusal }) => ({
      id,
      name,
      preview: previews.get(id) ?? '',
      isRefused: refusal !== undefined,
    }))
    shown = { photos, sending, stopped: outbox.stopped() }
    for (const tell of listeners) tell()
  }

  const takePhoto = (photo: DraftPhoto) => {
    const others = shown.photos
    const isKnown = others.some(({ id }) => id === photo.id)
    show(isKnown ? others.map((one) => (one.id === photo.id ? photo : one)) : [...others, photo])
  }

  /** What waits now, whichever tab chose it or sent it. */
  function follow() {
    const ids = files().map(({ id }) => id)
    for (const id of ids) if (!previews.has(id)) void preview(id)
    const left = [...previews.keys()].filter((id) => !ids.includes(id))
    for (const id of left) {
      URL.revokeObjectURL(previews.get(id)!)
      previews.delete(id)
    }
    show(shown.photos)
    const isDone = (id: string) => shown.photos.some((one) => one.id === id && (one.src || one.problem))
    if (cancels.size === 0 && changes().length === 0 && !left.every(isDone)) void load()
  }

  async function preview(id: string) {
    previews.set(id, '')
    const file = await keptFile(id)
    if (!file || !previews.has(id)) return
    previews.set(id, URL.createObjectURL(file))
    show(shown.photos)
  }

  async function load() {
    const photos = await ask<DraftPhoto[]>(owner, address, {})
    if (typeof photos === 'object' && changes().length === 0) show(photos)
  }

  async function sendFile(id: string, chosen: ChosenFile, attempt: Attempt<ChosenFile>) {
    const cancel = new AbortController()
    cancels.set(id, cancel)
    try {
      const file = await makeReady(id, chosen, cancel.signal, attempt)
      if (!file) return { refusal: 'refused' } as const
      const outcome = await sendPhoto(
        owner,
        { id, draftId, name: chosen.name, file },
        cancel.signal,
        (photo) => {
          attempt.reach()
          takePhoto(photo)
        },
      )
      if (outcome === 'refused') return { refusal: outcome }
      if (outcome === 'sent') leave(id)
      return outcome
    } catch (error) {
      if (!cancel.signal.aborted) throw error
      return 'sent' // as far as anyone wants it to be
    } finally {
      cancels.delete(id)
    }
  }

  /** Kept before its first piece is sent: of another copy the pieces would not fit. */
  async function makeReady(
    id: string,
    { name, isReady }: ChosenFile,
    signal: AbortSignal,
    attempt: Attempt<ChosenFile>,
  ) {
    const file = await keptFile(id)
    if (!file || isReady) return file
    const ready = await reduce(file)
    signal.throwIfAborted()
    await keepFile(id, ready)
    attempt.update({ name, isReady: true })
    return ready
  }

  function leave(id: string) {
    outbox.forget(id)
    void forgetFile(id)
  }

  async function sendChanges({ changes: sent }: Changes) {
    const form = new FormData()
    for (const [name, value] of sent) form.append(name, value)
    const answer = await ask<DraftPhoto[]>(owner, address, {
      method: 'POST',
      body: form,
      patience: patienceForFiles, // one that is retried may be looked at
    })
    if (answer === 'refused') void load()
    else if (typeof answer === 'string') return answer
    else if (JSON.stringify(changes()) === JSON.stringify(sent)) show(answer)
    return 'sent'
  }

  function change(name: string, value: string) {
    const isOfOne = name !== fields.remove && name !== fields.retry
    const others = changes().filter(([other]) => other !== name || !isOfOne)
    outbox.put(changesId, { changes: [...others, [name, value]] }, true)
    outbox.go()
  }

  return {
    shown: () => shown,
    subscribe(tell: () => void) {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },

    /** Goes on with what a reload had stopped. */
    begin() {
      outbox.subscribe(follow)
      follow()
      outbox.sendBy(({ id, value }, attempt) =>
        'name' in value ? sendFile(id, value, attempt) : sendChanges(value),
      )
    },

    /** What a page has loaded: newer, except for what has come since. */
    refresh(photos: readonly DraftPhoto[]) {
      const isBusy = outbox.items().some(({ refusal }) => refusal === undefined)
      if (!isBusy && photos !== shown.photos) show(photos)
    },

    async add(chosen: readonly File[]) {
      const files = chosen.map((file) => ({ id: newClientId(), file }))
      await Promise.all(files.map(({ id, file }) => keepFile(id, file)))
      for (const { id, file } of files) {
        previews.set(id, URL.createObjectURL(file))
        outbox.put(id, { name: file.name, isReady: false })
      }
      outbox.go()
    },

    remove(id: string) {
      cancels.get(id)?.abort()
      show(shown.photos.filter((one) => one.id !== id))
      change(fields.remove, id)
      leave(id)
    },

    arrange(ids: readonly string[]) {
      const place = ({ id }: DraftPhoto) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
      show(shown.photos.toSorted((a, b) => place(a) - place(b)))
      change(fields.order, ids.join())
    },

    describe(id: string, alt: string) {
      show(shown.photos.map((one) => (one.id === id ? { ...one, alt } : one)))
      change(altField(id), alt)
    },

    retry: outbox.go,
    /** Sends one once more that the server refused, or has it look again at one that could not be scanned. */
    retryFile(id: string) {
      if (outbox.items().some((one) => one.id === id)) return outbox.retry(id)
      show(shown.photos.map((one) => (one.id === id ? { ...one, problem: null } : one)))
      change(fields.retry, id)
    },
  }
}
