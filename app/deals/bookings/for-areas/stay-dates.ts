import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { TypedValues, TypedFilter } from '../../../directory/typed-filter.ts'
import { isDay } from '../../../ground/forms/day.ts'
import { dateTexts, dayTexts } from '../places/date-texts.ts'
import { type Dates, type DatesProblem, datesProblem, midnight } from '../days/nights.ts'
import { bookingsTag } from '../list/bookings-tag.ts'
import { spanText } from '../list/day-text.ts'

const mostGuests = 30

/** The dates of a stay and how many come: without dates it finds what takes so many. */
export const stayDates: TypedFilter = {
  label: msg({ message: 'Dates', context: 'filter' }),
  fields: [
    { key: 'checkIn', label: msg`Check-in`, control: 'date' },
    { key: 'checkOut', label: msg`Check-out`, control: 'date' },
    { key: 'guests', label: msg`Guests`, control: { min: 1, max: mostGuests } },
  ],
  problemsOf: (typed, today) => ({ ...dateProblems(typed, today), ...guestsProblem(typed) }),
  chip: ({ checkIn, checkOut, guests }, i18n) =>
    [(checkIn || checkOut) && spanText(checkIn, checkOut, i18n), guests && guestsText(guests, i18n)]
      .filter(Boolean)
      .join(' · '),
  tag: bookingsTag,
}

/** What a valid filter asks for. */
export const stayOf = ({
  checkIn,
  checkOut,
  guests = '1',
}: TypedValues): { dates: Dates | null; guests: number } => ({
  dates: checkIn && checkOut ? { from: checkIn, until: checkOut } : null,
  guests: Number(guests),
})

type FilterProblems = ReturnType<TypedFilter['problemsOf']>

function dateProblems({ checkIn = '', checkOut = '' }: TypedValues, today: string): FilterProblems {
  if (!checkIn && !checkOut) return {}
  if (!isDay(checkIn) || !isDay(checkOut))
    return {
      ...(!isDay(checkIn) && { checkIn: dayTexts.missing }),
      ...(!isDay(checkOut) && { checkOut: dayTexts.missing }),
    }
  const problem = datesProblem({ from: checkIn, until: checkOut }, midnight(today))
  return problem ? problems[problem] : {}
}

const problems: Readonly<Record<DatesProblem, FilterProblems>> = {
  malformed: { checkIn: dayTexts.missing },
  past: { checkIn: dayTexts.passed },
  reversed: { checkOut: dateTexts.reversed },
  long: { checkOut: dateTexts.long },
  far: { checkOut: dateTexts.far },
}

const guestsProblem = ({ guests }: TypedValues): FilterProblems =>
  guests && !(/^\d{1,2}$/.test(guests) && Number(guests) >= 1 && Number(guests) <= mostGuests)
    ? { guests: tooMany }
    : {}
const tooMany: MessageDescriptor = msg`Enter a number from 1 to ${mostGuests}.`

const guestsText = (guests: string, i18n: I18n): string =>
  /^\d+$/.test(guests)
    ? i18n._(msg`${plural(Number(guests), { one: '# guest', other: '# guests' })}`)
    : guests
