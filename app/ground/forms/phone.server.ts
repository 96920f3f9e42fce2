import { type CountryCode, parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max'
import type { Language } from '../i18n/languages.ts'

/** Countries whose national phone numbers are accepted, by the language of the page. */
const countries: Readonly<Record<Language, readonly CountryCode[]>> = {
  en: ['MP'],
  ko: ['MP', 'KR'],
  ja: ['MP', 'JP'],
  zh: ['MP', 'CN'],
}

/** As its writer has it, in plain digits, and without what makes it an address to call. */
export const writtenPhone = (typed: string) => typed.normalize('NFKC').replace(/^\s*(?:tel:\s*)?/i, '')

/** A number as `+16702345678`; null unless it has its country's, or is of North America or a country of the language. */
export function phoneIn(typed: string, language: Language): string | null {
  // The library reads `+(670) 234-5678`, but not `(+670) 234-5678`.
  const text = writtenPhone(typed).replace(/^\(\+/, '+(')
  for (const defaultCountry of countries[language]) {
    const number = withItsCountry(parsePhoneNumberFromString(text, { defaultCountry, extract: false }))
    if (number?.isValid() && !number.ext && !isDoubtful(text, number)) return number.number
  }
  return null
}

/**
 * `+670 234 5678` lacks the 1 of the islands: as it is written, its seven digits would be of Timor-Leste. Those that are
 * no number of the islands are.
 */
function withItsCountry(number: PhoneNumber | undefined): PhoneNumber | undefined {
  const isSlip = number?.countryCallingCode === '670' && !number.ext && number.nationalNumber.length === 7
  const own = isSlip ? parsePhoneNumberFromString(`+1670${number.nationalNumber}`) : undefined
  return own?.isValid() ? own : number
}

/** `13122345678` is a mobile number of China, and one of Chicago if its 1 is the code of the USA, as in `1-312-234-5678`. */
const isDoubtful = (text: string, { countryCallingCode, country }: PhoneNumber): boolean =>
  /^\(?1\d/.test(text) &&
  countryCallingCode === '1' &&
  country !== 'MP' &&
  country !== 'GU' &&
  isOfChina(text)

const isOfChina = (text: string) =>
  parsePhoneNumberFromString(text, { defaultCountry: 'CN', extract: false })?.isValid() ?? false

/** `(670) 234-5678`, or `+82 10 1234 5678` for other countries. */
export function shownPhone(phone: string): string {
  const number = parsePhoneNumberFromString(phone)
  if (!number) return phone
  return number.countryCallingCode === '1' ? number.formatNational() : number.formatInternational()
}

/** In a cell, where a number that began with its plus would be taken for a formula: `(+82) 10 1234 5678`. */
export const phoneInTable = (phone: string) => shownPhone(phone).replace(/^\+\d+/, '($&)')
