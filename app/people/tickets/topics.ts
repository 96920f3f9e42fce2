/** Topics of the contact form. */
export const contactTopics = [
  'general',
  'event',
  'service',
  'government',
  'correction',
  'advertising',
  'press',
  'careers',
  'privacy',
  'account',
] as const

export type ContactTopic = (typeof contactTopics)[number]

/** The topic of a ticket. A question is meant to be published; a chat can be about anything. */
export type Topic = ContactTopic | 'question' | 'chat'

/** `open`: waits for the staff, `answered`: waits for the visitor. */
export const ticketStates = ['open', 'answered', 'closed'] as const
export type TicketState = (typeof ticketStates)[number]

/** The author of a chat message; `site` is the automatic answer, which has no text of its own. */
export type ChatSender = 'visitor' | 'staff' | 'site'
