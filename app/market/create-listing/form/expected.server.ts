import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { phoneText } from '../../../ground/forms/phone-text.ts'
import { formatNumber } from '../../../ground/i18n/format.ts'
import type { Input } from './form-field.ts'

/** What a field accepts, for its error message. */
export function expectedIn(input: Input, i18n: I18n): string {
  switch (input.control) {
    case 'line':
      return i18n._(lines[input.type](input.max ?? 200))
    case 'text':
      return i18n._(atMost(input.max))
    case 'lines':
      return i18n._(input.most ? linesOf(input.most, input.max) : atMostEach(input.max))
    case 'number':
      return expectedNumber({}, i18n)
    case 'hours':
      return i18n._(msg`Each opening time needs a start and an end, such as 8:00 AM and 5:00 PM.`)
    case 'one':
    case 'some':
    case 'terms':
    case 'check':
      return i18n._(msg`Choose one of the options.`)
  }
}

type Bounds = { minimum?: number | undefined; maximum?: number | undefined; isYear?: boolean }

export function expectedNumber({ minimum = 0, maximum = Infinity, isYear }: Bounds, i18n: I18n): string {
  const numberText = (value: number) => formatNumber(value, i18n.locale, isYear ? { useGrouping: false } : {})
  const [from, to] = [numberText(minimum), numberText(maximum)]
  return maximum < Number.MAX_SAFE_INTEGER
    ? i18n._(msg`Enter a number from ${from} to ${to}.`)
    : i18n._(msg`Enter a number, ${from} or more.`)
}

const atMost = (max: number) => msg`Use up to ${max} characters.`
const linesOf = (most: number, max: number) => msg`Use up to ${most} lines of up to ${max} characters.`
const atMostEach = (max: number) => msg`Use up to ${max} characters per line.`

const lines = {
  text: atMost,
  tel: () => phoneText,
  email: () => msg`Enter an email address, such as name@example.com.`,
  url: (max: number) => msg`Enter a web address of up to ${max} characters, such as www.example.com.`,
  date: () => msg`Enter a date, such as 2027-01-31.`,
  time: () => msg`Enter a time, such as 17:30.`,
}
