import { addDays } from '../../ground/i18n/local-time.ts'

/** Legal holidays of the Commonwealth of the Northern Mariana Islands, on the day that they fall on. */
export function isHoliday(date: string): boolean {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  if (fixed.has(date.slice(5))) return true
  if (date === goodFriday(year)) return true
  const weekday = new Date(`${date}T00:00Z`).getUTCDay()
  const nth = Math.ceil(day / 7)
  return floating.some(
    (one) =>
      one.month === month && one.weekday === weekday && (one.nth === 'last' ? day > 24 : one.nth === nth),
  )
}

/** So many of the holidays from a day on. */
export function nextHolidays(from: string, most: number): string[] {
  const found: string[] = []
  for (let date = from; found.length < most; date = addDays(date, 1)) if (isHoliday(date)) found.push(date)
  return found
}

const fixed = new Set([
  '01-01', // New Year
  '01-09', // Commonwealth Day
  '03-24', // Covenant Day
  '07-04', // Liberation and Independence Day
  '11-04', // Citizenship Day
  '11-11', // Veterans Day
  '12-08', // Constitution Day
  '12-25', // Christmas
])

const [monday, thursday] = [1, 4]
const floating: readonly { month: number; weekday: number; nth: number | 'last' }[] = [
  { month: 2, weekday: monday, nth: 3 }, // Presidents' Day
  { month: 5, weekday: monday, nth: 'last' }, // Memorial Day
  { month: 9, weekday: monday, nth: 1 }, // Labor Day
  { month: 10, weekday: monday, nth: 2 }, // Commonwealth Cultural Day
  { month: 11, weekday: thursday, nth: 4 }, // Thanksgiving
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
