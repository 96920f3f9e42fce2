import { useCallback, useEffect, useRef, useState } from 'react'
import { forget, keep, keptFrom } from '../../../ground/kept/kept.ts'
import { onLive } from '../../../ground/live/live.ts'
import { ask as askServer } from '../../../ground/outbox/ask.ts'
import { waitingName } from '../../../ground/outbox/waiting.ts'
import { type Chat, chatAddress } from './chat.ts'

/** What the visitor said and the server has not confirmed. */
export type UnsentText = {
  readonly key: string
  readonly text: string
  readonly at: string
  /** Why it was not sent: it failed on the way, there were very many, or the account is no longer signed in. */
  readonly problem: 'failed' | 'limited' | 'signed-out' | null
}

const replyDelay = 1_000 // ms after one pressed the button
const askEvery = 3_000 // ms
const nothing: Chat = { messages: [], email: null }

/**
 * A visitor's chat while it is on show: what they say appears at once, what is answered as soon as it is known. What was
 * not sent is kept in this browser, and is sent when the chat is opened there by its owner again.
 * @param owner an account, which the server tells of answers; null: a guest, for whom it is asked
 */
export function useChat({ isOpen, owner }: { isOpen: boolean; owner: string | null }) {
  const isLive = owner !== null
  const [chat, setChat] = useState(nothing)
  const [waiting, setWaiting] = useState<readonly UnsentText[]>(() => unsentOf(owner))
  const sending = useRef(Promise.resolve())
  const hasBegun = chat.messages.length > 0

  const show = useCallback(
    (asked: Chat) => {
      setChat((shown) => later(shown, asked))
      // What waits here may have arrived: its answer was lost, or another tab has sent it.
      const arrived = new Set(asked.messages.map(({ key }) => key))
      const hasArrived = ({ key }: UnsentText) => arrived.has(key)
      for (const { key } of unsentOf(owner).filter(hasArrived)) forget(owner, waitingName(line, key))
      setWaiting((all) => (all.some(hasArrived) ? all.filter((one) => !hasArrived(one)) : all))
    },
    [owner],
  )
  const ask = useCallback((fields: Record<string, string>) => askFor(owner, fields), [owner])
  const read = useCallback(() => ask({}).then(show, () => {}), [ask, show])
  useEffect(() => {
    if (isOpen) void read()
  }, [isOpen, read])
  useEffect(() => (isLive ? onLive('support', () => void read()) : undefined), [isLive, read])
  const asksAgain = isOpen && hasBegun && !isLive
  useEffect(() => (asksAgain ? askAgainAndAgain(read) : undefined), [asksAgain, read])

  const mark = useCallback(
    (key: string, problem: UnsentText['problem']) =>
      setWaiting((all) => all.map((one) => (one.key === key ? { ...one, problem } : one))),
    [],
  )

  /** One after the other, so that they arrive in their order. */
  const deliver = useCallback(
    (message: UnsentText) => {
      const pressedAt = Date.now()
      sending.current = sending.current.then(async () => {
        try {
          const { key, text } = message
          const answered = await ask({ key, text })
          forget(owner, waitingName(line, key))
          setWaiting((all) => all.filter((one) => one.key !== key))
          show(withoutReply(answered))
          setTimeout(() => show(answered), Math.max(0, pressedAt + replyDelay - Date.now()))
        } catch (error) {
          mark(message.key, error instanceof ChatError ? error.problem : 'failed')
        }
      })
    },
    [owner, ask, show, mark],
  )
  useEffect(() => {
    for (const message of unsentOf(owner)) deliver(message) // those of an earlier page
  }, [owner, deliver])
  return {
    chat,
    waiting,
    send(text: string) {
      const message = { key: newKey(), text, at: new Date().toISOString(), problem: null }
      keep(owner, waitingName(line, message.key), message)
      setWaiting((all) => [...all, message])
      deliver(message)
    },
    sendAgain(message: UnsentText) {
      mark(message.key, null)
      deliver(message)
    },
    /** Throws `RefusalError` where it is not an email address, another error where it did not arrive. */
    async leaveAddress(email: string) {
      setChat(await ask({ email }))
    },
  }
}

/** An answer requested before the last message may arrive after it; the longer chat is the newer one. */
const later = (shown: Chat, asked: Chat) => (asked.messages.length < shown.messages.length ? shown : asked)

const line = 'support'

const unsentOf = (owner: string | null) =>
  keptFrom<UnsentText>(owner, waitingName(line, ''))
    .map(({ value }) => value)
    .toSorted((one, other) => one.at.localeCompare(other.at))

class ChatError extends Error {
  readonly problem: 'limited' | 'signed-out'
  constructor(problem: 'limited' | 'signed-out') {
    super(problem)
    this.problem = problem
  }
}
/** The message was not valid. */
export class RefusalError extends Error {}

async function askFor(owner: string | null, fields: Record<string, string>): Promise<Chat> {
  const body = new URLSearchParams(fields)
  const answered = await askServer<Chat>(owner ?? '', chatAddress, { method: 'POST', body })
  if (answered === 'often') throw new ChatError('limited')
  if (answered === 'signed-out') throw new ChatError(answered)
  if (answered === 'refused') throw new RefusalError()
  if (answered === 'cut') throw new Error('No answer came.')
  return answered
}

/** The automatic answer appears after a moment, as a person's would. */
const withoutReply = ({ messages, email }: Chat): Chat => ({
  messages: messages.at(-1)?.sender === 'site' ? messages.slice(0, -1) : messages,
  email,
})

/** While a user looks, and on a slow line no sooner than the last answer came. */
function askAgainAndAgain(read: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout>
  let ended = false
  const wait = () => {
    if (!ended) timer = setTimeout(() => void askOnce(), askEvery)
  }
  const askOnce = async () => {
    if (!document.hidden) await read()
    wait()
  }
  wait()
  return () => {
    ended = true
    clearTimeout(timer)
  }
}

/** Pages without https have no `randomUUID`. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-')
