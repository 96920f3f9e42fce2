import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '../../../ground/i18n/format.ts'
import { Icon } from '../../../ground/ui/icon.tsx'
import type { NearbyMessage } from '../../../market/messages/find-around.server.ts'

/** A part of a conversation, in which the reported message is marked. */
export function ReportedMessages({ messages }: { messages: readonly NearbyMessage[] }) {
  const { t, i18n } = useLingui()
  return (
    <ol className="grid max-w-140 gap-2">
      {messages.map(({ id, author, text, at, isReported }) => (
        <li
          key={id}
          aria-current={isReported || undefined}
          className={`rounded-md px-4 py-3 ${isReported ? 'bg-warn-soft inset-ring-2 inset-ring-warn' : 'bg-surface-2'}`}
        >
          {isReported && (
            <p className="flex items-center gap-2 text-sm font-semibold text-warn">
              <Icon name="flag" className="size-4.5" />
              <Trans>The reported message</Trans>
            </p>
          )}
          <p className="text-sm wrap-anywhere text-text-muted">
            <b>{author || t`Former member`}</b>
            {' · '}
            {formatDate(at, i18n.locale, { dateStyle: 'medium', timeStyle: 'short' })}
          </p>
          <p className="whitespace-pre-line wrap-anywhere">{text}</p>
        </li>
      ))}
    </ol>
  )
}
