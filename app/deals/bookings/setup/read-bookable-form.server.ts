import type { z } from 'zod'
import { centsIn, numberIn } from '../../../ground/forms/amounts.ts'
import { lineIn } from '../../../ground/forms/typed.ts'
import type { BookableInput } from './save-bookable.server.ts'
import type { Kind } from '../bookables/kinds.ts'
import { mostRows } from '../bookables/settings.ts'
import {
  type Control,
  type ControlProblem,
  type ControlProblems,
  inRow,
  rowCount,
  type ControlRows,
  type TypedControls,
} from './controls.ts'
import { formSchemas } from './form-schemas.server.ts'
import { shapeOf } from './shapes.ts'

/** What was typed in the controls that the form has, and in no others. */
export function typedIn(kind: Kind, form: FormData): TypedControls {
  const shape = shapeOf(kind)
  const sent = Object.fromEntries([...form.keys()].map((key) => [key, []]))
  const rows = shape.rows.flatMap((one) =>
    Array.from({ length: Math.min(rowCount(sent, one.name), mostRows) }, (_, at) => inRow(one, at)).flat(),
  )
  return Object.fromEntries(
    [...shape.controls, ...rows].map(({ name, type }) => [
      name,
      type === 'weekdays' ? form.getAll(name).map(String) : [lineIn(form, name)],
    ]),
  )
}

/** The same with one row less. @param row such as `seasons.0` */
export function withoutRow(typed: TypedControls, row: string): TypedControls {
  const [, group = '', number = ''] = /^(\w+)\.(\d+)$/.exec(row) ?? []
  return Object.fromEntries(
    Object.entries(typed).flatMap(([key, values]) => {
      const [name, at, ...rest] = key.split('.')
      if (name !== group || at === undefined || Number(at) < Number(number)) return [[key, values]]
      return at === number ? [] : [[[name, Number(at) - 1, ...rest].join('.'), values]]
    }),
  )
}

type BookableReading =
  | { readonly input: Omit<BookableInput, 'position'>; readonly problems: null }
  | { readonly input: null; readonly problems: ControlProblems }

/** What an owner says of something that can be booked, or what is wrong with it at each control. */
export function readBookableForm(kind: Kind, typed: TypedControls): BookableReading {
  const shape = shapeOf(kind)
  const rows = shape.rows.map((one) => ({ ...one, at: filledRows(one, typed) }))
  const raw: Record<string, unknown> = valuesOf(shape.controls, typed)
  for (const one of rows)
    raw[one.name] = one.at.map((at) => valuesOf(one.controls, typed, `${one.name}.${at}.`))
  const read: z.ZodSafeParseResult<unknown> = formSchemas[kind].safeParse(raw)
  if (read.success) return { input: read.data as Omit<BookableInput, 'position'>, problems: null }
  return { input: null, problems: problemsOf(read.error.issues, raw, rows) }
}

const filledRows = ({ name, controls }: ControlRows, typed: TypedControls): number[] =>
  Array.from({ length: rowCount(typed, name) }, (_, at) => at).filter((at) =>
    controls.some(
      (control) => control.type !== 'choice' && typed[`${name}.${at}.${control.name}`]?.some(Boolean),
    ),
  )

/** What is empty is left out, so that the settings' own defaults apply. */
const valuesOf = (controls: readonly Control[], typed: TypedControls, start = ''): Record<string, unknown> =>
  Object.fromEntries(
    controls.flatMap((control) => {
      const value = valueOf(control, typed[start + control.name] ?? [])
      return value === undefined ? [] : [[control.name, value]]
    }),
  )

function valueOf({ type }: Control, [first = '', ...others]: readonly string[]): unknown {
  switch (type) {
    case 'yes':
      return first === 'on'
    case 'weekdays':
      return first ? [first, ...others].map(Number) : undefined
    case 'number':
      return first ? (numberIn(first) ?? Number.NaN) : undefined
    case 'hours':
      return first ? Math.round((numberIn(first) ?? Number.NaN) * 60) : undefined
    case 'money':
      return first ? (centsIn(first) ?? Number.NaN) : undefined
    default:
      return first || undefined
  }
}

function problemsOf(
  issues: readonly z.core.$ZodIssue[],
  raw: unknown,
  rows: readonly (ControlRows & { readonly at: readonly number[] })[],
): ControlProblems {
  const problems: Record<string, ControlProblem> = {}
  for (const issue of issues) {
    const [name, at, inner] = issue.path.map(String)
    const group = rows.find((one) => one.name === name)
    // A whole group that is missing is so at its first control.
    const path = group ? [name, group.at[Number(at ?? 0)] ?? 0, inner ?? group.controls[0]!.name] : [name]
    problems[path.join('.')] ??= problemOf(issue, valueAt(raw, issue.path))
  }
  return problems
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((within, key) => (within as Record<PropertyKey, unknown> | undefined)?.[key], value)

function problemOf(issue: z.core.$ZodIssue, value: unknown): ControlProblem {
  if (issue.code === 'too_small' && issue.origin !== 'array' && issue.origin !== 'string')
    return { what: 'from', limit: Number(issue.minimum) }
  if (issue.code === 'too_big' && issue.origin !== 'array' && issue.origin !== 'string')
    return { what: 'to', limit: Number(issue.maximum) }
  if (issue.code === 'too_small') return { what: 'missing' }
  if (issue.code === 'invalid_type') return { what: value === undefined ? 'missing' : 'invalid' }
  if (issue.code === 'custom' && (issue.params?.what === 'missing' || issue.params?.what === 'reversed'))
    return { what: issue.params.what }
  return { what: 'invalid' }
}
