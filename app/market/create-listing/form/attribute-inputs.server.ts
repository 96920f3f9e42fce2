import type { I18n } from '@lingui/core'
import { labelOf, type Attribute } from '../../../directory/attributes/attribute.ts'
import { at, dayMinutes, type Hours, type Interval } from '../../../directory/hours/hours.ts'
import { numberIn } from '../../../ground/forms/amounts.ts'
import { type FormTexts, typedIn } from '../../../ground/forms/form-texts.ts'
import { expectedIn, expectedNumber } from './expected.server.ts'
import type { Input } from './form-field.ts'

/** How a type of attribute is asked for, and how form values become its value and the other way round. */
type AttributeInput = {
  input(attribute: Attribute, i18n: I18n): Input
  /** See `FormField`; if absent, it is derived from the input. */
  expected?(attribute: Attribute, i18n: I18n): string
  /** Null: nothing was typed. An invalid entry is returned as a value that the attribute's type rejects. */
  read(typed: FormTexts, name: string, attribute: Attribute): unknown
  write(value: never, name: string, attribute: Attribute): FormTexts
}

type Schema = {
  enum?: string[]
  items?: { enum?: string[]; maxLength?: number }
  maxItems?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  'x-unit'?: string
}
const schemaOf = ({ api }: Attribute) => (api?.schema() ?? {}) as Schema
const clockInput: Input = { control: 'line', type: 'time' }
const isClock = (attribute: Attribute) => schemaOf(attribute)['x-unit'] === 'clock'

const words: Pick<AttributeInput, 'read' | 'write'> = {
  read: (typed, name) => typedIn(typed, name).trim() || null,
  write: (value: string, name) => ({ [name]: [value] }),
}
const lists: Pick<AttributeInput, 'read' | 'write'> = {
  read: (typed, name) => (typed[name]?.length ? typed[name] : null),
  write: (values: string[], name) => ({ [name]: values }),
}

export const attributeInputs: Readonly<Record<string, AttributeInput>> = {
  choice: {
    ...words,
    input: (attribute, i18n) => ({
      control: 'one',
      options: (schemaOf(attribute).enum ?? []).map((value) => ({
        value,
        label: attribute.format(value, i18n),
      })),
    }),
  },
  choices: {
    ...lists,
    input: (attribute, i18n) => ({
      control: 'some',
      options: (schemaOf(attribute).items?.enum ?? []).map((value) => ({
        value,
        label: attribute.format([value], i18n),
      })),
    }),
  },
  text: {
    ...words,
    input(attribute, i18n) {
      const max = schemaOf(attribute).maxLength ?? 200
      if (max > 200) return { control: 'text', max }
      const suggestions = attribute.facet?.options.map(({ label }) => labelOf(label, i18n))
      return { control: 'line', type: 'text', max, ...(suggestions?.length && { suggestions }) }
    },
  },
  texts: {
    input(attribute) {
      const { items, maxItems } = schemaOf(attribute)
      return { control: 'lines', max: items?.maxLength ?? 200, ...(maxItems && { most: maxItems }) }
    },
    read(typed, name) {
      const lines = typedIn(typed, name).split('\n')
      const entries = lines.map((line) => line.trim()).filter(Boolean)
      return entries.length > 0 ? entries : null
    },
    write: (lines: string[], name) => ({ [name]: [lines.join('\n')] }),
  },
  number: {
    input: (attribute) => (isClock(attribute) ? clockInput : { control: 'number' }),
    expected(attribute, i18n) {
      if (isClock(attribute)) return expectedIn(clockInput, i18n)
      const { 'x-unit': unit, ...bounds } = schemaOf(attribute)
      return expectedNumber({ ...bounds, isYear: unit === 'year' }, i18n)
    },
    read(typed, name, attribute) {
      const text = typedIn(typed, name).trim()
      if (!text) return null
      return (isClock(attribute) ? clockMinutes(text) : numberIn(text)) ?? text
    },
    write: (value: number, name, attribute) => ({
      [name]: [isClock(attribute) ? clock(value) : String(value)],
    }),
  },
  day: { ...words, input: () => ({ control: 'line', type: 'date' }) },
  /** Each screen offers its own numbers: see `roomOptions`. */
  rooms: {
    input: () => ({ control: 'number' }),
    read(typed, name) {
      const text = typedIn(typed, name).trim()
      return numberIn(text) ?? (text || null)
    },
    write: (value: number | string, name) => ({ [name]: [String(value)] }),
  },
  hours: {
    input: () => ({ control: 'hours' }),
    read: readHours,
    write: writeHours,
  },
  terms: {
    ...lists,
    input: (attribute) => ({
      control: 'terms',
      under: `a.${attribute.facet?.under ?? ''}`,
      groups: {},
    }),
  },
}

/** Each day has up to two opening times: `a.hours.0.from`, `a.hours.0.until`, `a.hours.0.from2`, `a.hours.0.until2`. */
function readHours(typed: FormTexts, name: string): unknown {
  const one = (part: string) => typedIn(typed, `${name}.${part}`)
  const week = Array.from({ length: 7 }, (_, day) =>
    ['', '2'].flatMap((span): (Interval | string)[] => {
      const [from, until] = [one(`${day}.from${span}`), one(`${day}.until${span}`)]
      if (!from && !until) return []
      return [clockMinutes(from) !== null && clockMinutes(until) !== null ? at(from, until) : 'wrong']
    }),
  )
  const closedOnHolidays = one('holidays') === 'closed'
  const exceptions = parsed(one('exceptions') || 'null')
  if (week.every((day) => day.length === 0) && !exceptions) return null
  return { week, ...(exceptions !== null && { exceptions }), ...(closedOnHolidays && { closedOnHolidays }) }
}

/** Our form sends what `writeHours` wrote; other clients may send anything. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return 'wrong'
  }
}

function writeHours({ week, exceptions, closedOnHolidays }: Hours, name: string): FormTexts {
  const spans = week.flatMap((day, at) =>
    day.slice(0, 2).flatMap(([from, until], span): [string, string[]][] => [
      [`${name}.${at}.from${span ? '2' : ''}`, [clock(from)]],
      [`${name}.${at}.until${span ? '2' : ''}`, [clock(until % dayMinutes)]],
    ]),
  )
  return {
    ...Object.fromEntries(spans),
    ...(exceptions && { [`${name}.exceptions`]: [JSON.stringify(exceptions)] }),
    ...(closedOnHolidays && { [`${name}.holidays`]: ['closed'] }),
  }
}

/** Minutes of `08:30`; null if it is not a time of day. */
export function clockMinutes(written: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(written) ?? []
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : null
}

/** Minutes since midnight as `08:30`. */
export const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
