import { numberIn } from '../../ground/query/number-in.ts'

export const requestsPath = '/admin/verification'
export const requestPath = (id: number) => `${requestsPath}/${id}`

/** After which request `/admin/verification?after=12` begins; 0: with the first one. */
export const askedRequests = (url: Pick<URL, 'searchParams'>): number => numberIn(url, 'after')

export const requestsParameters = (after: number): URLSearchParams =>
  new URLSearchParams(after > 0 ? { after: String(after) } : {})
