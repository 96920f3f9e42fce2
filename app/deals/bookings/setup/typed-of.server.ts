import type { Bookable } from '../bookables/bookable.server.ts'
import type { Kind } from '../bookables/kinds.ts'
import { type Control, inRow, type TypedControls } from './controls.ts'
import { shapeOf } from './shapes.ts'

type Values = Readonly<Record<string, unknown>>

/** What the form of something says that can be booked already. */
export function typedOf({ settings, ...bookable }: Bookable): TypedControls {
  const values: Values = { ...settings, ...bookable, ...rowsOf({ settings, ...bookable } as Bookable) }
  const shape = shapeOf(bookable.kind)
  const typed = shape.rows.flatMap((rows) =>
    ((values[rows.name] ?? []) as readonly Values[]).flatMap((row, at) =>
      inRow(rows, at).map((control, index) => [
        control.name,
        textsOf(control, row[rows.controls[index]!.name]),
      ]),
    ),
  )
  return Object.fromEntries([
    ...shape.controls.map((control) => [control.name, textsOf(control, values[control.name])]),
    ...typed,
  ]) as TypedControls
}

/** What an empty form has, so that the simple case is typed at once. */
export const emptyForm: Readonly<Record<Kind, TypedControls>> = {
  stay: {
    minNights: ['1'],
    checkIn: ['15:00'],
    checkOut: ['11:00'],
    arrivalDays: ['0', '1', '2', '3', '4', '5', '6'],
    rule: ['moderate'],
  },
  session: {
    cutoffMinutes: ['1'],
    acceptMinutes: ['24'],
    rule: ['moderate'],
    'times.0.start': [''],
    'times.0.weekdays': [],
  },
  seat: { mostPersons: ['10'], cutoffMinutes: ['0'], acceptMinutes: ['24'], rule: ['flexible'] },
  visit: {
    minutes: ['30'],
    gapMinutes: ['0'],
    daysAhead: ['30'],
    cutoffMinutes: ['2'],
    mostPersons: ['4'],
    'hours.0.from': [''],
    'hours.0.weekdays': [],
  },
}

function textsOf({ type }: Control, value: unknown): readonly string[] {
  if (value === undefined || value === null || value === false) return ['']
  if (type === 'weekdays') return (value as readonly number[]).map(String)
  if (type === 'yes') return ['on']
  if (type === 'money') return [(Number(value) / 100).toFixed(Number(value) % 100 === 0 ? 0 : 2)]
  return [String(type === 'hours' ? Number(value) / 60 : value)]
}

/** Times on several days of the week are one row; an offer's parts are beside each other. */
function rowsOf({ kind, settings }: Bookable): Values {
  const offers =
    'offers' in settings
      ? settings.offers.map(({ gives, dates, ...offer }) => ({ ...offer, ...dates, ...gives }))
      : []
  if (kind === 'session') return { offers, times: byWeekday(settings.times, ({ start }) => start) }
  if (kind === 'visit') return { hours: byWeekday(settings.hours, ({ from, until }) => `${from} ${until}`) }
  return { offers }
}

const byWeekday = <T extends { readonly weekday: number }>(times: readonly T[], key: (time: T) => string) =>
  [...Map.groupBy(times, key).values()].map((same) => ({
    ...same[0]!,
    weekdays: same.map(({ weekday }) => weekday),
  }))
