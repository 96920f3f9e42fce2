import { timeZone } from './format.ts'

/** The instant at which the clocks of a zone show this date (`2026-07-31`) and time (`18:00`). */
export function instantOf(date: string, time: string, zone: string = timeZone): Date {
  const asUtc = Date.parse(`${date}T${time}Z`)
  // The offset is that of the instant itself, which differs from the first guess only around a change of clocks.
  const guess = asUtc - offsetAt(asUtc, zone)
  return new Date(asUtc - offsetAt(guess, zone))
}

/** The date that the clocks of a zone show: `2026-07-31`. */
export const localDate = (moment: Date, zone: string = timeZone): string =>
  new Date(moment.getTime() + offsetAt(moment.getTime(), zone)).toISOString().slice(0, 10)

/** The time of day that the islands' clocks show: `18:00`. */
export const clockOf = (moment: Date): string =>
  moment.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })

/** The date so many days later, or earlier: across months, years and 29 February. */
export function addDays(date: string, days: number): string {
  const moment = new Date(`${date}T00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}

/** The same day of the month so many months later, or earlier; the last of a shorter month. */
export function dayMonthsLater(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10)
}

/** How many days one date is after another. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / 86_400_000

/** The moment at which the next day begins on the islands. */
export const nextMidnight = (now: Date): Date => instantOf(addDays(localDate(now), 1), '00:00')

export const islandOffset = 10 * 3_600_000 // ms: the islands have no summer time

/** Milliseconds by which a zone is ahead of UTC. */
function offsetAt(moment: number, zone: string): number {
  if (zone === timeZone) return islandOffset
  const parts = formatOf(zone).formatToParts(moment)
  const name = parts.find(({ type }) => type === 'timeZoneName')!.value
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? ['', '+', '0', '0']
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

/** By zone: to make one takes longer than all the rest. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const format =
    formats.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  formats.set(zone, format)
  return format
}
