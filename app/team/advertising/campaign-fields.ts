import { isDay } from '../../ground/forms/day.ts'
import {
  day,
  email,
  line,
  oneOf,
  type Problem,
  readTyped,
  required,
  type Values,
  webAddress,
} from '../../ground/forms/fields.ts'
import { addDays, daysBetween } from '../../ground/i18n/local-time.ts'
import { furthestAhead, longestCampaign } from './campaign.ts'
import { categories } from './categories.ts'

/** What an advertiser is asked, except for the pictures and the subcategories. */
export const campaignFields = {
  category: required(oneOf(Object.keys(categories), '')),
  startDate: required(day),
  endDate: required(day),
  businessName: required(line(100)),
  email: required(email),
  link: required(webAddress(500)),
  altText: required(line(200)),
}
export type CampaignValues = Values<typeof campaignFields> & { readonly subcategories: string[] }
export type CampaignField = keyof typeof campaignFields

/** What is wrong with a field. `past`, `order`, `far`, `span` are of dates. */
export type FieldProblem = Problem | 'past' | 'order' | 'far' | 'span'
export type Errors = Partial<Record<CampaignField, FieldProblem>>

/**
 * What a form says; of the subcategories those of its category. `errors`: null where all is well.
 * @param today the day on the islands
 * @param read `readFields` on the server, which has all rules
 */
export function readCampaign(
  form: FormData,
  today: string,
  read: typeof readTyped = readTyped,
): { values: CampaignValues; errors: Errors | null } {
  const { values, problems } = read(campaignFields, form)
  const known = categories[values.category]?.subcategories ?? {}
  const subcategories = form.getAll('subcategories').map(String)
  const errors = { ...problems, ...dayProblems(values, today) }
  return {
    values: { ...values, subcategories: subcategories.filter((one) => Object.hasOwn(known, one)) },
    errors: Object.keys(errors).length > 0 ? errors : null,
  }
}

function dayProblems({ startDate, endDate }: Values<typeof campaignFields>, today: string): Errors {
  const start = startDate && (isDay(startDate) ? problemOfStart(startDate, today) : 'invalid')
  const end = endDate && (isDay(endDate) ? isDay(startDate) && problemOfEnd(startDate, endDate) : 'invalid')
  return { ...(start && { startDate: start }), ...(end && { endDate: end }) }
}

const problemOfStart = (start: string, today: string) =>
  start < today ? 'past' : start > addDays(today, furthestAhead) ? 'far' : null

function problemOfEnd(start: string, end: string) {
  if (end < start) return 'order'
  return daysBetween(start, end) >= longestCampaign ? 'span' : null
}
