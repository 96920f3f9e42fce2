import { expect, test } from 'vitest'
import { isComplete, readProfile } from './profile-fields.ts'

const whole = {
  fullName: 'Maria Santos',
  mailingAddress: 'PO Box 500123, Saipan, MP 96950',
  village: 'Garapan',
  island: 'rota',
  birthDate: '1990-12-31',
  phoneNumber: '(670) 234-5678',
}
const now = new Date('2026-11-20T19:00:00Z') // the 21st on the islands
const read = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readProfile(form, now)
}
const errorsIn = (fields: Record<string, string>) => read({ ...whole, ...fields }).errors

test('a profile is complete without a WhatsApp number', () => {
  expect(isComplete(read(whole).profile)).toBe(true)
  expect(errorsIn({})).toEqual({})
  for (const name of ['fullName', 'mailingAddress', 'village', 'birthDate', 'phoneNumber']) {
    expect(isComplete(read({ ...whole, [name]: ' ' }).profile), name).toBe(false)
    expect(errorsIn({ [name]: ' ' })).toEqual({ [name]: 'missing' })
  }
})

test('an invalid island becomes Saipan', () => {
  expect(read({ ...whole, island: 'guam' }).profile.island).toBe('saipan')
})

test.each([
  ['2023-02-29', 'invalid'],
  ['31.12.1990', 'invalid'],
  ['0190-12-31', 'invalid'],
  ['2026-11-21', 'young'],
  ['2026-11-22', 'future'],
  ['2013-11-21', undefined],
  ['2013-11-22', 'young'],
  ['1906-11-20', 'invalid'],
])('born on %s: %s', (birthDate, problem) => {
  expect(errorsIn({ birthDate }).birthDate).toBe(problem)
})
