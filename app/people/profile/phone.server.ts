import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { phoneIn } from '../../ground/forms/read-fields.server.ts'
import type { Language } from '../../ground/i18n/languages.ts'

/** Countries whose national phone numbers are accepted, by the language of the page. */
const countries: Readonly<Record<Language, readonly CountryCode[]>> = {
  en: ['MP'],
  ko: ['MP', 'KR'],
  ja: ['MP', 'JP'],
  zh: ['MP', 'CN'],
}

/** A number as `+16702345678`; null unless it belongs to the islands or to a country of the language. */
export const phoneOf = (typed: string, language: Language) => phoneIn(typed, countries[language])

/** `(670) 234-5678`, or `+82 10 1234 5678` for other countries. */
export function shownPhone(phone: string): string {
  const number = parsePhoneNumberFromString(phone)
  if (!number) return phone
  return number.countryCallingCode === '1' ? number.formatNational() : number.formatInternational()
}
