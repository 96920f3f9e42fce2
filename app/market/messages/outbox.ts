import { forgetPicture, keptPicture } from './kept-pictures.ts'
import type { Problem, SendResult, NewMessage } from './message.ts'
import { waitingKey } from '../../ground/kept/waiting-messages.ts'

/** A message that this browser keeps until the server has it. */
export type WaitingMessage = NewMessage & {
  readonly kind: string
  readonly ref: string
  /** The conversation; null: it begins with this message. */
  readonly with: number | null
  /** Who wrote it: sent by nobody else. */
  readonly as: string
  /** ISO 8601. */
  readonly at: string
  /** The name of the file of its picture, which is kept beside it (kept-pictures.ts). */
  readonly picture?: string
  /** Why the server did not take it; it then waits for its writer. */
  readonly problem?: Problem
}

type OnSent = () => Promise<void>

const patience = 15_000 // ms
const patienceWithPicture = 120_000 // ms

const listeners = new Set<() => void>()
const sentListeners = new Set<OnSent>()
const none: readonly WaitingMessage[] = []
let known: { text: string | null; waiting: readonly WaitingMessage[] } = { text: null, waiting: none }
// Holds until the next page load where the browser refuses storage.
let unstored: string | null = null
let sending: Promise<void> | undefined

/** What waits, of all conversations; the same array until it changes. */
export function waitingMessages(): readonly WaitingMessage[] {
  const text = stored()
  if (text !== known.text) known = { text, waiting: text ? (JSON.parse(text) as WaitingMessage[]) : none }
  return known.waiting
}

export const noneWaiting = () => none

export function subscribeToWaiting(tell: () => void) {
  const onStorage = (event: StorageEvent) => event.key === waitingKey && tell()
  listeners.add(tell)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(tell)
    window.removeEventListener('storage', onStorage)
  }
}

export const keepWaiting = (message: WaitingMessage) => change((waiting) => [...waiting, message])

export function forgetWaiting({ clientId, picture }: WaitingMessage) {
  change((waiting) => waiting.filter((one) => one.clientId !== clientId))
  if (picture !== undefined) void forgetPicture(clientId)
}

/** Whether it only waits for a connection, or for its writer to sign in again. */
export const isUnderway = ({ problem }: WaitingMessage) => !problem || problem === 'signed-out'

/** Lets a message that the server did not take be sent once more. */
export const retryWaiting = (clientId: string) => mark(clientId, undefined)

const mark = (clientId: string, problem: Problem | undefined) =>
  change((waiting) => waiting.map((one) => (one.clientId === clientId ? { ...one, problem } : one)))

/**
 * Sends what somebody's browser keeps, in turn, as far as there is a connection. The server knows a message by its
 * `clientId`: sent by two tabs, or again after an answer that was lost, it is there once.
 */
export function sendWaiting(userId: string): Promise<void> {
  sending ??= sendAll(userId).finally(() => (sending = undefined))
  return sending
}

/** Waits for `tell` after each message that is sent, before it is forgotten here. Returns what ends that. */
export function onSent(tell: OnSent): () => void {
  sentListeners.add(tell)
  return () => void sentListeners.delete(tell)
}

async function sendAll(userId: string) {
  for (;;) {
    const next = waitingMessages().find((one) => one.as === userId && isUnderway(one))
    if (!next) return
    const sent = await send(next)
    if (!sent) return
    if (sent.ok) {
      await Promise.all([...sentListeners].map((tell) => tell()))
      forgetWaiting(next)
    } else {
      mark(next.clientId, sent.problem)
      if (sent.problem === 'signed-out') return
    }
  }
}

/** Null: it can't be sent now, as without connection. */
async function send(message: WaitingMessage): Promise<SendResult | null> {
  const { clientId, text, phrase, kind, ref, as } = message
  const form = new FormData()
  for (const [name, value] of Object.entries({ clientId, text, kind, ref, as })) form.set(name, value)
  if (phrase) form.set('phrase', phrase)
  if (message.with !== null) form.set('with', String(message.with))
  if (message.picture !== undefined) {
    const picture = await keptPicture(clientId)
    if (!picture) return { ok: false, problem: 'broken' }
    form.set('picture', picture, message.picture)
  }
  try {
    const answer = await fetch('/messages/sent', {
      method: 'POST',
      body: form,
      redirect: 'manual',
      signal: AbortSignal.timeout(form.has('picture') ? patienceWithPicture : patience),
    })
    // The way to /login.
    if (answer.type === 'opaqueredirect') return { ok: false, problem: 'signed-out' }
    return answer.ok ? ((await answer.json()) as SendResult) : null
  } catch {
    return null
  }
}

function change(by: (waiting: readonly WaitingMessage[]) => readonly WaitingMessage[]) {
  const text = JSON.stringify(by(waitingMessages()))
  try {
    localStorage.setItem(waitingKey, text)
  } catch {
    unstored = text
  }
  for (const tell of listeners) tell()
}

function stored(): string | null {
  try {
    return unstored ?? localStorage.getItem(waitingKey)
  } catch {
    return unstored
  }
}
