import { msg } from '@lingui/core/macro'
import { z } from 'zod'
import type { AreaPart } from '../../../directory/area-part.server.ts'
import { timeZone } from '../../../ground/i18n/format.ts'
import { addDays, clockOf, instantOf, localDate } from '../../../ground/i18n/local-time.ts'
import { changeTimes, findOccurrences, saveOccurrences } from '../occurrences.server.ts'
import { occurrencesOf, type Span } from '../repeat.ts'

/** Within what the arithmetic of dates and the database can do. */
const day = z.iso.date().refine((date) => date >= '1970' && date < '2100')

/** As its organizer says it, by the clocks of the islands: `2026-07-31`, `18:00`. */
const timesForm = z.object({
  date: day,
  start: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  end: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  overnight: z.literal('on').optional(),
  every: z.enum(['once', 'day', 'week', 'month', 'dates']),
  until: z.union([day, z.literal('')]),
})
type Times = z.infer<typeof timesForm>
type Hours = Pick<Times, 'start' | 'end' | 'overnight'>

const rules = ['day', 'week', 'month'] as const
type Rule = (typeof rules)[number]
const isRule = (every: string): every is Rule => rules.some((rule) => rule === every)

const most = 400 // times of one event: every day of a year

/** When an event takes place: once, again and again until some day, or on dates that follow no rule. */
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
        { value: 'dates', label: msg`Same dates, only hours change`, kept: true },
      ],
      expected: msg`To change its dates, choose Once or how often it takes place.`,
    },
    {
      name: 'until',
      label: msg`Until (if it repeats)`,
      control: 'date',
      expected: msg`Enter a date after the first one, up to 2099. An event can take place up to ${most} times.`,
    },
  ],
  read(typed, was: Times | null) {
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
    const isOther = (name: 'date' | 'until') => !problems[name] && occurrence[name] !== was?.[name]
    if (occurrence.every === 'dates' && (!was || isOther('date') || (occurrence.until && isOther('until'))))
      problems.every = 'invalid'
    if (isRule(occurrence.every)) {
      if (!occurrence.until) problems.until = 'missing'
      else if (
        (!problems.date && occurrence.until < occurrence.date) ||
        (parsed.success && spansOf({ ...parsed.data, every: occurrence.every }).length > most)
      )
        problems.until = 'invalid'
    }
    if (!parsed.success || Object.keys(problems).length > 0) return { problems }
    const { every, until } = parsed.data
    return { part: { ...parsed.data, until: isRule(every) ? until : every === 'dates' ? was!.until : '' } }
  },
  write: (times: Times) => Object.fromEntries(Object.entries(times).map(([name, value]) => [name, [value]])),
  copy: (times: Times): Times => (times.every === 'dates' ? { ...times, every: 'once', until: '' } : times),
  onto: (edit: Times, now: Times | null): Times =>
    edit.every === 'dates' && now ? { ...edit, date: now.date, until: now.until } : edit,
  /** Times that the fields can't express, such as weekly ones of which one was called off, are `dates`. */
  async find(database, listingId): Promise<Times | null> {
    const known = (await findOccurrences(database, listingId)).filter(({ cancelled }) => !cancelled)
    const [first] = known
    if (!first) return null
    const date = localDate(first.startsAt)
    if (known.length === 1) return { date, ...hoursOf(first), every: 'once', until: '' }
    const until = localDate(known.at(-1)!.startsAt)
    const times = { date, ...hoursOf(first), until }
    const every = rules.find((every) => isSame(spansOf({ ...times, every }), known))
    return every ? { ...times, every } : { date, ...usualHours(known), every: 'dates', until }
  },
  async save(tx, listingId, part) {
    const times = timesForm.parse(part)
    const { every } = times
    if (every === 'dates') await changeTimes(tx, listingId, (open, now) => withHours(open, times, now))
    else await saveOccurrences(tx, listingId, spansOf({ ...times, every }))
  },
}

/** One more than `most` says that there are too many. */
function spansOf({ every, until, date, start, end, overnight }: Times & { every: Rule | 'once' }): Span[] {
  const rule = { date, start, end, overnight: overnight === 'on', zone: timeZone }
  const from = instantOf(date, start)
  const isOne = every === 'once'
  return occurrencesOf(
    { ...rule, every: isOne ? 'day' : every },
    from,
    instantOf(addDays(isOne ? date : until, 1), '00:00'),
    most + 1,
  )
}

const hoursOf = ({ startsAt, endsAt }: Span): Hours => ({
  start: clockOf(startsAt),
  end: clockOf(endsAt),
  ...(localDate(startsAt) < localDate(endsAt) && { overnight: 'on' as const }),
})

const isSame = (some: readonly Span[], others: readonly Span[]) =>
  some.length === others.length &&
  some.every(({ startsAt, endsAt }, at) => {
    const other = others[at]!
    return +startsAt === +other.startsAt && +endsAt === +other.endsAt
  })

const hoursKey = (time: Span) => JSON.stringify(hoursOf(time))

/** Those of most of the times to come, or of most times where all are over. */
function usualHours(times: readonly Span[], now = new Date()): Hours {
  const coming = times.filter(({ startsAt }) => startsAt > now)
  const groups = Map.groupBy(coming.length > 0 ? coming : times, hoursKey)
  const [time] = [...groups.values()].reduce((most, group) => (group.length > most.length ? group : most))
  return hoursOf(time!)
}

/** The times to come that have the usual hours, with others. A time with hours of its own keeps these. */
function withHours<Time extends Span>(open: readonly Time[], times: Times, now: Date): Time[] {
  if (open.length === 0) return []
  const usual = JSON.stringify(usualHours(open, now))
  return open
    .filter((time) => time.startsAt > now && hoursKey(time) === usual)
    .map((time) => ({ ...time, ...spansOf({ ...times, date: localDate(time.startsAt), every: 'once' })[0]! }))
}
