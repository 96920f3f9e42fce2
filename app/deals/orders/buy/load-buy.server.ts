import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { withRef } from '../../../directory/conditions.server.ts'
import { knownAreas } from '../../../directory/known-areas.ts'
import { siteOf } from '../../../directory/page-meta.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'
import { soldOf } from '../../../directory/sold.ts'
import { findGoodsTaxes } from '../price/goods-taxes.server.ts'
import { findCart } from '../cart/cart.server.ts'
import { findOffer, type Offer } from './find-offer.server.ts'

type Params = { readonly area: string; readonly ref: string }

/** The area of an address; undefined where nothing is bought here. */
export const soldArea = ({ area }: Pick<Params, 'area'>) =>
  knownAreas().find(({ path, kind }) => path === `/${area}` && soldOf(kind))

/** How many are in a buyer's cart, and what else of it can be ordered from the same seller now: no more than are left. */
async function findInCart(context: RequestContext, buyerId: string, { id, sellerId, left: most }: Offer) {
  const cart = await findCart(context.database, buyerId, sellerId)
  const others = await Promise.all(
    cart
      .filter((line) => line.id !== id)
      .map(async ({ kind, quantity, ...line }) => {
        const offer = await findOffer(
          context.database,
          { kind, which: sql`listing.id = ${line.id}`, buyerId },
          context,
        )
        if (!offer) return []
        const { title, lang, cents, island, left } = offer
        return [{ id: line.id, title, lang, cents, island, left, quantity: Math.min(quantity, left) }]
      }),
  )
  const quantity = cart.find((line) => line.id === id)?.quantity ?? 1
  return { quantity: Math.max(1, Math.min(quantity, most)), more: others.flat() }
}

/** The form that buys a listing. `offer` is null if it can't be bought now; what was typed stays. */
export async function loadBuy(context: RequestContext, url: URL, viewer: Viewer, params: Params) {
  const area = soldArea(params)
  if (!area) return null
  const wanted = { kind: area.kind, which: withRef(params.ref), buyerId: viewer.id }
  const found = await findOffer(context.database, wanted, context)
  const offer = found && found.terms.ways.length > 0 ? found : null
  return {
    site: siteOf(context, url),
    href: `${area.path}/${encodeURIComponent(params.ref)}`,
    offer: offer && {
      title: offer.title,
      lang: offer.lang,
      sold: offer.sold,
      cents: offer.cents,
      island: offer.island,
      left: offer.left,
      sellerName: offer.sellerName,
      isOwn: offer.sellerId === viewer.id,
      ...offer.terms,
    },
    ...(offer ? await findInCart(context, viewer.id, offer) : { quantity: 1, more: [] }),
    taxes: offer ? await findGoodsTaxes(context.database, context.now) : [],
    formKey: randomUUID(),
  }
}
export type LoadedBuy = NonNullable<Awaited<ReturnType<typeof loadBuy>>>
