/** What a visitor can write to the people of the site about. */
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

/** What a ticket is about; a question is one that is meant to be published, a chat is about anything. */
export type Topic = ContactTopic | 'question' | 'chat'

/** Whether it waits for the staff, or for whoever wrote, or for nobody. */
export const ticketStates = ['open', 'answered', 'closed'] as const
export type TicketState = (typeof ticketStates)[number]
