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
] as const

export type ContactTopic = (typeof contactTopics)[number]

/** What a ticket is about; a question is one that is meant to be published. */
export type Topic = ContactTopic | 'question'

export const topicOf = (value: unknown): ContactTopic =>
  contactTopics.find((topic) => topic === value) ?? 'general'
