import { expect, test } from 'vitest'
import { i18nOf } from '../i18n/catalogue.ts'
import { callAddress } from './call-address.ts'
import { phoneText } from './phone-text.ts'
import { phoneIn, shownPhone } from './phone.server.ts'

test('phone numbers are accepted as written on the islands and at home', () => {
  for (const written of ['234-5678', '(670) 234-5678', '+1 670 234 5678', '６７０ 234 5678', '+670 234-5678'])
    expect(phoneIn(written, 'en'), written).toBe('+16702345678')
  for (const written of ['(+670) 234-5678', '(+1 670) 234-5678', 'tel:+16702345678', 'tel:+6702345678'])
    expect(phoneIn(written, 'en'), written).toBe('+16702345678')
  expect(phoneIn('+670 7723 4567', 'en'), 'a mobile of Timor-Leste').toBe('+67077234567')
  expect(phoneIn('+670 331 1234', 'en'), 'a landline of Dili').toBe('+6703311234')
  expect(phoneIn('010-1234-5678', 'ko')).toBe('+821012345678')
  expect(phoneIn('090-1234-5678', 'ja')).toBe('+819012345678')
  expect(phoneIn('13122345678', 'zh')).toBe('+8613122345678')
  expect(phoneIn('1-312-234-5678', 'zh')).toBe('+13122345678')
  expect(phoneIn('010-1234-5678', 'en')).toBeNull()
  for (const language of ['en', 'ko', 'ja'] as const) expect(phoneIn('13122345678', language)).toBeNull()
  for (const written of ['12065551234', '12125551234', '14155551234'])
    expect(phoneIn(written, 'en'), written).toBe(`+${written}`)
  for (const written of ['911', 'call me', '234-5678 or 234-5679', '+1 670 234 56789'])
    expect(phoneIn(written, 'en'), written).toBeNull()
})

test.each([
  ['ko', '+821012345678'],
  ['ja', '+819012345678'],
  ['zh', '+8613122345678'],
] as const)('in %s, an example of a number of another country is one of the reader’s', (language, number) => {
  const [example] = /\+[\d ]+\d/.exec(i18nOf(language)._(phoneText))!
  expect(phoneIn(example, 'en')).toBe(number)
})

test('a published number of the islands is called with its area code, one of another country by its own', () => {
  expect(callAddress('234-5678')).toBe('tel:+16702345678')
  expect(callAddress('(671) 646-1234')).toBe('tel:+16716461234')
  expect(callAddress('(+82) 2 123 4567')).toBe('tel:+8221234567')
  expect(callAddress('+82 10 1234 5678')).toBe('tel:+821012345678')
})

test('phone numbers are shown as dialed from the islands', () => {
  expect(shownPhone('+16702345678')).toBe('(670) 234-5678')
  expect(shownPhone('+821012345678')).toBe('+82 10 1234 5678')
})
