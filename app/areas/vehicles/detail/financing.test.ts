import { expect, test } from 'vitest'
import { estimate, isWithinLimits, usualTerms } from './financing.ts'

test('the usual terms: a fifth down, five years at five percent', () => {
  expect(estimate(18_900_00, usualTerms)).toEqual({ down: 3_780_00, loan: 15_120_00, payment: 285_33 })
  expect(estimate(25_000_00, usualTerms).payment).toBe(377_42)
})

test('without interest the loan is split evenly', () => {
  expect(estimate(12_000_00, { downPayment: 0, months: 48, interest: 0 }).payment).toBe(250_00)
  expect(estimate(100_00, { downPayment: 0, months: 6, interest: 0 }).payment).toBe(16_67)
})

test('nothing costs nothing', () => {
  expect(estimate(0, usualTerms)).toEqual({ down: 0, loan: 0, payment: 0 })
})

test('terms have limits, and months are whole', () => {
  expect(isWithinLimits('downPayment', 90)).toBe(true)
  expect(isWithinLimits('downPayment', -1)).toBe(false)
  expect(isWithinLimits('months', 60.5)).toBe(false)
  expect(isWithinLimits('interest', Number.NaN)).toBe(false)
})
