import { type Language, languageTags } from './languages.ts'

/** Chamorro Standard Time: UTC+10 all year. Everything a person reads is in it, wherever they or the server are. */
export const timeZone = 'Pacific/Guam'

const locales = { ...languageTags, en: 'en-US' } as const
const formatters = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat | Intl.RelativeTimeFormat>()

/** A whole number with its separators: 12,500. */
export const formatNumber = (value: number, language: string, options: Intl.NumberFormatOptions = {}) => {
  const text = tidy(numbers(language, options).format(value))
  return options.style === 'unit' ? spaced(text, language) : text
}

/** US dollars from cents: $18,900, and $12.50 where there are cents. */
export const formatMoney = (cents: number, language: string) =>
  tidy(
    numbers(language, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    }).format(cents / 100),
  )

export const formatDate = (moment: Date, language: string, options: Intl.DateTimeFormatOptions) =>
  tidy(dates(language, options).format(moment))

/** A day of the calendar, given as `2026-01-31`. */
export const formatDay = (day: string, language: string, options: Intl.DateTimeFormatOptions) =>
  formatDate(new Date(`${day}T00:00Z`), language, { timeZone: 'UTC', ...options })

/** The time of day from minutes since midnight, as the islands write it: 9:00 AM. */
export const formatClock = (minutes: number, language: string) =>
  formatDate(new Date(minutes * 60_000), language, { timeStyle: 'short', timeZone: 'UTC' })

/** Yesterday, 3 days ago. @param count below zero for what is past */
export const formatRelative = (
  count: number,
  unit: Intl.RelativeTimeFormatUnit,
  language: string,
  options: Intl.RelativeTimeFormatOptions,
) => spaced(tidy(relatives(language, options).format(count, unit)), language)

function numbers(language: string, options: Intl.NumberFormatOptions) {
  const key = `n${language}${JSON.stringify(options)}`
  const made = formatters.get(key) ?? new Intl.NumberFormat(locales[language as Language], options)
  formatters.set(key, made)
  return made as Intl.NumberFormat
}

function dates(language: string, options: Intl.DateTimeFormatOptions) {
  const key = `d${language}${JSON.stringify(options)}`
  const made =
    formatters.get(key) ??
    new Intl.DateTimeFormat(locales[language as Language], { timeZone, ...hours(language), ...options })
  formatters.set(key, made)
  return made as Intl.DateTimeFormat
}

function relatives(language: string, options: Intl.RelativeTimeFormatOptions) {
  const key = `r${language}${JSON.stringify(options)}`
  const made = formatters.get(key) ?? new Intl.RelativeTimeFormat(locales[language as Language], options)
  formatters.set(key, made)
  return made as Intl.RelativeTimeFormat
}

/** 17:00 but for English: of 오후 and PM in Korean, Node and browsers differ in which they write. */
const hours = (language: string): Intl.DateTimeFormatOptions =>
  language === 'en' ? {} : { hourCycle: 'h23' }

/** Node and browsers differ in which spaces they put in: a difference would break hydration. */
const tidy = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, ' ')

/** Between a number and what it counts, Japanese has no space and Chinese has one (docs/words.md). */
function spaced(text: string, language: string): string {
  if (language === 'ja') return text.replace(/(?<=\d) (?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])/gu, '')
  return language === 'zh' ? text.replace(/(?<=\d)(?=\p{sc=Han})/gu, ' ') : text
}

/** A moment as the islands' clocks show it, with the name of their time. */
export const momentText = (moment: Date, language: string): string =>
  `${formatDate(moment, language, { dateStyle: 'medium', timeStyle: 'short' })} ChST`

/** From one moment until another: of the same day it is said once. */
export function momentsText(from: Date, until: Date, language: string): string {
  const day = (moment: Date) => formatDate(moment, language, { dateStyle: 'medium' })
  const start = formatDate(from, language, { dateStyle: 'medium', timeStyle: 'short' })
  const end = formatDate(until, language, {
    timeStyle: 'short',
    ...(day(from) !== day(until) && { dateStyle: 'medium' }),
  })
  return `${start} – ${end} ChST`
}
