import type { I18n } from '@lingui/core'
import { isDay } from '../../../ground/forms/day.ts'
import { formatDay } from '../../../ground/i18n/format.ts'

/** A day as chips have it; what is no day, as it was typed. */
export const shortDay = (day: string, i18n: I18n): string =>
  isDay(day) ? formatDay(day, i18n.locale, { month: 'short', day: 'numeric' }) : day

export const spanText = (from: string | undefined, until: string | undefined, i18n: I18n): string =>
  [from, until].map((day) => (day ? shortDay(day, i18n) : '?')).join(' – ')
