import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { formatDate } from '../../ground/i18n/format.ts'
import { Icon } from '../../ground/ui/icon.tsx'
import { isFileStored, keptFile } from '../../ground/kept/kept-files.ts'
import { contentOf, type ShownMessage } from './message.ts'
import type { WaitingMessage } from './outbox.ts'
import { phraseText } from './phrases.ts'
import { ProblemText } from './problem-text.tsx'
import { withLinks } from './with-links.ts'

/** A message that the server has. @param day where it is the first of that day */
export function Bubble({
  message,
  day,
  isRead,
}: {
  message: ShownMessage
  day: string | undefined
  isRead: boolean
}) {
  const { i18n, t } = useLingui()
  const { id, text, phrase, picture, isMine, at, isFromNewcomer, isHidden } = message
  const parts = withLinks(text)
  const content = contentOf({ isHidden, text, phrase, hasPicture: picture !== null })
  const isDoubtful = isFromNewcomer && !isMine && parts.some(({ href }) => href)
  return (
    <>
      {day && <li className="thread-day">{day}</li>}
      <li className={`max-w-[82%] ${isMine ? 'self-end text-right' : ''}`}>
        <SpeechBubble isMine={isMine}>
          <Phrase phrase={phrase} />
          {content === 'removed' && <i>{t`Removed by our staff`}</i>}
          {content === 'deleted-photo' && <i>{t`Deleted photo`}</i>}
          {picture && (
            <a href={`/messages/pictures/${id}`} target="_blank" rel="noopener" className="block">
              <img
                src={`/messages/pictures/${id}`}
                alt={t`Photo`}
                width={picture.width}
                height={picture.height}
                loading="lazy"
                className="bubble-picture"
              />
            </a>
          )}
          {parts.map((part, index) =>
            part.href && !isDoubtful ? (
              <a
                key={index}
                href={part.href}
                target="_blank"
                rel="noopener nofollow ugc"
                className="underline"
              >
                {part.text}
              </a>
            ) : (
              part.text
            ),
          )}
        </SpeechBubble>
        {isDoubtful && (
          <p className="bubble-warning">
            <Icon name="circle-alert" className="size-4" />
            <Trans>
              This person is new here. Open links only if you trust them, and never pay through a link.
            </Trans>
          </p>
        )}
        <p className="px-2 text-xs text-text-muted">
          <time dateTime={at.toISOString()}>{formatDate(at, i18n.locale, { timeStyle: 'short' })}</time>
          {!isMine && (content === 'photo' || content === 'words') && (
            <Link to={`/messages/reports/${id}`} rel="nofollow" className="bubble-report">
              <Trans>Report</Trans>
            </Link>
          )}
          {isRead && (
            <>
              {' · '}
              <span>
                <Trans context="message">Read</Trans>
              </span>
            </>
          )}
        </p>
      </li>
    </>
  )
}

/** One that this browser still keeps. */
export function WaitingBubble({
  message: { id, value, refusal, isStored },
  isSignedOut,
  onRetry,
  onForget,
}: {
  message: WaitingMessage
  isSignedOut: boolean
  onRetry: (id: string) => void
  onForget: (id: string) => void
}) {
  const { text, phrase, picture } = value
  const problem = refusal ?? (isSignedOut ? 'signed-out' : undefined)
  return (
    <li className="max-w-[82%] self-end text-right">
      <SpeechBubble isMine isWaiting>
        <Phrase phrase={phrase} />
        {picture !== undefined && <WaitingPicture id={id} name={picture} />}
        {text}
      </SpeechBubble>
      {problem ? (
        <p className="flex flex-wrap items-center justify-end gap-x-3 px-2 text-sm text-danger">
          <ProblemText problem={problem} place={value} />
          {problem !== 'signed-out' && (
            <button type="button" className="min-h-11 underline" onClick={() => onRetry(id)}>
              <Trans>Try again</Trans>
            </button>
          )}
          <button type="button" className="min-h-11 underline" onClick={() => onForget(id)}>
            <Trans>Delete</Trans>
          </button>
        </p>
      ) : (
        <p className="px-2 text-xs text-balance text-text-muted">
          <Icon name="hourglass" className="mr-1 inline size-3.25" />
          {isStored && (picture === undefined || isFileStored(id)) ? (
            <Trans>Waiting to be sent</Trans>
          ) : (
            <Trans>Waiting to be sent. Keep this page open: this browser can’t store it.</Trans>
          )}
        </p>
      )}
    </li>
  )
}

/** @param name of its file, until the picture is there */
function WaitingPicture({ id, name }: { id: string; name: string }) {
  const { t } = useLingui()
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    let address = ''
    let isLeft = false
    void keptFile(id).then((picture) => {
      if (isLeft || !picture) return
      address = URL.createObjectURL(picture)
      setSrc(address)
    })
    return () => {
      isLeft = true
      URL.revokeObjectURL(address)
    }
  }, [id])
  return src ? (
    <img src={src} alt={t`Photo`} className="bubble-picture" />
  ) : (
    <span className="block wrap-anywhere">{name}</span>
  )
}

const SpeechBubble = ({
  isMine,
  isWaiting,
  children,
}: {
  isMine: boolean
  isWaiting?: boolean
  children: ReactNode
}) => (
  <>
    <span className="sr-only">{isMine ? <Trans>You said:</Trans> : <Trans>They said:</Trans>}</span>
    <p
      className={`rounded-lg px-4 py-2.5 text-left whitespace-pre-wrap shadow-xs wrap-anywhere ${
        isMine ? 'rounded-br-xs bg-brand text-on-brand' : 'rounded-bl-xs bg-surface'
      } ${isWaiting ? 'bubble-waiting' : ''}`}
    >
      {children}
    </p>
  </>
)

function Phrase({ phrase }: { phrase: string | null }) {
  const { i18n } = useLingui()
  const text = phrase === null ? undefined : phraseText(phrase)
  return text && <span className="block">{i18n._(text)}</span>
}
