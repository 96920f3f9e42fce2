import { isUuid } from '../../../ground/db/uuid.ts'
import { cleanText } from '../../../ground/forms/clean-text.ts'
import { isDay } from '../../../ground/forms/day.ts'
import { number } from '../../../ground/forms/fields.ts'
import { readFields } from '../../../ground/forms/read-fields.server.ts'
import { rowNumber } from '../../../ground/query/fields.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'
import { addDays, instantOf } from '../../../ground/i18n/local-time.ts'
import { addBlock, type BlockInput, removeBlock } from '../moves/blocks.server.ts'
import { datesProblem } from '../days/nights.ts'
import { changeSession } from '../moves/reschedule.server.ts'
import type { OwnBookable } from './find-own-bookables.server.ts'

type FieldReader = (name: string) => string
export type ChangeProblem = 'gone' | 'quantity' | 'until' | 'time' | 'note' | 'taken'
export type CalendarChange =
  | { readonly ok: true; readonly hasConflict: boolean }
  | { readonly ok: false; readonly problem: ChangeProblem }

const clock = /^([01]\d|2[0-3]):[0-5]\d$/

type DayChange = { viewer: Viewer; bookables: readonly OwnBookable[]; day: string; typed: FieldReader }

/** Does what a form of the calendar asks. */
export async function receiveChange(
  { database, now }: Pick<RequestContext, 'database' | 'now'>,
  { viewer, bookables, day, typed }: DayChange,
): Promise<CalendarChange> {
  const op = typed('op')
  if (op === 'unblock')
    return doneIf(await removeBlock(database, rowNumber(typed('block')), viewer, now), 'gone')
  if (op === 'move' || op === 'call-off') {
    const [date, time] = [typed('date'), typed('time')]
    if (op === 'move' && !(isDay(date) && clock.test(time))) return refuse('time')
    const startsAt = op === 'move' ? instantOf(date, time) : null
    if (startsAt && startsAt <= now) return refuse('time')
    const place = { placeId: rowNumber(typed('place')), person: viewer, startsAt, now }
    return doneIf(await changeSession(database, place), 'taken')
  }
  const bookable = bookables.find(({ id }) => id === rowNumber(typed('of')))
  if (op !== 'block' || !bookable) return refuse('gone')
  const fields = { quantity: number({ from: 1, to: bookable.capacity }) }
  const quantity = bookable.kind === 'visit' ? 1 : readFields(fields, { get: typed }).values.quantity
  if (quantity === null) return refuse('quantity')
  const what = whatOf(bookable, day, typed, now)
  if (typeof what === 'string') return refuse(what)
  const note = cleanText(typed('note'))
  if (note.length > 200) return refuse('note')
  const formKey = typed('formKey')
  if (!isUuid(formKey)) return refuse('gone')
  const block = { bookableId: bookable.id, what, quantity, note, formKey }
  const added = await addBlock(database, block, viewer)
  return added ? { ok: true, hasConflict: added.hasConflict } : refuse('gone')
}

const refuse = (problem: ChangeProblem) => ({ ok: false, problem }) as const
const doneIf = (isDone: boolean, problem: ChangeProblem) =>
  isDone ? ({ ok: true, hasConflict: false } as const) : refuse(problem)

/** The nights, the session or the time that a block keeps free. */
function whatOf(
  { kind }: OwnBookable,
  day: string,
  typed: FieldReader,
  now: Date,
): BlockInput['what'] | ChangeProblem {
  if (kind === 'visit') {
    const [from, until] = [typed('from'), typed('until')]
    if (!isDay(day) || !clock.test(from) || !clock.test(until) || until <= from) return 'time'
    return { span: { startsAt: instantOf(day, from), endsAt: instantOf(day, until) } }
  }
  if (kind !== 'stay') return { placeId: rowNumber(typed('place')) }
  const last = typed('until')
  if (!isDay(last)) return 'until'
  const dates = { from: day, until: addDays(last, 1) }
  return datesProblem(dates, now) ? 'until' : { dates }
}
