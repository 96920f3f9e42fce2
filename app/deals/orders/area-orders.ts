import { registered } from '../../ground/request/registered.ts'

/** What is sold of a kind of listing: one piece, or as many as its seller has. */
export type Sold = 'one' | 'many'

const known = registered<Readonly<Record<string, Sold>>>('What is bought on the site')

/** By the kind of listing; called by `app/registry/forms-and-orders.server.ts` when a process starts. */
export const registerSold = known.set

/** Undefined for areas whose listings are not bought here. */
export const soldOf = (kind: string): Sold | undefined => known.get()[kind]
