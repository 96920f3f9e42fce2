import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Language } from '../../ground/i18n/languages.ts'

/** Where those who read in another language write their numbers as at home. */
const homes: Partial<Record<Language, CountryCode>> = { ko: 'KR', ja: 'JP', zh: 'CN' }

/**
 * A number as `+16702345678`, by what was written: seven digits are one of these islands, ten of the United States.
 * @returns null where it is no number of any country that it can be of
 */
export function phoneOf(written: string, language: Language): string | null {
  for (const country of ['MP', homes[language]] as const) {
    const number = country && parsePhoneNumberFromString(written, { defaultCountry: country, extract: false })
    if (number?.isValid()) return number.number
  }
  return null
}

/** `(670) 234-5678`, and `+82 10 1234 5678` of another country. */
export function shownPhone(phone: string): string {
  const number = parsePhoneNumberFromString(phone)
  if (!number) return phone
  return number.countryCallingCode === '1' ? number.formatNational() : number.formatInternational()
}
