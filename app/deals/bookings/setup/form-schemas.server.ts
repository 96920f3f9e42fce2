import { z } from 'zod'
import { ruleNames } from '../bookables/rules.ts'
import { prepaidPercents } from './prepaid-texts.ts'
import type { Kind } from '../bookables/kinds.ts'
import {
  seatSettings,
  sessionSettings,
  type SettingsInput,
  staySettings,
  visitSettings,
} from '../bookables/settings.ts'

const day = z.iso.date()
const clock = sessionSettings.shape.extra.unwrap().element.shape.start
const weekdays = z.array(z.int().min(0).max(6)).min(1)
const whole = (from: number, to: number) => z.int().min(from).max(to)

/** As the form has it; `offers` of settings are nested. */
const offer = z
  .object({
    name: z.string().max(80).optional(),
    weekdays: weekdays.optional(),
    from: day.optional(),
    until: day.optional(),
    percent: whole(1, 90).optional(),
    stay: whole(2, 30).optional(),
    pay: whole(1, 29).optional(),
  })
  .superRefine(({ percent, stay, pay, from, until }, { addIssue }) => {
    const missing = (name: string) =>
      addIssue({ code: 'custom', path: [name], params: { what: 'missing' }, message: '' })
    if (percent === undefined && stay === undefined) missing('percent')
    if (percent === undefined && stay !== undefined && pay === undefined) missing('pay')
    if (pay !== undefined && stay !== undefined && pay >= stay)
      addIssue({ code: 'custom', path: ['pay'], message: '' })
    if (from && !until) missing('until')
    if (until && !from) missing('from')
    if (from && until && from > until)
      addIssue({ code: 'custom', path: ['until'], params: { what: 'reversed' }, message: '' })
  })
const offers = z.array(offer).max(10).default([])
type Offer = z.infer<typeof offer>

const settingsOffer = ({ name = '', weekdays, from, until, percent, stay, pay }: Offer) => ({
  name,
  ...(weekdays && { weekdays }),
  dates: from && until ? { from, until } : null,
  gives: percent === undefined ? { stay: stay!, pay: pay! } : { percent },
})

const reversed = { path: ['until'], params: { what: 'reversed' } }
const ordered = ({ from, until }: { from: string; until: string }) => from <= until
const closed = z
  .array(z.object({ from: day, until: day }).refine(ordered, reversed))
  .max(100)
  .default([])
const optionalName = z.string().max(80).default('')
const columns = z.object({
  name: z.string().max(80),
  capacity: whole(1, 10_000),
  confirmsAtOnce: z.boolean(),
  rule: z.enum(ruleNames),
  prepaidPercent: z.enum(prepaidPercents).default('0').transform(Number),
  isClosed: z.boolean(),
})
const columnsOfVisit = columns.pick({ confirmsAtOnce: true, isClosed: true })

/** One row has a time on several days of the week. */
const times = z.array(z.object({ start: clock, weekdays })).min(1)
const hours = z.array(z.object({ from: clock, until: clock, weekdays }).refine(ordered, reversed)).min(1)

const seasons = z
  .array(staySettings.shape.seasons.unwrap().element.refine(ordered, reversed))
  .max(40)
  .default([])

export const formSchemas = {
  stay: z
    .object({ ...columns.shape, ...staySettings.shape, seasons, closed, offers })
    .transform(({ offers, ...rest }) => split('stay', { ...rest, offers: offers.map(settingsOffer) })),
  session: z
    .object({ ...columns.shape, ...sessionSettings.shape, times, closed, offers })
    .transform(({ offers, times, ...rest }) => {
      const weekly = times.flatMap(({ start, weekdays }) => weekdays.map((weekday) => ({ weekday, start })))
      return split('session', { ...rest, times: weekly, offers: offers.map(settingsOffer) })
    }),
  seat: z
    .object({ ...columns.shape, name: optionalName, ...seatSettings.shape, offers })
    .transform(({ offers, ...rest }) => split('seat', { ...rest, offers: offers.map(settingsOffer) })),
  visit: z
    .object({ ...columnsOfVisit.shape, ...visitSettings.shape, hours, closed })
    .transform(({ hours, ...rest }) => {
      const each = hours.flatMap(({ weekdays, ...span }) => weekdays.map((weekday) => ({ weekday, ...span })))
      return split('visit', {
        ...rest,
        name: '',
        capacity: 1,
        rule: 'moderate',
        prepaidPercent: 0,
        hours: each,
      })
    }),
} satisfies Record<Kind, z.ZodType>

/** The columns of a bookable and, beside them, its settings. */
function split<K extends Kind>(kind: K, all: z.infer<typeof columns> & SettingsInput[K]) {
  const { name, capacity, confirmsAtOnce, rule, prepaidPercent, isClosed, ...settings } = all
  return { kind, name, capacity, confirmsAtOnce, rule, prepaidPercent, isClosed, settings }
}
