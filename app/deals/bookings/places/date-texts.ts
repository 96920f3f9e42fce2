import { msg } from '@lingui/core/macro'

/** What is wrong with the days of a stay. */
export const dateTexts = {
  reversed: msg`Check-out has to be after check-in.`,
  long: msg`Stays of up to 90 nights can be booked.`,
  far: msg`This is too far ahead. Choose an earlier date.`,
} as const

/** What is wrong with a single day. */
export const dayTexts = {
  missing: msg`Choose a date.`,
  passed: msg`This day has passed. Choose today or a later day.`,
} as const
