import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { phoneIn } from '../../ground/forms/read-fields.server.ts'
import type { Language } from '../../ground/i18n/languages.ts'

/** Where those who read in a language live: they write their numbers as at home, too. */
const countries: Readonly<Record<Language, readonly CountryCode[]>> = {
  en: ['MP'],
  ko: ['MP', 'KR'],
  ja: ['MP', 'JP'],
  zh: ['MP', 'CN'],
}

/** A number as `+16702345678`; null where it is not one of the islands, nor of where people read in the language. */
export const phoneOf = (typed: string, language: Language) => phoneIn(typed, countries[language])

/** `(670) 234-5678`, and `+82 10 1234 5678` of another country. */
export function shownPhone(phone: string): string {
  const number = parsePhoneNumberFromString(phone)
  if (!number) return phone
  return number.countryCallingCode === '1' ? number.formatNational() : number.formatInternational()
}
