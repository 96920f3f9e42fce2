import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ContactTopic } from '../../../people/tickets/topics.ts'

export const topicNames: Record<ContactTopic, MessageDescriptor> = {
  general: msg`A question or something else`,
  event: msg`Add or change an event`,
  service: msg`Add or change a government service`,
  government: msg`Help with a government service`,
  correction: msg`Something on this site is wrong`,
  advertising: msg`Advertising`,
  press: msg`Press`,
  careers: msg`Working with us`,
  privacy: msg`My data and privacy`,
  account: msg`My account`,
}

/** What is worth telling, for those who come from a place where they could not tell it. */
export const topicHints: Partial<Record<ContactTopic, MessageDescriptor>> = {
  event: msg`Tell us what takes place, when and where, who organizes it, and whether it costs anything.`,
  service: msg`Tell us which office it is, where it is, its hours, and where you read it.`,
  government: msg`Tell us what you want to get done and on which island. We will tell you which office can help.`,
  correction: msg`Tell us what is wrong and, if you know it, what is right.`,
  account: msg`Write from your account’s email address. If your account is suspended, tell us why you think that is wrong.`,
}
