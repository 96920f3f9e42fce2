import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EventName } from './events.ts'

/** The names of events on the settings page. */
export const eventLabels: Record<EventName, MessageDescriptor> = {
  message: msg`You have a new message`,
  'price-drop': msg`A favorite costs less`,
  'saved-search': msg`New results for a saved search`,
  'listing-expires': msg`Your listing expires soon`,
  'listing-current': msg`Your listing is a year old`,
  'listings-imported': msg`Our team puts up or changes listings of yours`,
  'credit-earned': msg`You earn advertising credit`,
  'listing-approved': msg`A listing of yours is approved`,
  'listing-refused': msg`A listing of yours is refused`,
  'question-approved': msg`A question of yours is approved`,
  'question-refused': msg`A question of yours is refused`,
  'edit-approved': msg`A change of your listing is approved`,
  'edit-refused': msg`A change of your listing is refused`,
  'content-hidden': msg`Your content was hidden`,
  'content-restored': msg`Your content is visible again`,
  'appeal-refused': msg`Your appeal was refused`,
  'report-decided': msg`Something that you reported is decided`,
  'verification-approved': msg`Your verification is approved`,
  'verification-refused': msg`Your verification is refused`,
  'support-answer': msg`Our support answers you`,
  advertisement: msg`Something happens with an advertisement of yours`,
  'new-sign-in': msg`Somebody signs in from a new device`,
  'password-changed': msg`Your password changes`,
  'email-changed': msg`Your email address changes`,
  'account-closing': msg`Your account is about to be deleted`,
  'account-suspended': msg`Your account is suspended`,
  'account-restored': msg`Your account is no longer suspended`,
  'role-changed': msg`Your role on the site changes`,
}
