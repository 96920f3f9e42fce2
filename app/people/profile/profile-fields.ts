import { cleanName, longestName } from '../users/clean-name.ts'
import { type Island, islands } from '../../ground/request/islands.ts'
import { timeZone } from '../../ground/i18n/format.ts'

/** What is asked at /profile/setup. A birth date is like `1990-12-31`, or empty. */
export type ProfileFields = {
  fullName: string
  mailingAddress: string
  village: string
  island: Island
  birthDate: string
  phoneNumber: string
  whatsappNumber: string
}

/** What is wrong with a field. `settled`: it is as on the ID that was, or is being, looked at. */
export type FieldProblem = 'missing' | 'long' | 'wrong' | 'future' | 'young' | 'settled'
export type ProfileErrors = Partial<Record<keyof ProfileFields, FieldProblem>>

const required = ['fullName', 'mailingAddress', 'village', 'island', 'birthDate', 'phoneNumber'] as const

/** Whether all is there that the credit is given for. */
export const isComplete = (profile: ProfileFields): boolean => required.every((name) => profile[name] !== '')

export const longest = { fullName: longestName, mailingAddress: 300, village: 80 } as const // characters

/** In the United States nobody may collect what children under 13 tell without their parents. */
const youngest = 13
const oldest = 120

export function readProfileFields(form: FormData): ProfileFields {
  const island = form.get('island')
  return {
    fullName: lineOf(form, 'fullName'),
    mailingAddress: lineOf(form, 'mailingAddress'),
    village: lineOf(form, 'village'),
    island: islands.find((one) => one === island) ?? 'saipan',
    birthDate: lineOf(form, 'birthDate'),
    phoneNumber: lineOf(form, 'phoneNumber'),
    whatsappNumber: lineOf(form, 'whatsappNumber'),
  }
}

/** What can be told without the rules of the world's phone numbers, which only the server has. */
export function errorsOf(fields: ProfileFields, now: Date): ProfileErrors {
  const errors: ProfileErrors = {}
  for (const name of ['fullName', 'mailingAddress', 'village'] as const)
    if (fields[name].length > longest[name]) errors[name] = 'long'
  const wrongDate = birthDateProblem(fields.birthDate, now)
  if (wrongDate) errors.birthDate = wrongDate
  for (const name of required) if (fields[name] === '') errors[name] = 'missing'
  return errors
}

function birthDateProblem(birthDate: string, now: Date): FieldProblem | null {
  if (!isDate(birthDate)) return 'wrong'
  // Swedish dates are written as those of forms. People of the islands are a year older when it is their day there.
  const today = now.toLocaleDateString('sv-SE', { timeZone })
  if (birthDate > today) return 'future'
  if (birthDate > yearsBefore(today, youngest)) return 'young'
  return birthDate < yearsBefore(today, oldest) ? 'wrong' : null
}

/** `2023-02-30` is none. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Compared as text only: that of a leap day may be no date. */
const yearsBefore = (date: string, years: number) =>
  String(Number(date.slice(0, 4)) - years).padStart(4, '0') + date.slice(4)

function lineOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? cleanName(value) : ''
}
