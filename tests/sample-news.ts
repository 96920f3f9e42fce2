import type { Notice } from '../app/people/notifications/events.ts'

type NoticeWithNews = Extract<Notice, { values: { news: string } }>

/** A piece of news for each event that has some: one that is added is missed by the type check. */
export const sampleNews: {
  readonly [Each in NoticeWithNews as Each['event']]: Each['values']['news']
} = {
  booking: 'asked',
  application: 'declined',
  claim: 'rejected',
  colleague: 'joined',
  order: 'ordered',
  dispute: 'opened',
  sale: 'named',
  'second-step': 'on',
  passkey: 'added',
}

/** The same by the name of any event. */
export const newsOf = (event: string): { readonly news?: string } =>
  event in sampleNews ? { news: sampleNews[event as keyof typeof sampleNews] } : {}
