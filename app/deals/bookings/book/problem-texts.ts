import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RequestProblem } from '../requests/request.server.ts'

export const problemTexts: Readonly<Record<RequestProblem, MessageDescriptor>> = {
  malformed: msg`Choose a date and time that exist.`,
  past: msg`This time is over. Choose a later one.`,
  reversed: msg`Check-out has to be after check-in.`,
  long: msg`Stays of up to 90 nights can be booked.`,
  far: msg`This is too far ahead. Choose an earlier date.`,
  short: msg`The owner takes longer stays only on these dates.`,
  arrival: msg`Check-in is not possible on this day of the week. Choose another day.`,
  closed: msg`It is closed on some of these days. Choose others.`,
  persons: msg`There is no room for so many. Change the number.`,
  early: msg`Registration has not opened yet.`,
  late: msg`It is too late to book this time. Choose another.`,
  cancelled: msg`This was cancelled. Choose another time.`,
  gone: msg`This time is no longer offered. Choose another.`,
  taken: msg`This was just taken. Choose another time.`,
  unproven: msg`Confirm your email address first, then book.`,
  blocked: msg`The owner takes no bookings from you.`,
  own: msg`This is your own listing.`,
  'new-account': msg`A new account can have one open request on its first day.`,
  overlap: msg`You have three open requests for these days. Cancel one first.`,
  open: msg`You have ten open requests. Cancel one first.`,
  same: msg`You have already sent this text several times. Wait an hour, or write something else.`,
  'account-needed': msg`Log in to book this.`,
  'not-bookable': msg`No bookings are taken here at the moment.`,
  'price-changed': msg`The price has changed. Look at it and send again.`,
  names: msg`Write a name for each person, one on each line.`,
}
