import { msg } from '@lingui/core/macro'
import type { TypedFilter } from '../../../directory/typed-filter.ts'
import { isDay } from '../../../ground/forms/day.ts'
import { dateTexts, dayTexts } from '../places/date-texts.ts'
import { addDays } from '../../../ground/i18n/local-time.ts'
import { daysAhead } from '../days/nights.ts'
import { bookingsTag } from '../list/bookings-tag.ts'
import { shortDay } from '../list/day-text.ts'

/** The day of a session: only what has one with places left. */
export const sessionDay: TypedFilter = {
  label: msg({ message: 'Day', context: 'filter' }),
  fields: [{ key: 'day', label: msg({ message: 'Day', context: 'filter' }), control: 'date' }],
  problemsOf({ day = '' }, today) {
    if (!isDay(day)) return { day: dayTexts.missing }
    if (day < today) return { day: dayTexts.passed }
    return day > addDays(today, daysAhead) ? { day: dateTexts.far } : {}
  },
  chip: ({ day = '' }, i18n) => shortDay(day, i18n),
  tag: bookingsTag,
}
