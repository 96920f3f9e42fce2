import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatDay } from '../../ground/i18n/format.ts'
import type { CampaignState, Slot } from './campaign.ts'
import { categories } from './categories.ts'

export const stateLabels: Record<CampaignState, MessageDescriptor> = {
  requested: msg`Requested`,
  refused: msg({ message: 'Rejected', context: 'advertisement' }),
  'awaiting-payment': msg`Awaiting payment`,
  scheduled: msg`Scheduled`,
  running: msg`Running`,
  paused: msg`Paused`,
  ended: msg`Ended`,
}

/** What an advertiser reads of what happens next. */
export const nextLabels: Record<CampaignState, MessageDescriptor> = {
  requested: msg`Someone on our team reviews it before it runs. We will email you the decision.`,
  refused: msg`It will not run. You owe nothing, and any credit that you used has been returned. You can submit another one.`,
  'awaiting-payment': msg`It is approved. We will send you an invoice. It starts once that is paid, and days that pass until then are not lost.`,
  scheduled: msg`It is approved and paid. It starts automatically on its first day.`,
  running: msg`It is running and ends automatically after its last day.`,
  paused: msg`It is paused. The days of the pause are added at the end.`,
  ended: msg`It is no longer running. Thank you for advertising with us.`,
}

/** The same of what is due, where admins have said to which account. */
export const transferLabel = msg`It is approved. Please transfer the amount as stated below. It starts once that has arrived, and days that pass until then are not lost.`

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
  if (language !== 'en') return formatDay(day, language, { dateStyle: 'long' })
  const [year, , inMonth] = day.split('-').map(Number) as [number, number, number]
  const month = formatDay(day, language, { month: 'long' })
  return `${month} ${inMonth}${suffixes[ordinals.select(inMonth)]}, ${year}`
}
