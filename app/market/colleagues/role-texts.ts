import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ColleagueRole } from '../../ground/request/viewer.ts'

export const roleNames: Readonly<Record<ColleagueRole, MessageDescriptor>> = {
  answer: msg`Messages and bookings`,
  edit: msg`Editing`,
  everything: msg`Everything`,
}

export const roleTexts: Readonly<Record<ColleagueRole, MessageDescriptor>> = {
  answer: msg`Answers messages, bookings and reviews in the owner’s name.`,
  edit: msg`Changes the listing, its special hours and its posts.`,
  everything: msg`Does all of this, reads applications, pauses or ends the listing, and invites others. Only the owner can delete it.`,
}
