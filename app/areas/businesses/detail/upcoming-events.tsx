import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Section } from '../../../directory/detail/section.tsx'
import type { ListingCard } from '../../../directory/listing.ts'
import { villageAndIsland } from '../../../directory/place.ts'
import { formatDate } from '../../../ground/i18n/format.ts'
import { Icon } from '../../../ground/ui/icon.tsx'

/** The next events of the same owner. */
export function UpcomingEvents({ events }: { events: readonly ListingCard[] }) {
  const { i18n } = useLingui()
  if (events.length === 0) return null
  return (
    <Section title={<Trans>Upcoming Events</Trans>}>
      <ul className="divide-y divide-line border-y border-line">
        {events.map(({ href, title, lang, nextStart, ...place }) => (
          <li key={href} className="flex gap-3 py-3">
            <Icon name="calendar" className="mt-0.5 size-5 text-brand" />
            <div className="min-w-0">
              <Link to={href} lang={lang ?? undefined} className="font-semibold hover:underline">
                {title}
              </Link>
              <p className="text-sm text-text-muted">
                {nextStart && formatDate(nextStart, i18n.locale, { dateStyle: 'full', timeStyle: 'short' })}
                {' · '}
                {villageAndIsland(place, i18n)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
