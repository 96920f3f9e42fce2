import { ownListingsPath } from './addresses.ts'

/** What became of a draft, for the page of one's own listings: said there once. */
export type Sent = { readonly kind: string; readonly done: 'created' | 'saved'; readonly waits: boolean }

export const sentAddress = ({ kind, done, waits }: Sent): string =>
  `${ownListingsPath}?${new URLSearchParams({ [done]: kind, ...(waits && { waits: 'on' }) })}`

export function sentBy({ searchParams }: Pick<URL, 'searchParams'>): Sent | null {
  const done = (['created', 'saved'] as const).find((one) => searchParams.has(one))
  return done ? { kind: searchParams.get(done)!, done, waits: searchParams.has('waits') } : null
}
