import { clock, clockMinutes } from '../../../market/create-listing/form/attribute-inputs.server.ts'
import { type FormTexts, typedIn } from '../../../ground/forms/form-texts.ts'
import { at, dayMinutes, type Hours, type Interval } from '../../../directory/hours/hours.ts'

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const closed = 'closed'
const holidays = 'holidays'

/**
 * The fields of opening hours as one text, a day on each line: `Mon 08:00-12:00 13:00-17:00`, `2026-12-24 08:00-12:00`,
 * `2026-12-25 closed`, `holidays closed`.
 */
export function hoursCell(typed: FormTexts, name: string): string {
  const one = (part: string) => typedIn(typed, `${name}.${part}`)
  const week = days.map((day, index) => [
    day,
    ...['', '2'].flatMap((span) => {
      const from = one(`${index}.from${span}`)
      return from ? [`${from}-${one(`${index}.until${span}`)}`] : []
    }),
  ])
  const exceptions = Object.entries(
    JSON.parse(one('exceptions') || '{}') as NonNullable<Hours['exceptions']>,
  ).map(([date, spans]) => [date, ...(spans.length > 0 ? spans.map(spanText) : [closed])])
  const lines = [...week.filter((line) => line.length > 1), ...exceptions].map((line) => line.join(' '))
  return [...lines, ...(one('holidays') === closed ? [`${holidays} ${closed}`] : [])].join('\n')
}

const spanText = ([from, until]: Interval) => `${clock(from)}-${clock(until % dayMinutes)}`

/** What `hoursCell` wrote, or a person in its way; null of what says no hours. */
export function readHoursCell(cell: string, name: string): FormTexts | null {
  const typed = new Map<string, string[]>()
  const exceptions = new Map<string, Interval[]>()
  for (const line of cell.split('\n').filter(Boolean)) {
    const [what = '', ...spans] = line.trim().split(/\s+/)
    const isClosed = spans.join(' ') === closed
    const read = spans.flatMap(readSpan)
    const day = days.indexOf(what)
    if (!isClosed && (spans.length === 0 || read.length < spans.length)) return null
    if (what === holidays && isClosed) typed.set(`${name}.holidays`, [closed])
    else if (/^\d{4}-\d\d-\d\d$/.test(what) && !exceptions.has(what))
      exceptions.set(
        what,
        read.map(([from, until]) => at(from, until)),
      )
    else if (day >= 0 && !isClosed && spans.length <= 2 && !typed.has(`${name}.${day}.from`))
      for (const [index, [from, until]] of read.entries()) {
        typed.set(`${name}.${day}.from${index ? '2' : ''}`, [from])
        typed.set(`${name}.${day}.until${index ? '2' : ''}`, [until])
      }
    else return null
  }
  if (exceptions.size > 0) typed.set(`${name}.exceptions`, [JSON.stringify(Object.fromEntries(exceptions))])
  return Object.fromEntries(typed)
}

/** None where it is no span of time. */
function readSpan(span: string): [from: string, until: string][] {
  const [from = '', until = '', ...more] = span.split('-')
  const isSpan = more.length === 0 && clockMinutes(from) !== null && clockMinutes(until) !== null
  return isSpan ? [[from, until]] : []
}
