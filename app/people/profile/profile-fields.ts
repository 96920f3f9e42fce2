import { fullName } from '../users/full-name.ts'
import { islands } from '../../ground/request/islands.ts'
import { isDay } from '../../ground/forms/day.ts'
import {
  day,
  line,
  oneOf,
  phone,
  type Problem,
  readTyped,
  required,
  type Values,
} from '../../ground/forms/fields.ts'
import { timeZone } from '../../ground/i18n/format.ts'

/** The fields of /profile/setup. */
export const profileFields = {
  fullName,
  mailingAddress: required(line(300)),
  village: required(line(80)),
  island: oneOf(islands, 'saipan'),
  birthDate: required(day),
  phoneNumber: required(phone),
  whatsappNumber: phone,
}
export type ProfileFields = Values<typeof profileFields>

/** `settled`: fixed, because it matches an ID that is being or was checked. */
export type FieldProblem = Problem | 'future' | 'young' | 'settled'
export type ProfileErrors = { -readonly [Name in keyof ProfileFields]?: FieldProblem }

const needed = ['fullName', 'mailingAddress', 'village', 'island', 'birthDate', 'phoneNumber'] as const

/** Whether everything is filled in that the credit requires. */
export const isComplete = (profile: ProfileFields): boolean => needed.every((name) => profile[name] !== '')

/** US law forbids collecting data of children under 13 without their parents' consent. */
const youngest = 13
const oldest = 120

/** Checks the form; of phone numbers only whether they are there and not too long: the server has their other rules. */
export function readProfile(form: FormData, now: Date): { profile: ProfileFields; errors: ProfileErrors } {
  const { values, problems } = readTyped(profileFields, form)
  const birthDate = values.birthDate && birthDateProblem(values.birthDate, now)
  return { profile: values, errors: { ...problems, ...(birthDate && { birthDate }) } }
}

function birthDateProblem(birthDate: string, now: Date): FieldProblem | null {
  if (!isDay(birthDate)) return 'invalid'
  // Swedish dates have the format of form fields. Ages count by the islands' date.
  const today = now.toLocaleDateString('sv-SE', { timeZone })
  if (birthDate > today) return 'future'
  if (birthDate > yearsBefore(today, youngest)) return 'young'
  return birthDate < yearsBefore(today, oldest) ? 'invalid' : null
}

/** Compared as text only: a leap day may give a date that doesn't exist. */
const yearsBefore = (date: string, years: number) =>
  String(Number(date.slice(0, 4)) - years).padStart(4, '0') + date.slice(4)
