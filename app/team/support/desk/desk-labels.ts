import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { topicNames } from '../contact/topic-labels.ts'
import type { TicketState, Topic } from '../../../people/tickets/topics.ts'

export const stateNames: Record<TicketState, MessageDescriptor> = {
  open: msg`Unanswered`,
  answered: msg`Answered`,
  closed: msg`Completed`,
}

/** The possible change of state, by state. */
export const moveNames: Record<TicketState, MessageDescriptor> = {
  open: msg`Close without answer`,
  answered: msg`Mark as completed`,
  closed: msg`Reopen`,
}

export const ticketTopics: Record<Topic, MessageDescriptor> = {
  ...topicNames,
  chat: msg`Support chat`,
  question: msg`Ask a Local`,
}
