import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatMoney, formatNumber } from '../../../ground/i18n/format.ts'
import type { Control, ControlProblem } from './controls.ts'

/** What is wrong with a control, and what to do. */
export function problemText(i18n: I18n, { type }: Control, problem: ControlProblem): string {
  switch (problem.what) {
    case 'missing':
      return i18n._(type === 'weekdays' ? msg`Choose a day of the week.` : msg`Fill this in.`)
    case 'reversed':
      return i18n._(msg`This is before the start. Change one of them.`)
    case 'invalid':
      return i18n._(msg`This is not valid. Check what you typed.`)
    case 'another':
      return i18n._(
        msg`The listing already offers this. Change the other one, or turn this on here to save this one closed.`,
      )
    default: {
      const limit = limitText(i18n, type, problem.limit)
      if (problem.what === 'from') return i18n._(msg`Enter ${limit} or more.`)
      if (problem.what === 'to') return i18n._(msg`Enter ${limit} or less.`)
      return i18n._(msg`On one day, ${limit} are already booked. Enter ${limit} or more.`)
    }
  }
}

function limitText({ locale }: I18n, type: Control['type'], limit: number): string {
  if (type === 'money') return formatMoney(limit, locale)
  return formatNumber(type === 'hours' ? limit / 60 : limit, locale)
}
