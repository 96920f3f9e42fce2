import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { dateTexts } from '../date-texts.ts'
import type { WishProblem } from '../wish.ts'

/** Why a wish can't be booked. */
export const wishProblemTexts: Readonly<Record<WishProblem, MessageDescriptor>> = {
  malformed: msg`Choose a valid date and time.`,
  past: msg`This time is over. Choose a later one.`,
  ...dateTexts,
  short: msg`The owner only takes longer stays on these dates.`,
  arrival: msg`You can’t check in on this day of the week. Choose another day.`,
  closed: msg`It is closed on some of these days. Choose others.`,
  persons: msg`There isn’t room for that many. Change the number.`,
  early: msg`Registration has not opened yet.`,
  late: msg`It is too late to book this time. Choose another.`,
  cancelled: msg`This was canceled. Choose another time.`,
  gone: msg`This time is no longer offered. Choose another.`,
  taken: msg`Someone just booked this. Choose another time.`,
}
