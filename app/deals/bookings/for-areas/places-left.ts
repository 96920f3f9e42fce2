import { msg } from '@lingui/core/macro'
import { bookingsTag } from '../list/bookings-tag.ts'

/** Only what has seats left at one of its coming times. */
export const placesLeft = {
  label: msg({ message: 'Registration', context: 'filter' }),
  options: [{ value: 'left', label: msg`Places left` }],
  tag: bookingsTag,
} as const
