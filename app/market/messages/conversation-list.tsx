import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { formatDate } from '../../ground/i18n/format.ts'
import { conversationAddress } from './addresses.ts'
import { Face } from './face.tsx'
import type { Conversation } from './find-conversations.server.ts'
import { contentOf } from './message.ts'
import { phraseText } from './phrases.ts'

/**
 * Conversations one below the other.
 * @param after where these begin, for the list to be the same beside the one that is opened
 * @param titles whether each says what it is about
 */
export const ConversationList = ({
  conversations,
  open = null,
  after = '',
  titles,
}: {
  conversations: readonly Conversation[]
  open?: number | null
  after?: string
  titles?: boolean
}) => (
  <ul className="divide-y divide-line">
    {conversations.map((one) => (
      <ConversationRow
        key={one.id}
        conversation={one}
        isOpen={one.id === open}
        after={after}
        titles={titles}
      />
    ))}
  </ul>
)

/** Links to later and earlier conversations; null if all are shown. */
export const ListParts = ({ latest, earlier }: { latest: string | null; earlier: string | null }) =>
  (latest ?? earlier) && (
    <p className="flex justify-center gap-5 p-3">
      {latest && (
        <Link to={latest} className="thread-earlier">
          <Trans>Latest messages</Trans>
        </Link>
      )}
      {earlier && (
        <Link to={earlier} className="thread-earlier">
          <Trans>Earlier messages</Trans>
        </Link>
      )}
    </p>
  )

function ConversationRow({
  conversation,
  isOpen,
  after,
  titles,
}: {
  conversation: Conversation
  isOpen: boolean
  after: string
  titles: boolean | undefined
}) {
  const { i18n, t } = useLingui()
  const { id, name, image, title, unread, at, last } = conversation
  const phrase = last.phrase === null ? undefined : phraseText(last.phrase)
  const written = [phrase && i18n._(phrase), last.text].filter(Boolean).join(' ')
  const texts = {
    removed: t`Removed by our staff`,
    photo: t`Photo`,
    'deleted-photo': t`Deleted photo`,
    words: written,
  }
  const text = texts[contentOf(last)]
  return (
    <li>
      <Link
        to={conversationAddress(conversation, id, { after })}
        aria-current={isOpen ? 'true' : undefined}
        className={`conversation-row ${isOpen ? 'conversation-row-open' : ''}`}
      >
        <Face name={name} image={image} />
        <span className="min-w-0 grow">
          <span className="flex items-baseline justify-between gap-2">
            <b className="min-w-0 truncate">{name || t`Former member`}</b>
            <time dateTime={at.toISOString()} className="text-xs whitespace-nowrap text-text-muted">
              {formatDate(at, i18n.locale, { month: 'short', day: 'numeric' })}
            </time>
          </span>
          {titles && <span className="block truncate text-sm text-text-muted">{title}</span>}
          <span className="flex items-center justify-between gap-2 text-sm">
            <span className={`min-w-0 truncate ${unread > 0 ? 'font-semibold' : ''}`}>
              {last.isMine ? t`You: ${text}` : text}
            </span>
            {unread > 0 && (
              <span className="conversation-unread">
                {unread > 99 ? '99+' : unread}
                <span className="sr-only">
                  {' '}
                  <Trans>unread</Trans>
                </span>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  )
}
