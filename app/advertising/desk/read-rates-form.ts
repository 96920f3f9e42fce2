import { textOf } from '../../support/message.ts'
import type { Rates } from '../campaign.ts'
import { categories } from '../categories.ts'

/** The field with the rates that were on show. */
export const seenField = 'seen'
export const rateField = (category: string) => `rate-${category}`
export const otherField = 'rate'

/** What was typed by field, and the rates that it makes; null where something is no amount. */
export function readRatesForm(form: FormData) {
  const names = [otherField, ...Object.keys(categories).map(rateField)]
  const typed = Object.fromEntries(names.map((name) => [name, textOf(form, name)]))
  const cents = (name: string) => centsOf(typed[name] ?? '')
  const other = cents(otherField)
  const entries = Object.keys(categories)
    .filter((category) => typed[rateField(category)])
    .map((category) => [category, cents(rateField(category))] as const)
  const isWrong = !other || entries.some(([, amount]) => !amount)
  const rates: Rates | null = isWrong
    ? null
    : { other, categories: Object.fromEntries(entries) as Rates['categories'] }
  return { rates, seen: textOf(form, seenField), typed }
}

/** Of dollars as people write them, `2.50`; null for what is none, or none that one could ask. */
function centsOf(text: string): number | null {
  const cents = /^\d{1,5}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : 0
  return cents > 0 && cents <= 1_000_000 ? cents : null
}
