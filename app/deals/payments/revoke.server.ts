import { and, eq, isNull, lte, or } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { notify } from '../../people/notifications/notify.server.ts'
import { paymentsPath } from './addresses.ts'
import { sellerTerms } from './tables.server.ts'

/**
 * A seller has taken back at PayPal what they allow the site: nothing is paid to that account from then on, and they
 * are told. A message from before they connected it again changes nothing.
 */
export const revokeMerchant = (
  database: Database,
  { revoked: merchant, at }: { readonly revoked: string; readonly at: Date },
): Promise<void> =>
  database.transaction(async (tx) => {
    const { userId, paypalMerchant, paypalConnectedAt } = sellerTerms
    const left = await tx
      .update(sellerTerms)
      .set({ paypalMerchant: null, updatedAt: new Date() })
      .where(and(eq(paypalMerchant, merchant), or(isNull(paypalConnectedAt), lte(paypalConnectedAt, at))))
      .returning({ userId })
    for (const one of left)
      await notify(tx, one.userId, {
        event: 'paypal-disconnected',
        values: { merchant },
        href: paymentsPath,
        key: `paypal-disconnected ${at.toISOString()}`,
      })
  })
