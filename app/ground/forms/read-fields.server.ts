import { z } from 'zod'
import type { Language } from '../i18n/languages.ts'
import { centsIn, numberIn } from './amounts.ts'
import { numberToDial } from './call-address.ts'
import { isDay } from './day.ts'
import {
  checkLength,
  type CheckedValue,
  email,
  type Field,
  type Fields,
  readEach,
  type Reading,
} from './fields.ts'
import { phoneIn, shownPhone, writtenPhone } from './phone.server.ts'
import type { TypedForm } from './typed.ts'

/**
 * Reads a form by the declaration of its fields.
 * @param language of the page: people type their phone number as at home
 */
export function readFields<F extends Fields>(
  fields: F,
  form: TypedForm,
  language: Language = 'en',
): Reading<F> {
  const check = (field: Field, typed: string) => checkField(field, typed, language)
  const { values, problems } = readEach(fields, form, check)
  const amounts = Object.entries<Field>(fields).flatMap(([name, { type }]) =>
    type === 'number' || type === 'money'
      ? [[name, problems?.[name] || values[name] === '' ? null : Number(values[name])] as const]
      : [],
  )
  return { values: { ...values, ...Object.fromEntries(amounts) }, problems }
}

/**
 * @param typed trimmed and, except for a text, on one line
 * @returns of a number its digits, of money those of its cents, of a phone `+16702345678` unless it is published
 */
export function checkField(field: Field, typed: string, language: Language = 'en'): CheckedValue {
  const checked = checkLength(field, typed)
  if (!typed || checked.problem) return checked
  if (field.type === 'number' || field.type === 'money') return checkAmount(field, typed)
  if (field.type === 'phone') return checkPhone(field, typed, language)
  const { success, data } = formatOf(field).safeParse(typed)
  return success ? { value: data, problem: null } : { value: typed, problem: 'invalid' }
}

function checkAmount({ type, from = 0, to = Infinity, fraction }: Field, typed: string): CheckedValue {
  const amount = type === 'money' ? centsIn(typed) : numberIn(typed)
  const isRight =
    amount !== null && amount >= from && amount <= to && (fraction || Number.isSafeInteger(amount))
  return isRight ? { value: String(amount), problem: null } : { value: typed, problem: 'invalid' }
}

function checkPhone({ published, emergency }: Field, typed: string, language: Language): CheckedValue {
  if (emergency && typed === '911') return { value: typed, problem: null }
  const number = phoneIn(typed, published ? 'en' : language)
  if (number === null) return { value: typed, problem: 'invalid' }
  if (!published) return { value: number, problem: null }
  const text = writtenPhone(typed)
  return { value: numberToDial(text) === number ? text : shownPhone(number), problem: null }
}

const formatOf = ({ type, secure }: Field): z.ZodType<string> =>
  type === 'webAddress' && secure ? formats.secureAddress : formats[type]

const anyText = z.string()
// A user before the host passes for the host itself, as in `https://bank.example@evil.example`.
const plainHost = /^https?:\/\/[^/?#\\@]+(?:[/?#]|$)/i
const hostname = /^[^.]+(?:\.[^.]+)+\.?$/
const addressBy = (protocol: RegExp) =>
  anyText
    .transform((typed) => (/^https?:\/\//i.test(typed) ? typed : `https://${typed}`))
    .pipe(z.url({ protocol, hostname }).regex(plainHost))

const formats = {
  text: anyText,
  line: anyText,
  oneOf: anyText,
  day: anyText.refine(isDay),
  number: anyText,
  money: anyText,
  email: z.email().toLowerCase(),
  phone: anyText,
  webAddress: addressBy(/^https?$/),
  secureAddress: addressBy(/^https$/),
} satisfies Record<string, z.ZodType<string>>

/** An email address as it is stored, or null if it is not valid. The sign-in library accepts the same addresses. */
export function emailIn(typed: string): string | null {
  const { value, problem } = checkField(email, typed.trim())
  return value && !problem ? value : null
}
