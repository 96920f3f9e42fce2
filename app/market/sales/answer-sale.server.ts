import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { notify } from '../../people/notifications/notify.server.ts'
import { saleAddress } from './addresses.ts'
import { findSale } from './find-sale.server.ts'

/** The buyer says whether they have bought it. @returns whether that is their answer now */
export async function answerSale(
  tx: Database,
  {
    buyer,
    saleRef,
    isYes,
  }: { buyer: { readonly id: string; readonly fullName: string }; saleRef: string; isYes: boolean },
): Promise<boolean> {
  const sale = await findSale(tx, buyer.id, saleRef, sql`for update of sale`)
  if (!sale || sale.isSeller) return false
  const state = isYes ? 'confirmed' : 'denied'
  // Pressed twice, it is answered once.
  if (sale.state !== 'named') return sale.state === state
  await tx.execute(sql`update sale set state = ${state}, answered_at = now() where id = ${sale.id}`)
  if (sale.otherId !== null)
    await notify(tx, sale.otherId, {
      event: 'sale',
      values: { title: sale.title, name: buyer.fullName, news: state },
      href: saleAddress(saleRef),
      key: `sale ${saleRef} ${state}`,
      about: [buyer.id],
    })
  return true
}
