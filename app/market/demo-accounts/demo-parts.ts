import type { Database } from '../../ground/db/client.server.ts'
import { registered } from '../../ground/request/registered.ts'

/** Gives a new demo account something of its own, in the transaction that makes it. */
export type DemoPart = (
  tx: Database,
  account: { readonly id: string; readonly name: string },
  now: Date,
) => Promise<void>

const known = registered<readonly DemoPart[]>('The parts of demo accounts')

export const registerDemoParts = known.set
export const demoParts = known.get
