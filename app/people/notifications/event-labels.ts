import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EventName } from './events.ts'

/** The names of events on the settings page. */
export const eventLabels: Record<EventName, MessageDescriptor> = {
  message: msg`You have a new message`,
  booking: msg`A booking changes`,
  'booking-reminder': msg`A booking is coming up`,
  'booking-arrivals': msg`Today’s arrivals`,
  'price-drop': msg`The price of a favorite drops`,
  'saved-search': msg`New results for a saved search`,
  'listing-expires': msg`Your listing expires soon`,
  'listing-current': msg`Your listing is a year old`,
  'listings-imported': msg`Our team adds or changes your listings`,
  'listing-merged': msg`Our team merges two of the same listing`,
  'credit-earned': msg`You earn advertising credit`,
  'listing-approved': msg`Your listing is approved`,
  'listing-refused': msg`Your listing is rejected`,
  'question-approved': msg`Your question is approved`,
  'question-refused': msg`Your question is rejected`,
  'edit-approved': msg`A change to your listing is approved`,
  'edit-refused': msg`A change to your listing is rejected`,
  'content-hidden': msg`Your content was hidden`,
  'content-restored': msg`Your content is visible again`,
  'appeal-refused': msg`Your appeal was rejected`,
  'report-decided': msg`A decision on something you reported`,
  'verification-approved': msg`Your verification is approved`,
  'verification-refused': msg`Your verification is rejected`,
  'support-answer': msg`Our support answers you`,
  advertisement: msg`Your advertisement changes`,
  'new-sign-in': msg`Someone logs in from a new device`,
  'password-changed': msg`Your password changes`,
  'email-changed': msg`Your email address changes`,
  'account-closing': msg`Your account is about to be deleted`,
  'account-suspended': msg`Your account is suspended`,
  'account-restored': msg`Your account is no longer suspended`,
  'role-changed': msg`Your role on the site changes`,
}
