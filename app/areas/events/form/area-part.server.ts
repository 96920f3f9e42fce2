import { msg } from '@lingui/core/macro'
import { z } from 'zod'
import type { AreaPart } from '../../../directory/area-part.server.ts'
import { timeZone } from '../../../ground/i18n/format.ts'
import { addDays, clockOf, instantOf, localDate } from '../../../ground/i18n/local-time.ts'
import { findOccurrences, saveOccurrences } from '../occurrences.server.ts'
import { occurrencesOf, type Span } from '../repeat.ts'

/** Within what the arithmetic of dates and the database can do. */
const day = z.iso.date().refine((date) => date >= '1970' && date < '2100')

/** As its organizer says it, by the clocks of the islands: `2026-07-31`, `18:00`. */
const timesForm = z.object({
  date: day,
  start: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  end: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  overnight: z.literal('on').optional(),
  every: z.enum(['once', 'day', 'week', 'month']),
  until: z.union([day, z.literal('')]),
})
type Times = z.infer<typeof timesForm>

const most = 400 // times of one event: every day of a year

/** When an event takes place: once, or again and again until some day. */
export const eventPart: AreaPart = {
  fields: [
    {
      name: 'date',
      label: msg`Date`,
      required: true,
      control: 'date',
      expected: msg`Enter a date from 1970 to 2099.`,
    },
    { name: 'start', label: msg`Starts at`, required: true, control: 'clock' },
    {
      name: 'end',
      label: msg`Ends at`,
      required: true,
      control: 'clock',
      expected: msg`Enter a time after the start, such as 17:30. If it ends the next day, check the box below.`,
    },
    { name: 'overnight', label: msg`It ends the next day`, control: 'check' },
    {
      name: 'every',
      label: msg`Takes place`,
      control: [
        { value: 'once', label: msg`Once` },
        { value: 'day', label: msg`Every day` },
        { value: 'week', label: msg`Every week` },
        { value: 'month', label: msg`Every month` },
      ],
    },
    {
      name: 'until',
      label: msg`Until (if it repeats)`,
      control: 'date',
      expected: msg`Enter a date after the first one, up to 2099. An event can take place up to ${most} times.`,
    },
  ],
  read(typed) {
    const one = (name: string) => typed[name]?.[0]?.trim() ?? ''
    const occurrence = {
      date: one('date'),
      start: one('start'),
      end: one('end'),
      ...(one('overnight') && { overnight: 'on' }),
      every: one('every') || 'once',
      until: one('until'),
    }
    const parsed = timesForm.safeParse(occurrence)
    const wrong = parsed.success ? [] : parsed.error.issues.map(({ path }) => String(path[0]))
    const problems: Record<string, 'missing' | 'invalid'> = Object.fromEntries(
      wrong.map((name) => [name, one(name) ? 'invalid' : 'missing']),
    )
    if (parsed.success && parsed.data.end <= parsed.data.start && !parsed.data.overnight)
      problems.end = 'invalid'
    if (occurrence.every !== 'once') {
      if (!occurrence.until) problems.until = 'missing'
      else if (
        (!problems.date && occurrence.until < occurrence.date) ||
        (parsed.success && spansOf(parsed.data).length > most)
      )
        problems.until = 'invalid'
    }
    return parsed.success && Object.keys(problems).length === 0 ? { part: parsed.data } : { problems }
  },
  write: (times: Times) => Object.fromEntries(Object.entries(times).map(([name, value]) => [name, [value]])),
  /** The first time, if the form has no fields for all of them, such as those of a festival of several days. */
  async find(database, listingId): Promise<Times | null> {
    const known = (await findOccurrences(database, listingId)).filter(({ cancelled }) => !cancelled)
    const [first] = known
    if (!first) return null
    const times = { ...timesOf(first), until: localDate(known.at(-1)!.startsAt) }
    const every = (['day', 'week', 'month'] as const).find((every) =>
      isSame(spansOf({ ...times, every }), known),
    )
    return known.length > 1 && every ? { ...times, every } : { ...timesOf(first), every: 'once', until: '' }
  },
  save: (tx, listingId, part) => saveOccurrences(tx, listingId, spansOf(timesForm.parse(part))),
}

/** One more than `most` says that there are too many. */
function spansOf({ every, until, date, start, end, overnight }: Times): Span[] {
  const rule = { date, start, end, overnight: overnight === 'on', zone: timeZone }
  const from = instantOf(date, start)
  const last = every === 'once' ? date : until
  return occurrencesOf(
    { ...rule, every: every === 'once' ? 'day' : every },
    from,
    instantOf(addDays(last, 1), '00:00'),
    most + 1,
  )
}

const timesOf = ({ startsAt, endsAt }: Span) => ({
  date: localDate(startsAt),
  start: clockOf(startsAt),
  end: clockOf(endsAt),
  ...(localDate(startsAt) < localDate(endsAt) && { overnight: 'on' as const }),
})

const isSame = (some: readonly Span[], others: readonly Span[]) =>
  some.length === others.length && some.every(({ startsAt }, at) => +startsAt === +others[at]!.startsAt)
