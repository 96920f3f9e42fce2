import './words.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { formatDate } from '../i18n/format.ts'
import { Button } from '../ui/button.tsx'
import { isComposing } from '../ui/composing.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'

type ChatMessage = { text: string; isUser: boolean; timestamp: Date }

const replyDelay = 1_000

const drawer = 'max-sm:mt-auto max-sm:h-[85dvh] max-sm:rounded-t-xl max-sm:starting:translate-y-8'
const sideSheet =
  'sm:max-lg:ml-auto sm:max-lg:h-dvh sm:max-lg:max-h-none sm:max-lg:w-100 sm:max-lg:starting:translate-x-8'
const centre = 'lg:m-auto lg:h-150 lg:max-h-[calc(100dvh-3rem)] lg:w-125 lg:rounded-xl'

/** Loaded when it is first opened; what was said stays while it is closed. */
export default function SupportChat({
  siteName,
  open,
  onClose,
}: {
  siteName: string
  open: boolean
  onClose: () => void
}) {
  const { t } = useLingui()
  const [messages, setMessages] = useState<ChatMessage[]>(() => [
    { text: t`Welcome to ${siteName}! How can we help you today?`, isUser: false, timestamp: new Date() },
  ])
  const add = (text: string, isUser: boolean) =>
    setMessages((before) => [...before, { text, isUser, timestamp: new Date() }])
  const send = (text: string) => {
    add(text, true)
    setTimeout(
      () => add(t`Thank you for your message. A support agent will respond shortly.`, false),
      replyDelay,
    )
  }
  return (
    <Dialog open={open} onClose={onClose} title={t`Support`} className={`${drawer} ${sideSheet} ${centre}`}>
      <Log messages={messages} />
      <Composer onSend={send} />
    </Dialog>
  )
}

function Log({ messages }: { messages: ChatMessage[] }) {
  const { t, i18n } = useLingui()
  const end = useRef<HTMLLIElement>(null)
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' })
  }, [messages])
  return (
    <div
      role="log"
      aria-label={t`Messages`}
      tabIndex={0}
      className="min-h-0 grow overflow-y-auto overscroll-contain border-y border-line bg-bg px-5 py-4"
    >
      <ol className="flex flex-col gap-3">
        {messages.map(({ text, isUser, timestamp }, index) => (
          <li
            key={index}
            ref={index === messages.length - 1 ? end : undefined}
            className={`max-w-[82%] ${isUser ? 'self-end text-right' : ''}`}
          >
            <span className="sr-only">
              {isUser ? <Trans>You said:</Trans> : <Trans>Support said:</Trans>}
            </span>
            <p
              className={`rounded-lg px-4 py-2.5 text-left whitespace-pre-wrap shadow-xs ${
                isUser ? 'rounded-br-xs bg-brand text-on-brand' : 'rounded-bl-xs bg-surface'
              }`}
            >
              {text}
            </p>
            <time dateTime={timestamp.toISOString()} className="px-2 text-xs text-text-muted">
              {formatDate(timestamp, i18n.locale, { timeStyle: 'short' })}
            </time>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Enter sends, Shift+Enter breaks the line; Enter that ends the composing of a word does neither. */
function Composer({ onSend }: { onSend: (text: string) => void }) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const send = () => {
    const trimmed = text.trim()
    if (!trimmed) return
    onSend(trimmed)
    setText('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return
    event.preventDefault()
    send()
  }
  return (
    <form onSubmit={submit} className="flex items-end gap-2 p-4">
      <textarea
        data-first-focus
        rows={1}
        maxLength={2_000}
        aria-label={t`Your message`}
        placeholder={t`Type your message...`}
        className="field-sizing-content max-h-32 min-h-11 min-w-0 grow resize-none rounded-md bg-surface-2 px-4 py-2.5"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={keyDown}
      />
      <Button type="submit" aria-label={t`Send`} disabled={!text.trim()}>
        <Icon name="send" />
      </Button>
    </form>
  )
}
