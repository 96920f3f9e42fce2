import { forgetFile, keptFile } from '../../ground/kept/kept-files.ts'
import { ask, patienceForFiles } from '../../ground/outbox/ask.ts'
import { outboxes, type OutboxItem } from '../../ground/outbox/outbox.ts'
import type { Problem, SendResult, NewMessage } from './message.ts'

/** A message that this browser keeps, by its client id, until the server has it. */
export type UnsentMessage = Omit<NewMessage, 'clientId'> & {
  readonly kind: string
  readonly ref: string
  /** The conversation; null: it begins with this message. */
  readonly with: number | null
  /** The name of the file of its picture, which is kept under the message's id. */
  readonly picture?: string
}

export type WaitingMessage = OutboxItem<UnsentMessage, Problem>

/** What a user wrote and the server does not have yet, of all conversations. */
export const messagesOf = outboxes<UnsentMessage, Problem>('message')

const sentListeners = new Set<() => Promise<void>>()

/** Sends them from now on, on whatever page. */
export const sendMessages = (owner: string) => messagesOf(owner).sendBy((message) => send(owner, message))

/** Waits for `tell` after each message that is sent, before it is forgotten here. Returns what ends that. */
export function onSent(tell: () => Promise<void>): () => void {
  sentListeners.add(tell)
  return () => void sentListeners.delete(tell)
}

async function send(owner: string, { id: clientId, value }: WaitingMessage) {
  const { text, phrase, kind, ref, with: conversation, picture } = value
  const form = new FormData()
  for (const [name, value] of Object.entries({ clientId, text, kind, ref })) form.set(name, value)
  if (phrase) form.set('phrase', phrase)
  if (conversation !== null) form.set('with', String(conversation))
  if (picture !== undefined) {
    const file = await keptFile(clientId)
    if (!file) return { refusal: 'broken' } as const
    form.set('picture', file, picture)
  }
  const patience = picture === undefined ? {} : { patience: patienceForFiles }
  const sent = await ask<SendResult>(owner, '/messages/sent', { method: 'POST', body: form, ...patience })
  if (sent === 'refused') return { refusal: 'refused' } as const
  if (typeof sent === 'string') return sent
  if (!sent.ok) return { refusal: sent.problem }
  await Promise.all([...sentListeners].map((tell) => tell()))
  if (picture !== undefined) void forgetFile(clientId)
  return 'sent'
}
