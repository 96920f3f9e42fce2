import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatDate } from '../../../ground/i18n/format.ts'
import { localDate } from '../../../ground/i18n/local-time.ts'
import type { ChatMessage } from './chat.ts'
import type { UnsentText } from './use-chat.ts'

/** The messages of a chat, scrolled to the latest. */
export function ChatLog({
  greeting,
  messages,
  waiting,
  onSendAgain,
}: {
  greeting: ChatMessage
  messages: readonly ChatMessage[]
  waiting: readonly UnsentText[]
  onSendAgain: (message: UnsentText) => void
}) {
  const { t } = useLingui()
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' })
  }, [messages.length, waiting])
  return (
    <div
      role="log"
      aria-label={t`Messages`}
      tabIndex={0}
      className="min-h-0 grow overflow-y-auto overscroll-contain border-y border-line bg-bg px-5 py-4"
    >
      <ol className="flex flex-col items-start gap-3">
        {[greeting, ...messages].map((message) => (
          <Line key={message.key} message={message} />
        ))}
        {waiting.map((message) => (
          <Line key={message.key} message={{ ...message, sender: 'visitor' }}>
            {message.problem && <NotSent message={message} onSendAgain={onSendAgain} />}
          </Line>
        ))}
      </ol>
      <div ref={end} />
    </div>
  )
}

function Line({ message: { sender, text, at }, children }: { message: ChatMessage; children?: ReactNode }) {
  const { i18n } = useLingui()
  const isOwn = sender === 'visitor'
  return (
    <li className={`max-w-[82%] ${isOwn ? 'self-end text-right' : ''}`}>
      <span className="sr-only">{isOwn ? <Trans>You said:</Trans> : <Trans>Support said:</Trans>}</span>
      <p
        className={`rounded-lg px-4 py-2.5 text-left whitespace-pre-wrap wrap-anywhere shadow-xs ${
          isOwn ? 'rounded-br-xs bg-brand text-on-brand' : 'rounded-bl-xs bg-surface'
        }`}
      >
        {text || <Trans>Thank you for your message. A support agent will respond shortly.</Trans>}
      </p>
      {children ?? (
        <time dateTime={at} className="px-2 text-xs text-text-muted">
          {formatDate(new Date(at), i18n.locale, momentOf(at))}
        </time>
      )}
    </li>
  )
}

/** Only the time for messages of today. */
const momentOf = (at: string): Intl.DateTimeFormatOptions =>
  localDate(new Date(at)) === localDate(new Date())
    ? { timeStyle: 'short' }
    : { dateStyle: 'medium', timeStyle: 'short' }

const actionClass = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4'

const NotSent = ({
  message,
  onSendAgain,
}: {
  message: UnsentText
  onSendAgain: (message: UnsentText) => void
}) => (
  <div className="text-sm text-danger">
    <p>
      {message.problem === 'limited' ? (
        <Trans>We received a lot of messages in a short time. Please send yours again later.</Trans>
      ) : message.problem === 'signed-out' ? (
        <Trans>You are logged out.</Trans>
      ) : (
        <Trans>Not sent. Check your connection.</Trans>
      )}
    </p>
    {message.problem === 'signed-out' ? (
      <a
        href={`/login?next=${encodeURIComponent(location.pathname + location.search)}`}
        className={actionClass}
      >
        <Trans>Log in to send it</Trans>
      </a>
    ) : (
      <button type="button" className={actionClass} onClick={() => onSendAgain(message)}>
        <Trans>Try again</Trans>
      </button>
    )}
  </div>
)
