import { taxSetting } from '../../../deals/bookings/prices/taxes.server.ts'
import type { Problems } from '../../../ground/forms/fields.ts'
import { readFields } from '../../../ground/forms/read-fields.server.ts'
import { lineIn } from '../../../ground/forms/typed.ts'
import { taxFields } from './tax-fields.ts'

/** What an admin typed of a tax, as it was typed. */
export type TypedTax = {
  readonly name: string
  readonly percent: string
  readonly from: string
  readonly islands: readonly string[]
  readonly kinds: readonly string[]
}
export type TaxProblems = Problems<typeof taxFields> & {
  readonly islands?: 'missing'
  readonly kinds?: 'missing'
}

/** Reads the tax of a form, or says what is wrong with it. */
export function readTax(form: FormData) {
  const ticked = (name: string) => form.getAll(name).map(String)
  const [islands, kinds] = [ticked('islands'), ticked('kinds')]
  const typed: TypedTax = {
    name: lineIn(form, 'name'),
    percent: lineIn(form, 'percent'),
    from: lineIn(form, 'from'),
    islands,
    kinds,
  }
  const { values, problems: found } = readFields(taxFields, form)
  const problems: TaxProblems = {
    ...found,
    ...(islands.length === 0 && { islands: 'missing' as const }),
    ...(kinds.length === 0 && { kinds: 'missing' as const }),
  }
  const { name, percent, from } = values
  const { data: tax } = taxSetting.safeParse({
    name,
    basisPoints: Math.round((percent ?? 0) * 100),
    from,
    islands,
    kinds,
  })
  return { typed, problems, tax: Object.keys(problems).length === 0 ? (tax ?? null) : null }
}
