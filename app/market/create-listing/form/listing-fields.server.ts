import { islands } from '../../../ground/request/islands.ts'
import {
  email,
  type Fields,
  line,
  oneOf,
  phone,
  required,
  text,
  type Values,
  webAddress,
} from '../../../ground/forms/fields.ts'
import { readFields } from '../../../ground/forms/read-fields.server.ts'
import { type TypedForm, typedIn } from '../draft.ts'
import type { Problem } from './form-field.ts'

/** What is asked of listings of all areas, and what its options and limits are. */
export const listingFields = {
  title: required(line(120)),
  description: required(text(5_000)),
  island: oneOf(islands, 'saipan'),
  village: line(80),
  address: line(160),
  contactName: line(80),
  contactPhone: { ...phone, emergency: true } as const,
  contactWhatsapp: phone,
  contactEmail: email,
  contactWebsite: webAddress(300),
}

/** What was typed, and what is wrong with it as the form says it: a text that is too long is `invalid`. */
export function readListingFields<F extends Fields>(
  form: TypedForm,
  fields: F,
): { values: Values<F>; problems: Record<string, Problem> } {
  const { values, problems } = readFields(fields, { get: (name) => typedIn(form, name) })
  const said = Object.entries(problems ?? {}).map(([name, problem]) => [
    name,
    problem === 'missing' ? problem : 'invalid',
  ])
  return { values, problems: Object.fromEntries(said) }
}
