import { islands } from '../../../ground/request/islands.ts'
import {
  email,
  type Fields,
  fraction,
  line,
  money,
  oneOf,
  publishedPhone,
  required,
  text,
  type Values,
  webAddress,
} from '../../../ground/forms/fields.ts'
import { readFields } from '../../../ground/forms/read-fields.server.ts'
import { type FormTexts, typedIn } from '../../../ground/forms/form-texts.ts'
import type { FormProblem } from './form-field.ts'

/** The fields that listings of all areas have, with their options and limits. */
export const listingFields = {
  title: required(line(120)),
  description: required(text(5_000)),
  island: oneOf(islands, 'saipan'),
  village: line(80),
  address: line(160),
  contactName: line(80),
  contactPhone: { ...publishedPhone, emergency: true } as const,
  contactWhatsapp: publishedPhone,
  contactEmail: email,
  contactWebsite: webAddress(300),
}

/** The price of a listing that has one. */
export const priceField = money({ from: 0, to: 99_999_999_999 })
/** Around the islands, from Rota to the north of the chain. */
export const positionFields = {
  lat: fraction({ from: 13.9, to: 20.6 }),
  lng: fraction({ from: 144.8, to: 146.2 }),
}

/** Reads these fields. Problems are those of the form: a text that is too long is `invalid`. */
export function readListingFields<F extends Fields>(
  form: FormTexts,
  fields: F,
): { values: Values<F>; problems: Record<string, FormProblem> } {
  const { values, problems } = readFields(fields, { get: (name) => typedIn(form, name) })
  const said = Object.entries(problems ?? {}).map(([name, problem]) => [
    name,
    problem === 'missing' ? problem : 'invalid',
  ])
  return { values, problems: Object.fromEntries(said) }
}
