import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PricePeriod } from '../../../directory/tables.server.ts'

export const periodLabels: Readonly<Record<PricePeriod, MessageDescriptor>> = {
  once: msg`In total`,
  hour: msg`For an hour`,
  day: msg`For a day`,
  night: msg`For a night`,
  week: msg`For a week`,
  month: msg`For a month`,
  year: msg`For a year`,
  person: msg`For one person`,
}
