import { money, required } from '../../../ground/forms/fields.ts'
import { readFields } from '../../../ground/forms/read-fields.server.ts'
import { textIn } from '../../../ground/forms/typed.ts'
import type { Rates } from '../campaign.ts'
import { categories } from '../categories.ts'
import { otherField, rateField, seenField } from './rates-fields.ts'

const rate = money({ from: 1, to: 1_000_000 })
const rateFields: Readonly<Record<string, typeof rate>> = {
  [otherField]: required(rate),
  ...Object.fromEntries(Object.keys(categories).map((category) => [rateField(category), rate])),
}

/** The typed values by field, and the rates; null if the fields in `wrong` have no valid amount. */
export function readRatesForm(form: FormData) {
  const { values, problems } = readFields(rateFields, form)
  const typed = Object.fromEntries(Object.keys(rateFields).map((name) => [name, textIn(form, name)]))
  const entries = Object.keys(categories).flatMap((category) => {
    const cents = values[rateField(category)]
    return cents ? [[category, cents] as const] : []
  })
  const other = values[otherField] ?? null
  const rates: Rates | null =
    problems || other === null ? null : { other, categories: Object.fromEntries(entries) }
  return { rates, wrong: Object.keys(problems ?? {}), seen: textIn(form, seenField), typed }
}
