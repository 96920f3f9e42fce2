/** What a ticket can be about. */
export const topics = [
  'general',
  'event',
  'service',
  'government',
  'correction',
  'advertising',
  'press',
  'careers',
  'privacy',
  'question',
] as const

export type Topic = (typeof topics)[number]

export const isTopic = (value: unknown): value is Topic => topics.includes(value as Topic)
