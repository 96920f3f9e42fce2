import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { wishProblemTexts } from '../places/problems/wish-problem-texts.ts'
import type { RequestProblem } from './request.server.ts'

export const problemTexts: Readonly<Record<RequestProblem, MessageDescriptor>> = {
  ...wishProblemTexts,
  unproven: msg`Confirm your email address first, then book.`,
  blocked: msg`The owner doesn’t take bookings from you.`,
  own: msg`This is your own listing.`,
  'new-account': msg`A new account can have one open request on its first day.`,
  overlap: msg`You already have three open requests for these dates. Cancel one first.`,
  open: msg`You already have ten open requests. Cancel one first.`,
  'open-guest': msg`You already have three open bookings with this address. Cancel one first.`,
  same: msg`You have already sent this text several times. Wait an hour, or write something else.`,
  'account-needed': msg`Log in to book this.`,
  'not-bookable': msg`This place isn’t taking bookings right now.`,
  'price-changed': msg`The price has changed. Check it and send again.`,
  names: msg`Enter each guest’s name, one per line.`,
  'long-name': msg`A name is too long: up to 120 characters each, one name per line.`,
}
