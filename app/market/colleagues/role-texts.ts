import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ColleagueRole } from '../../ground/request/viewer.ts'

export const roleNames: Readonly<Record<ColleagueRole, MessageDescriptor>> = {
  answer: msg`Messages and bookings`,
  edit: msg`Editing`,
  everything: msg`Everything`,
}

export const roleTexts: Readonly<Record<ColleagueRole, MessageDescriptor>> = {
  answer: msg`Can answer messages, bookings and reviews in the owner’s name.`,
  edit: msg`Can change the listing, its special hours and its posts.`,
  everything: msg`Can do all of this, read applications, pause or end the listing, and invite others. Only the owner can delete it.`,
}
