import { day, line, required } from '../../ground/forms/fields.ts'

export const closureFields = { until: required(day) }

/** Up to two times of a day; without any it is closed. */
export const dayFields = {
  date: required(day),
  from: line(5),
  until: line(5),
  from2: line(5),
  until2: line(5),
}

export type HoursProblem = 'missing' | 'invalid' | 'past' | 'far' | 'times' | 'many'
export type RefusedHours = {
  readonly form: 'closure' | 'day'
  readonly problem: HoursProblem
  readonly typed: Readonly<Record<string, string>>
}

/** How far ahead a day may be. */
export const farthest = 366
export const mostDays = 60
