import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { formatDate } from '../../../ground/i18n/format.ts'
import { Icon, type IconName } from '../../../ground/ui/icon.tsx'
import type { Activity, ActivityEvent } from './activity.ts'

/** The user's latest actions, each with its date. */
export function RecentActivity({ activity }: { activity: readonly Activity[] }) {
  return (
    <section aria-labelledby="recent-activity" className="rounded-xl bg-surface p-6 shadow-md">
      <h2 id="recent-activity" className="mb-3 text-xl">
        <Trans>Recent activity</Trans>
      </h2>
      {activity.length === 0 ? (
        <p className="text-text-muted">
          <Trans>Nothing yet. What you list, save and review will appear here.</Trans>
        </p>
      ) : (
        <ul className="grid gap-4">
          {activity.map((one) => (
            <Entry key={`${one.event} ${one.at.toISOString()} ${one.about?.href}`} activity={one} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Entry({ activity: { event, at, about } }: { activity: Activity }) {
  const { i18n } = useLingui()
  const { icon, text } = looks[event]
  return (
    <li className="flex items-start gap-3">
      <Icon name={icon} className="mt-0.5 size-5 text-brand" />
      <div className="min-w-0 grow">
        <p className="text-sm text-text-muted">
          {i18n._(text)} ·{' '}
          <time dateTime={at.toISOString()} className="whitespace-nowrap">
            {formatDate(at, i18n.locale, { dateStyle: 'medium' })}
          </time>
        </p>
        {about && (
          <Link to={about.href} lang={about.lang ?? undefined} className="font-semibold hover:underline">
            {about.title}
          </Link>
        )}
      </div>
    </li>
  )
}

const looks: Record<ActivityEvent, { icon: IconName; text: MessageDescriptor }> = {
  listing: { icon: 'tag', text: msg`You created a listing` },
  favorite: { icon: 'heart', text: msg`You saved a favorite` },
  review: { icon: 'star', text: msg`You wrote a review` },
  question: { icon: 'message', text: msg`You asked a question` },
  answer: { icon: 'message', text: msg`You answered a question` },
  profile: { icon: 'user', text: msg`You completed your profile` },
  submission: { icon: 'id-card', text: msg`You submitted your ID for verification` },
  approved: { icon: 'badge-check', text: msg`You were verified` },
  refused: { icon: 'circle-alert', text: msg`Your verification was rejected` },
}
