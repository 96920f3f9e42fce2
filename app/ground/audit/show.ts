import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isDay } from '../forms/day.ts'
import { formatDate, formatDay, formatNumber } from '../i18n/format.ts'
import type { AuditText } from './audited.ts'

// How audited fields format stored values (see `AuditedField`).

export const inWords =
  (words: Readonly<Record<string, MessageDescriptor>>) =>
  (value: string, i18n: I18n): AuditText[] => [{ text: words[value] ? i18n._(words[value]) : value }]

const [yes, no] = [msg`Yes`, msg`No`]

export const yesOrNo = inWords({ true: yes, false: no })

/** For a field that is either on or empty. */
export const asCheck = { show: inWords({ on: yes }), empty: no }

export const asMoment = (value: string, i18n: I18n): AuditText[] => [
  { text: momentText(new Date(value), i18n) },
]

export const momentText = (at: Date, i18n: I18n) =>
  formatDate(at, i18n.locale, { dateStyle: 'medium', timeStyle: 'medium' })

/** A day like `2026-11-20`. */
export const asDay = (value: string, i18n: I18n): AuditText[] => [
  { text: isDay(value) ? formatDay(value, i18n.locale, { dateStyle: 'medium' }) : value },
]

export const asNumber = (value: string, i18n: I18n): AuditText[] => [
  { text: formatNumber(Number(value), i18n.locale) },
]

/** Ids, one or several after commas. */
export const asLinks =
  (addressOf: (id: string) => string) =>
  (value: string): AuditText[] =>
    value.split(', ').map((id) => ({ text: id, href: addressOf(id) }))
