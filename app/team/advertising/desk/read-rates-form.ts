import { textIn } from '../../../ground/forms/typed.ts'
import type { Rates } from '../campaign.ts'
import { categories } from '../categories.ts'

/** The field with the rates that were on show. */
export const seenField = 'seen'
export const rateField = (category: string) => `rate-${category}`
export const otherField = 'rate'

/** The typed values by field, and the rates; null if the fields in `wrong` have no valid amount. */
export function readRatesForm(form: FormData) {
  const names = [otherField, ...Object.keys(categories).map(rateField)]
  const typed = Object.fromEntries(names.map((name) => [name, textIn(form, name)]))
  const cents = (name: string) => centsOf(typed[name] ?? '')
  const wrong = names.filter((name) => (name === otherField || typed[name]) && !cents(name))
  const entries = Object.keys(categories)
    .filter((category) => typed[rateField(category)])
    .map((category) => [category, cents(rateField(category))])
  const rates: Rates | null =
    wrong.length > 0 ? null : { other: cents(otherField), categories: Object.fromEntries(entries) }
  return { rates, wrong, seen: textIn(form, seenField), typed }
}

/** The cents of dollars like `2.50`; 0 if it is not a valid price. */
function centsOf(text: string): number {
  const cents = /^\d{1,5}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : 0
  return cents <= 1_000_000 ? cents : 0
}
