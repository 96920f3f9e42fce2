import { newClientId } from '../../../ground/ui/client-id.ts'
import { altField, type DraftPhoto, fields } from '../photos.ts'
import { ask, type RequestFailure } from './ask.ts'
import { forgetFile, keepFile, keptFiles } from '../../../ground/kept/kept-files.ts'
import type { ChosenFile } from './chosen-file.ts'
import { patience } from './patience.ts'
import { reduce } from './reduce.ts'
import { sendPhoto } from './send-photo.ts'

/** A file on its way, with an address of it for this document. */
export type Sending = ChosenFile & { readonly preview: string }

/** The pictures of a draft as this browser knows them: those on the server, and the files on their way. */
export type QueueState = {
  readonly photos: readonly DraftPhoto[]
  readonly sending: readonly Sending[]
  /** Why nothing goes on. */
  readonly stopped: RequestFailure | null
}

const queues = new Map<string, Queue>()

/** The one queue of a draft in this document: a page that is left does not end it. */
export function queueOf(draftId: string, photos: readonly DraftPhoto[]): Queue {
  const queue = queues.get(draftId) ?? makeQueue(draftId, photos)
  if (!import.meta.env.SSR) queues.set(draftId, queue)
  return queue
}

export type Queue = ReturnType<typeof makeQueue>

function makeQueue(draftId: string, first: readonly DraftPhoto[]) {
  let shown: QueueState = { photos: first, sending: [], stopped: null }
  let isBegun = false
  let isRunning = false
  let changes: [string, string][] = []
  const cancels = new Map<string, AbortController>()
  const listeners = new Set<() => void>()
  const { pause, wake } = patience()

  function show(change: Partial<QueueState>) {
    shown = { ...shown, ...change }
    for (const tell of listeners) tell()
  }

  const takePhoto = (photo: DraftPhoto) => {
    const others = shown.photos
    const isKnown = others.some(({ id }) => id === photo.id)
    const next = isKnown ? others.map((one) => (one.id === photo.id ? photo : one)) : [...others, photo]
    show({ photos: next, stopped: null })
  }

  /** Goes on with what a reload had stopped. */
  async function begin() {
    if (isBegun) return
    isBegun = true
    const isDone = (id: string) => shown.photos.some((one) => one.id === id && (one.src || one.problem))
    const kept = (await keptFiles<ChosenFile>('photos')).filter((one) => one.draftId === draftId)
    for (const { id } of kept.filter(({ id }) => isDone(id))) void forgetFile(id)
    enqueue(kept.filter(({ id }) => !isDone(id)))
  }

  function enqueue(files: readonly ChosenFile[]) {
    const sending = files.map((one) => ({ ...one, preview: URL.createObjectURL(one.file) }))
    show({ sending: [...shown.sending, ...sending] })
    void run()
  }

  /** One thing after the other: what was changed, then the next file. */
  async function run() {
    if (isRunning) return
    isRunning = true
    for (let attempt = 0; ;) {
      const next = shown.sending[0]
      if (changes.length === 0 && !next) break
      const stopped = changes.length > 0 ? await saveChanges() : await send(next!)
      attempt = stopped ? attempt + 1 : 0
      show({ stopped })
      if (stopped) await pause(attempt)
    }
    isRunning = false
  }

  async function send(one: Sending): Promise<RequestFailure | null> {
    const cancel = new AbortController()
    cancels.set(one.id, cancel)
    try {
      const ready = await makeReady(one)
      const stopped = await sendPhoto(ready, cancel.signal, takePhoto)
      if (stopped && stopped !== 'unknown') return stopped
      leave(one.id)
      return null
    } catch (error) {
      if (!cancel.signal.aborted) throw error
      return null
    } finally {
      cancels.delete(one.id)
    }
  }

  /** Kept before its first piece is sent: of another copy the pieces would not fit. */
  async function makeReady(one: Sending): Promise<Sending> {
    if (one.isReady) return one
    const { preview, ...file } = one
    const ready = { ...file, file: await reduce(one.file), isReady: true }
    await keepFile(ready)
    const sending = { ...ready, preview }
    show({ sending: shown.sending.map((other) => (other.id === one.id ? sending : other)) })
    return sending
  }

  function leave(id: string) {
    const one = shown.sending.find((other) => other.id === id)
    if (!one) return
    URL.revokeObjectURL(one.preview)
    void forgetFile(id)
    show({ sending: shown.sending.filter((other) => other.id !== id) })
  }

  async function saveChanges(): Promise<RequestFailure | null> {
    const sent = changes
    const form = new FormData()
    for (const [name, value] of sent) form.append(name, value)
    const answer = await ask<DraftPhoto[]>(`/photos/of/${draftId}`, new AbortController().signal, {
      method: 'POST',
      body: form,
    })
    if (typeof answer === 'string' && answer !== 'unknown') return answer
    changes = changes.filter((change) => !sent.includes(change))
    if (typeof answer === 'object' && changes.length === 0) show({ photos: answer })
    return null
  }

  function change(name: string, value: string) {
    changes = [...changes.filter(([other]) => other !== name || name === fields.remove), [name, value]]
    void run()
  }

  return {
    shown: () => shown,
    subscribe(tell: () => void) {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    begin,

    /** What a page has loaded: newer, but for what came meanwhile. */
    refresh(photos: readonly DraftPhoto[]) {
      if (isRunning || photos === shown.photos) return
      show({ photos })
    },

    async add(files: readonly File[]) {
      const kept = files.map((file, at) => ({
        id: newClientId(),
        room: 'photos' as const,
        draftId,
        name: file.name,
        file,
        isReady: false,
        at: Date.now() + at,
      }))
      await Promise.all(kept.map(keepFile))
      enqueue(kept)
    },

    remove(id: string) {
      cancels.get(id)?.abort()
      leave(id)
      show({ photos: shown.photos.filter((one) => one.id !== id) })
      change(fields.remove, id)
    },

    arrange(ids: readonly string[]) {
      const place = ({ id }: DraftPhoto) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
      show({ photos: shown.photos.toSorted((a, b) => place(a) - place(b)) })
      change(fields.order, ids.join())
    },

    describe(id: string, alt: string) {
      show({ photos: shown.photos.map((one) => (one.id === id ? { ...one, alt } : one)) })
      change(altField(id), alt)
    },

    retry: wake,
  }
}
