import { numberIn } from '../../../ground/query/number-in.ts'

export const queuePath = '/admin/moderation'

/** After which case `/admin/moderation?after=12` begins; 0: with the first one. */
export const askedAfter = (url: Pick<URL, 'searchParams'>): number => numberIn(url, 'after')

export const queueParameters = (after: number): URLSearchParams =>
  new URLSearchParams(after > 0 ? { after: String(after) } : {})
