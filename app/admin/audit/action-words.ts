import './words.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What `record` was told, in words; what is missing here is shown as it was written down. */
export const actionWords: Readonly<Record<string, MessageDescriptor | undefined>> = {
  role: msg`Role`,
  suspension: msg`Suspension`,
  'sign-out': msg`Signed out`,
  settings: msg`Site settings`,
  content: msg`Content`,
  verification: msg`Verification`,
  mail: msg`Opened a kept mail`,
  'id-picture': msg`Looked at an ID picture`,
  'ticket-state': msg`State of a ticket`,
  publication: msg`Question published`,
  'listing-export': msg`Listings exported`,
  'listing-import': msg`Listings imported`,
  'listing-imported': msg`Listing imported`,
  'moderation listing': msg`Decision on a listing`,
  'moderation question': msg`Decision on a question`,
  'moderation edit': msg`Decision on an edit`,
  'moderation report': msg`Decision on a report`,
  'moderation appeal': msg`Decision on an appeal`,
  'moderation bulk': msg`Decision on several cases`,
  'moderation picture': msg`Looked at a reported picture`,
}
