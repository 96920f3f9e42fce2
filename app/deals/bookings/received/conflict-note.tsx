import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { calendarPath, calendarQuery } from '../calendar/calendar-query.ts'

/** Above the answers to what is taken by a block, too. @param day on which it begins */
export const ConflictNote = ({ day }: { day: string }) => (
  <p className="rounded-md bg-warn-soft px-4 py-3 text-warn">
    <Trans>
      Some of this is also blocked in your calendar or booked on another site. If you confirm, two guests may
      come for the same place.
    </Trans>{' '}
    <Link
      to={calendarQuery.address(calendarPath, { day })}
      className="inline-flex min-h-11 items-center underline underline-offset-4"
    >
      <Trans>Booking calendar</Trans>
    </Link>
  </p>
)
