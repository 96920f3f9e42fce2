import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '../../ground/i18n/format.ts'
import { Icon, type IconName } from '../../ground/ui/icon.tsx'
import type { ActivityCounts } from './count-activity.server.ts'

/** Numbers of the user's listings, bookings, messages and reviews. */
export function ActivitySummary({
  counts: { listings, bookings, messages, reviews, favorites },
}: {
  counts: ActivityCounts
}) {
  const kept = Object.values(favorites).reduce((sum, count) => sum + count, 0)
  return (
    <section aria-labelledby="activity-summary" className="rounded-xl bg-surface p-6 shadow-md">
      <h2 id="activity-summary" className="mb-3 text-xl">
        <Trans>Activity summary</Trans>
      </h2>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
        <Count icon="tag" label={<Trans>Active listings</Trans>} value={listings} />
        <Count icon="calendar-check" label={<Trans>Bookings</Trans>} value={bookings} />
        <Count icon="heart" label={<Trans>Favorite items</Trans>} value={kept} />
        <Count icon="message" label={<Trans>Messages</Trans>} value={messages} />
        <Count icon="star" label={<Trans>Reviews</Trans>} value={reviews} />
      </dl>
    </section>
  )
}

function Count({ icon, label, value }: { icon: IconName; label: ReactNode; value: number }) {
  const { i18n } = useLingui()
  return (
    <div>
      <dt className="flex items-center gap-2 text-sm text-text-muted">
        <Icon name={icon} className="size-4.5" />
        {label}
      </dt>
      <dd className="font-display text-3xl font-semibold tabular-nums">{formatNumber(value, i18n.locale)}</dd>
    </div>
  )
}
