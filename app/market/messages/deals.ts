import type { Person } from '../../directory/may-act.server.ts'
import type { RecordKey } from '../../ground/db/named.ts'
import { registered } from '../../ground/request/registered.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'

/** What the two of a conversation ask or have agreed on about its listing. Texts are in the reader's language. */
export type Deal = {
  readonly href: string
  readonly name: string
  readonly state: string
  readonly startsAt: Date
  readonly persons: number
  /** What waits for the reader or the other; null: nothing. */
  readonly waiting: string | null
}

/** Those that are open first. */
export type FindDeals = (
  context: Pick<RequestContext, 'database' | 'language' | 'now'>,
  people: { readonly viewer: Person; readonly otherId: string },
  about: RecordKey,
) => Promise<readonly Deal[]>

const finder = registered<FindDeals>('Deals beside conversations')

/** Called by `app/registry/deals.server.ts` when a process starts. */
export const registerDeals = finder.set
export const findDeals: FindDeals = (...asked) => finder.get()(...asked)
