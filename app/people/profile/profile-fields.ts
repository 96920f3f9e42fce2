import { fullName } from '../accounts/full-name.ts'
import { islands } from '../../directory/islands.ts'
import { isDay } from '../../ground/forms/day.ts'
import {
  day,
  line,
  oneOf,
  type Problem,
  readTyped,
  required,
  type Values,
} from '../../ground/forms/fields.ts'
import { timeZone } from '../../ground/i18n/format.ts'

/** What is asked at /profile/setup. Which numbers are phones depends on the language: see `phoneOf`. */
export const profileFields = {
  fullName,
  mailingAddress: required(line(300)),
  village: required(line(80)),
  island: oneOf(islands, 'saipan'),
  birthDate: required(day),
  phoneNumber: required(line(40)),
  whatsappNumber: line(40),
}
export type ProfileFields = Values<typeof profileFields>

/** `settled`: it is as on the ID that was, or is being, looked at. */
export type FieldProblem = Problem | 'future' | 'young' | 'settled'
export type ProfileErrors = { -readonly [Name in keyof ProfileFields]?: FieldProblem }

const needed = ['fullName', 'mailingAddress', 'village', 'island', 'birthDate', 'phoneNumber'] as const

/** Whether all is there that the credit is given for. */
export const isComplete = (profile: ProfileFields): boolean => needed.every((name) => profile[name] !== '')

/** In the United States nobody may collect what children under 13 tell without their parents. */
const youngest = 13
const oldest = 120

/** What can be told without the rules of the world's phone numbers, which only the server has. */
export function readProfile(form: FormData, now: Date): { profile: ProfileFields; errors: ProfileErrors } {
  const { values, problems } = readTyped(profileFields, form)
  const birthDate = values.birthDate && birthDateProblem(values.birthDate, now)
  return { profile: values, errors: { ...problems, ...(birthDate && { birthDate }) } }
}

function birthDateProblem(birthDate: string, now: Date): FieldProblem | null {
  if (!isDay(birthDate)) return 'invalid'
  // Swedish dates are written as those of forms. People of the islands are a year older when it is their day there.
  const today = now.toLocaleDateString('sv-SE', { timeZone })
  if (birthDate > today) return 'future'
  if (birthDate > yearsBefore(today, youngest)) return 'young'
  return birthDate < yearsBefore(today, oldest) ? 'invalid' : null
}

/** Compared as text only: that of a leap day may be no date. */
const yearsBefore = (date: string, years: number) =>
  String(Number(date.slice(0, 4)) - years).padStart(4, '0') + date.slice(4)
