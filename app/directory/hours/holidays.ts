import { addDays } from '../../ground/i18n/local-time.ts'

/**
 * The legal holiday of the Commonwealth of the Northern Mariana Islands that falls on a day or is kept on it: one on a
 * Saturday on the Friday before, one on a Sunday on the Monday after (1 CMC § 313).
 */
export function holidayOn(date: string): Holiday | null {
  const holiday = fallingOn(date)
  if (holiday) return holiday
  const weekday = weekdayOf(date)
  if (weekday === friday) return fallingOn(addDays(date, 1))
  return weekday === monday ? fallingOn(addDays(date, -1)) : null
}

function fallingOn(date: string): Holiday | null {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const onItsDate = fixed[date.slice(5)]
  if (onItsDate) return onItsDate
  if ((month === 3 || month === 4) && date === goodFriday(year)) return 'good-friday'
  const weekday = weekdayOf(date)
  const nth = Math.ceil(day / 7)
  const found = floating.find(
    (one) =>
      one.month === month && one.weekday === weekday && (one.nth === 'last' ? day > 24 : one.nth === nth),
  )
  return found?.holiday ?? null
}

const weekdayOf = (date: string) => new Date(`${date}T00:00Z`).getUTCDay()

export const isHoliday = (date: string): boolean => holidayOn(date) !== null

/** So many of the holidays from a day on. */
export function nextHolidays(from: string, most: number): { date: string; holiday: Holiday }[] {
  const found: { date: string; holiday: Holiday }[] = []
  for (let date = from; found.length < most; date = addDays(date, 1)) {
    const holiday = holidayOn(date)
    if (holiday) found.push({ date, holiday })
  }
  return found
}

export type Holiday =
  | 'new-year'
  | 'commonwealth'
  | 'king'
  | 'presidents'
  | 'covenant'
  | 'good-friday'
  | 'memorial'
  | 'juneteenth'
  | 'liberation'
  | 'labor'
  | 'culture'
  | 'citizenship'
  | 'veterans'
  | 'thanksgiving'
  | 'constitution'
  | 'christmas'

// 1 CMC § 311. The governor's lists of 2021 (cnmiopm.net) and 2022 (governor.gov.mp) name Martin Luther King Jr. Day and
// Juneteenth, too.
const fixed: Readonly<Record<string, Holiday>> = {
  '01-01': 'new-year',
  '01-09': 'commonwealth',
  '03-24': 'covenant',
  '06-19': 'juneteenth',
  '07-04': 'liberation',
  '11-04': 'citizenship',
  '11-11': 'veterans',
  '12-08': 'constitution',
  '12-25': 'christmas',
}

const [monday, thursday, friday] = [1, 4, 5]
const floating: readonly { month: number; weekday: number; nth: number | 'last'; holiday: Holiday }[] = [
  { month: 1, weekday: monday, nth: 3, holiday: 'king' },
  { month: 2, weekday: monday, nth: 3, holiday: 'presidents' },
  { month: 5, weekday: monday, nth: 'last', holiday: 'memorial' },
  { month: 9, weekday: monday, nth: 1, holiday: 'labor' },
  { month: 10, weekday: monday, nth: 2, holiday: 'culture' },
  { month: 11, weekday: thursday, nth: 4, holiday: 'thanksgiving' },
]

/** Two days before Easter, by the Gregorian computus (Meeus, Astronomical Algorithms, chapter 8). */
function goodFriday(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const days = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  const easter = Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1)
  return new Date(easter - 2 * 86_400_000).toISOString().slice(0, 10)
}
