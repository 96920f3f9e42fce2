import { Trans, useLingui } from '@lingui/react/macro'
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { formatDate } from '../../ground/i18n/format.ts'
import { Icon } from '../../ground/ui/icon.tsx'
import { conversationAddress, messagesAddress } from './addresses.ts'
import { Bubble, WaitingBubble } from './bubble.tsx'
import { Composer, type RefusedMessage } from './composer.tsx'
import { DealList } from './deal-list.tsx'
import { Face } from './face.tsx'
import { joinThread, newThread } from './join-thread.ts'
import type { ConversationData, OpenConversation } from './load-conversation.server.ts'
import type { ShownMessage } from './message.ts'
import { Safety } from './safety.tsx'
import { useOutbox } from './use-outbox.ts'

type Props = Pick<
  ConversationData,
  'about' | 'owns' | 'isFormer' | 'hasNewOwner' | 'viewerId' | 'mayWrite' | 'wasSent'
> & {
  open: OpenConversation
  refused: RefusedMessage | undefined
}

/** A conversation: the other participant, the messages, and the field for a new one. */
export function Thread(props: Props) {
  const { about, owns, isFormer, hasNewOwner, viewerId, mayWrite, wasSent, open, refused } = props
  const { t } = useLingui()
  const { other, id } = open
  const place = { kind: about.kind, ref: about.ref, with: id, as: viewerId }
  const outbox = useOutbox(place, isFormer)
  const name = other.name || t`Former member`
  return (
    <section aria-label={t`Conversation with ${name}`} className="thread">
      <div className="thread-head">
        <Face name={other.name} image={other.image} />
        <p className="min-w-0 grow">
          <b className="block truncate">{name}</b>
          {other.isVerified && (
            <span className="flex items-center gap-1 text-sm text-text-muted">
              <Icon name="badge-check" className="size-4 text-brand" />
              <Trans>Verified</Trans>
            </span>
          )}
        </p>
        {id !== null && open.mayBlock && <Safety id={id} name={name} isBlocked={other.isBlocked} />}
      </div>
      <DealList deals={open.deals} />
      {isFormer && (
        <p className="thread-unable">
          <Trans>This listing has a new owner.</Trans>{' '}
          {hasNewOwner && (
            <Link to={messagesAddress(about)} className="font-semibold underline underline-offset-4">
              <Trans>Message the new owner</Trans>
            </Link>
          )}
        </p>
      )}
      <Log about={about} open={open} outbox={outbox} />
      <Composer
        place={place}
        owns={owns}
        isFormer={isFormer}
        mayWrite={mayWrite}
        other={other}
        refused={refused}
        wasSent={wasSent}
        onWrite={outbox.write}
      />
    </section>
  )
}

function Log({
  about,
  open,
  outbox: { waiting, isSignedOut, retry, forget },
}: Pick<Props, 'about' | 'open'> & { outbox: ReturnType<typeof useOutbox> }) {
  const { t, i18n } = useLingui()
  const { messages, earlier, isMissing } = useWholeThread(about, open)
  const log = useRef<HTMLDivElement>(null)
  const newest = waiting.at(-1)?.id ?? messages.at(-1)?.id
  useLayoutEffect(() => {
    log.current!.scrollTop = 0 // which is its end (messages.css)
  }, [newest])
  const unstored = waiting.filter(({ id }) => !messages.some((one) => one.clientId === id))
  const days = new Map<number, string>()
  let day = ''
  for (const { id, at } of messages) {
    const its = formatDate(at, i18n.locale, { dateStyle: 'medium' })
    if (its !== day) days.set(id, its)
    day = its
  }
  const lastRead = messages.findLast(({ isMine, id }) => isMine && id <= open.other.readId)
  return (
    <div ref={log} role="log" aria-label={t`Messages`} tabIndex={0} className="thread-log">
      <div>
        {earlier && (
          <p className="text-center">
            <Link {...earlier} className="thread-earlier" preventScrollReset>
              <Trans>Earlier messages</Trans>
            </Link>
          </p>
        )}
        {isMissing && (
          <p role="status" className="thread-day">
            <Trans>This did not load. Check your connection and try again.</Trans>
          </p>
        )}
        {messages.length + unstored.length === 0 && (
          <p className="thread-day">
            <Trans>Write the first message.</Trans>
          </p>
        )}
        <ol className="flex flex-col items-start gap-3">
          {messages.map((message) => (
            <Bubble
              key={message.clientId}
              message={message}
              day={days.get(message.id)}
              isRead={message === lastRead}
            />
          ))}
          {unstored.map((message) => (
            <WaitingBubble
              key={message.id}
              message={message}
              isSignedOut={isSignedOut}
              onRetry={retry}
              onForget={forget}
            />
          ))}
        </ol>
        {open.before !== null && open.id !== null && (
          <p className="text-center">
            <Link to={conversationAddress(about, open.id)} className="thread-earlier">
              <Trans>Latest messages</Trans>
            </Link>
          </p>
        )}
      </div>
    </div>
  )
}

/** All loaded parts of a conversation; without scripts each part is a page. */
function useWholeThread(about: Props['about'], open: OpenConversation) {
  const [thread, setThread] = useState(() => newThread(open))
  const fetcher = useFetcher<ConversationData>()
  const [requested, setRequested] = useState<number>()
  const older = fetcher.data?.open
  useEffect(() => setThread((known) => joinThread(known, open)), [open])
  useEffect(() => {
    if (older) setThread((known) => joinThread(known, older))
  }, [older])
  const first: ShownMessage | undefined = thread.messages[0]
  if (!thread.more || !first || open.id === null)
    return { messages: thread.messages, earlier: null, isMissing: false }
  const to = conversationAddress(about, open.id, { before: first.id })
  const onClick = (event: { preventDefault(): void }) => {
    event.preventDefault()
    if (fetcher.state !== 'idle') return
    startTransition(() => setRequested(first.id)) // as the fetcher does with its state: both are seen at once
    void fetcher.load(to)
  }
  const isMissing = requested === first.id && fetcher.state === 'idle' && older?.before !== first.id
  return { messages: thread.messages, earlier: { to, onClick }, isMissing }
}
