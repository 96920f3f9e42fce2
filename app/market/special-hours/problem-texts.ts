import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { HoursProblem } from './special-hours-form.ts'

export const hoursTexts: Readonly<Record<HoursProblem, MessageDescriptor>> = {
  missing: msg`Choose a day.`,
  invalid: msg`Choose a day, such as 2026-12-25.`,
  past: msg`This day has passed. Choose another one.`,
  far: msg`Choose a day within a year.`,
  times: msg`Enter both times, the earlier hours first. Leave all blank if you are closed.`,
  many: msg`There are 60 special days already. Remove one first.`,
}
