import type { Database } from '../../../ground/db/client.server.ts'
import { post } from '../../../people/ledger/ledger.server.ts'

/** Posts what a seller owes the site or, below zero, no longer owes it. The balance of `fees` is what is owed. */
export async function postFee(
  tx: Database,
  sellerId: string,
  { subject, cents }: { subject: string; cents: number },
): Promise<void> {
  if (cents === 0) return
  const entries = [
    { kind: 'seller', party: sellerId, cents: -cents },
    { kind: 'fees', cents },
  ] as const
  await post(tx, { reason: cents > 0 ? 'fee' : 'fee-returned', subject, entries })
}
