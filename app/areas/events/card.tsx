import { Trans, useLingui } from '@lingui/react/macro'
import { type CardProps, ListingCard, Tag } from '../../directory/listing-card.tsx'
import { FavoriteButton } from '../../people/favorites/favorite-button.tsx'
import { formatDate } from '../../ground/i18n/format.ts'
import { events } from './area.ts'

const { category } = events.attributes

export function EventCard({ listing, ...rest }: CardProps<typeof events.attributes>) {
  const { i18n } = useLingui()
  const { values, nextStart, lastStart, lastEnd, weekly, past } = listing
  const day = nextStart ?? lastStart ?? lastEnd
  return (
    <ListingCard
      {...rest}
      listing={listing}
      ratio="16/9"
      gone={past}
      tag={
        <>
          {day && <DateBadge day={day} />}
          {past && (
            <span className="self-start">
              <Tag>
                <Trans>Past</Trans>
              </Tag>
            </span>
          )}
        </>
      }
      lead={
        <span className="block text-sm font-semibold text-brand">
          <Times from={nextStart} until={nextStart ? lastEnd : day} weekly={weekly} />
        </span>
      }
      facts={
        values.category && (
          <li>
            <span className="rounded-pill bg-surface-3 px-2.5 py-1 text-xs leading-none font-semibold">
              {category.format(values.category, i18n)}
            </span>
          </li>
        )
      }
      save={<FavoriteButton type={events.kind} id={listing.ref} title={listing.title} variant="card" />}
    />
  )
}

function DateBadge({ day }: { day: Date }) {
  const { i18n } = useLingui()
  return (
    <span className="rounded-sm bg-limestone-50 px-2.5 pt-1.5 pb-1.25 text-center text-xs leading-tight font-semibold text-flame-700">
      {formatDate(day, i18n.locale, { month: 'short' })}
      <b className="block font-display text-[1.375rem] leading-none font-semibold text-ink-900">
        {formatDate(day, 'en', { day: 'numeric' })}
      </b>
    </span>
  )
}

/** The next start and end; for past events the date. */
function Times({ from, until, weekly }: { from: Date | null; until: Date | null; weekly: boolean }) {
  const { i18n } = useLingui()
  const format = (moment: Date, options: Intl.DateTimeFormatOptions) =>
    formatDate(moment, i18n.locale, options)
  const last = until && format(until, date)
  if (!from) return last
  // Weekday and hour one by one: together they are set as "(토요일) 17:00" in Korean.
  const start = `${format(from, { weekday: 'long' })} ${format(from, hour)}`
  if (!until || from > until) return start
  if (weekly && format(from, date) !== last) {
    const day = format(from, { weekday: 'long' })
    const time = format(from, hour)
    return (
      <Trans>
        Every {day}, {time}
      </Trans>
    )
  }
  if (format(from, date) === last) return `${start} – ${format(until, hour)}`
  return (
    <Trans>
      {start}, until {last}
    </Trans>
  )
}

const date: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric', year: 'numeric' }
const hour: Intl.DateTimeFormatOptions = { timeStyle: 'short' }
