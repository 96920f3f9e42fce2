import { msg } from '@lingui/core/macro'
import type { TypedFilter } from '../../directory/typed-filter.ts'
import { isDay } from '../../ground/forms/day.ts'
import { formatDay } from '../../ground/i18n/format.ts'

/** The day by which one can move in: only what is available then, or before. */
export const moveInDay: TypedFilter = {
  label: msg`Move-in date`,
  fields: [{ key: 'moveIn', label: msg`Move in by`, control: 'date' }],
  problemsOf: ({ moveIn = '' }) => (isDay(moveIn) ? {} : { moveIn: msg`Choose a date.` }),
  chip: ({ moveIn = '' }, i18n) => {
    const day = isDay(moveIn) ? formatDay(moveIn, i18n.locale, { dateStyle: 'medium' }) : moveIn
    return i18n._(msg`Move in by ${day}`)
  },
}
