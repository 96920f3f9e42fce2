import { useCallback, useEffect, useRef, useState } from 'react'
import { onLive } from '../../../ground/live/live.ts'
import { type Chat, chatAddress } from './chat.ts'

/** What the visitor said and the server has not confirmed. */
export type UnsentText = {
  readonly key: string
  readonly text: string
  readonly at: string
  /** Why it was not sent: it failed on the way, or there were very many. */
  readonly problem: 'failed' | 'limited' | null
}

const replyDelay = 1_000 // ms after one pressed the button
const askEvery = 3_000 // ms
const nothing: Chat = { messages: [], email: null }

/**
 * A visitor's chat while it is on show: what they say appears at once, what is answered as soon as it is known.
 * @param isLive whether the server tells of answers, as it does those who are signed in; else it is asked
 */
export function useChat({ isOpen, isLive }: { isOpen: boolean; isLive: boolean }) {
  const [chat, setChat] = useState(nothing)
  const [waiting, setWaiting] = useState<readonly UnsentText[]>([])
  const sending = useRef(Promise.resolve())
  const hasBegun = chat.messages.length > 0

  const show = useCallback((asked: Chat) => setChat((shown) => later(shown, asked)), [])
  const read = useCallback(() => ask({}).then(show, () => {}), [show])
  useEffect(() => {
    if (isOpen) void read()
  }, [isOpen, read])
  useEffect(() => (isLive ? onLive('support', () => void read()) : undefined), [isLive, read])
  const asksAgain = isOpen && hasBegun && !isLive
  useEffect(() => (asksAgain ? askAgainAndAgain(read) : undefined), [asksAgain, read])

  const mark = (key: string, problem: UnsentText['problem']) =>
    setWaiting((all) => all.map((one) => (one.key === key ? { ...one, problem } : one)))

  /** One after the other, so that they arrive in their order. */
  const deliver = (message: UnsentText) => {
    const pressedAt = Date.now()
    sending.current = sending.current.then(async () => {
      try {
        const { key, text } = message
        const answered = await ask({ key, text })
        setWaiting((all) => all.filter((one) => one.key !== key))
        show(withoutReply(answered))
        setTimeout(() => show(answered), Math.max(0, pressedAt + replyDelay - Date.now()))
      } catch (error) {
        mark(message.key, error instanceof LimitError ? 'limited' : 'failed')
      }
    })
  }
  return {
    chat,
    waiting,
    send(text: string) {
      const message = { key: newKey(), text, at: new Date().toISOString(), problem: null }
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

class LimitError extends Error {}
/** The message was not valid. */
export class RefusalError extends Error {}

async function ask(fields: Record<string, string>): Promise<Chat> {
  const answer = await fetch(chatAddress, { method: 'POST', body: new URLSearchParams(fields) })
  if (answer.status === 429) throw new LimitError()
  if (answer.status === 422) throw new RefusalError()
  if (!answer.ok) throw new Error(`${chatAddress} answered ${answer.status}.`)
  return (await answer.json()) as Chat
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
