import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatDate } from '../../ground/i18n/format.ts'
import type { Span } from './days.ts'

/** `Nov 22`, or of a week `week of Nov 22, 2026`. */
export function spanText({ first, days }: Span, i18n: I18n): string {
  const moment = new Date(`${first}T00:00:00Z`)
  if (days === 1) return formatDate(moment, i18n.locale, { month: 'short', day: 'numeric', timeZone: 'UTC' })
  const day = formatDate(moment, i18n.locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return i18n._(msg`week of ${day}`)
}
