import { Trans, useLingui } from '@lingui/react/macro'
import { Form, Link, useFetcher } from 'react-router'
import { formatDate } from '../../ground/i18n/format.ts'
import { iconButtonClass } from '../../ground/ui/button.tsx'
import { Icon, type IconName } from '../../ground/ui/icon.tsx'
import type { EventName } from './events.ts'
import type { NotificationsData } from './load-notifications.server.ts'

type Notification = NotificationsData['notifications'][number]

const icons: Record<EventName, IconName> = {
  message: 'message',
  booking: 'calendar-check',
  'booking-reminder': 'calendar',
  'booking-arrivals': 'users',
  'review-wanted': 'star',
  'review-received': 'star',
  'review-replied': 'message',
  application: 'briefcase',
  claim: 'store',
  colleague: 'users',
  order: 'shopping-bag',
  dispute: 'scale',
  'fee-invoice': 'scale',
  'paypal-disconnected': 'credit-card',
  sale: 'tag',
  answer: 'message',
  'price-drop': 'tag',
  'saved-search': 'search',
  'listing-expires': 'hourglass',
  'listing-current': 'calendar-check',
  'listings-imported': 'list',
  'listing-merged': 'list',
  'credit-earned': 'gift',
  'verification-approved': 'badge-check',
  'verification-refused': 'id-card',
  'listing-approved': 'check',
  'listing-refused': 'circle-alert',
  'question-approved': 'check',
  'question-refused': 'circle-alert',
  'review-approved': 'check',
  'review-refused': 'circle-alert',
  'edit-approved': 'check',
  'edit-refused': 'circle-alert',
  'content-hidden': 'circle-alert',
  'content-restored': 'check',
  'appeal-refused': 'circle-alert',
  advertisement: 'megaphone',
  'report-decided': 'flag',
  'support-answer': 'message',
  'new-sign-in': 'log-in',
  'password-changed': 'key',
  'second-step': 'shield-check',
  passkey: 'key',
  'email-changed': 'mail',
  'account-closing': 'hourglass',
  'account-suspended': 'lock',
  'account-restored': 'check',
  'role-changed': 'shield-check',
  'ledger-differs': 'scale',
  'orders-differ': 'scale',
  'payment-held': 'circle-alert',
  'dispute-waits': 'scale',
  'objection-waits': 'scale',
}

export const NoticeList = ({ notifications }: { notifications: readonly Notification[] }) => (
  <ul className="divide-y divide-line rounded-xl bg-surface px-5 shadow-sm">
    {notifications.map((notice) => (
      <OneNotice key={notice.id} notice={notice} />
    ))}
  </ul>
)

/** Following its link marks it as read; without scripts there is a button for that. */
function OneNotice({
  notice: { id, event, title, text, href, readAt, createdAt },
}: {
  notice: Notification
}) {
  const { i18n, t } = useLingui()
  const reading = useFetcher()
  const isUnread = !readAt
  const read = () => reading.submit({ read: id }, { method: 'post', action: '/notifications' })
  return (
    <li className="relative flex items-start gap-3 py-4">
      <Icon name={icons[event]} className={`mt-0.5 size-5 ${isUnread ? 'text-brand' : 'text-text-muted'}`} />
      <div className="min-w-0 grow">
        <h2 className="text-base leading-snug wrap-anywhere">
          <Link
            to={href}
            onClick={() => void (isUnread && read())}
            className={`after:absolute after:inset-0 hover:text-brand ${isUnread ? '' : 'font-medium'}`}
          >
            {title}
          </Link>
          {isUnread && (
            <span className="ml-2 inline-block size-2 rounded-pill bg-action">
              <span className="sr-only">
                <Trans>Unread</Trans>
              </span>
            </span>
          )}
        </h2>
        <p className="mt-1 text-sm wrap-anywhere text-text-muted">{text}</p>
        <time dateTime={createdAt.toISOString()} className="mt-1 block text-xs text-text-muted">
          {formatDate(createdAt, i18n.locale, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </div>
      {isUnread && (
        <Form method="post" preventScrollReset className="relative">
          <button
            type="submit"
            name="read"
            value={id}
            aria-label={t`Mark as read: ${title}`}
            title={t`Mark as read`}
            className={iconButtonClass}
          >
            <Icon name="check" />
          </button>
        </Form>
      )}
    </li>
  )
}
