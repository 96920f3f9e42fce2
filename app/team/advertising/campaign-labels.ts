import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatDate } from '../../ground/i18n/format.ts'
import type { CampaignState, Slot } from './campaign.ts'
import { categories } from './categories.ts'

export const stateLabels: Record<CampaignState, MessageDescriptor> = {
  requested: msg`Requested`,
  refused: msg({ message: 'Refused', context: 'advertisement' }),
  'awaiting-payment': msg`Awaiting payment`,
  scheduled: msg`Scheduled`,
  running: msg`Running`,
  paused: msg`Paused`,
  ended: msg`Ended`,
}

/** What an advertiser reads of what happens next. */
export const nextLabels: Record<CampaignState, MessageDescriptor> = {
  requested: msg`A person looks at it before it is shown. We write to you when it is decided.`,
  refused: msg`It is not shown. Nothing is to be paid, and credit that you used is yours again. You can send another one.`,
  'awaiting-payment': msg`It is approved. We send you an invoice; once that is paid, it begins. Days that pass until then are not lost.`,
  scheduled: msg`It is approved and paid. It begins by itself on its first day.`,
  running: msg`It is shown now, and ends by itself after its last day.`,
  paused: msg`It is not shown for now. The days of the pause are added at its end.`,
  ended: msg`It is not shown any more. Thank you for advertising with us.`,
}

export const slotLabels: Record<Slot, MessageDescriptor> = {
  desktop: msg`Desktop`,
  tablet: msg`Tablet`,
  mobile: msg`Mobile`,
}

/** `Vehicles: Cars, Boats` */
export function categoryText(
  { category, subcategories }: { category: string; subcategories: readonly string[] },
  i18n: I18n,
): string {
  const known = categories[category]
  if (!known) return category
  const parts = subcategories.flatMap((one) => {
    const part = known.subcategories[one]
    return part ? [i18n._(part)] : []
  })
  return [i18n._(known.name), parts.join(', ')].filter(Boolean).join(': ')
}

const suffixes: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })

/** A day in its language's long form, in English like November 20th, 2026. */
export function dayText(day: string, language: string): string {
  const date = new Date(`${day}T00:00Z`)
  const part = (options: Intl.DateTimeFormatOptions) =>
    formatDate(date, language, { timeZone: 'UTC', ...options })
  if (language !== 'en') return part({ dateStyle: 'long' })
  const inMonth = date.getUTCDate()
  return `${part({ month: 'long' })} ${inMonth}${suffixes[ordinals.select(inMonth)]}, ${date.getUTCFullYear()}`
}
