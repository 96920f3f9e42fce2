import { randomUUID } from 'node:crypto'
import { knownAreas } from '../../../directory/known-areas.ts'
import { mayAct } from '../../../directory/may-act.server.ts'
import { siteOf } from '../../../directory/page-meta.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'
import { soldOf } from '../../../directory/sold.ts'
import { findGoodsTaxes } from '../price/goods-taxes.server.ts'
import { findCart } from '../cart/cart.server.ts'
import { findOwnHold } from './find-own-hold.server.ts'
import { findOffer, findOffers, type Offer, withIds } from './find-offer.server.ts'

type Params = { readonly area: string; readonly ref: string }

/** The area of an address; undefined where nothing is bought here. */
export const soldArea = ({ area }: Pick<Params, 'area'>) =>
  knownAreas().find(({ path, kind }) => path === `/${area}` && soldOf(kind))

/**
 * How many are in a buyer's cart, and what else of it can be ordered from the same seller now: no more than are left, and
 * nothing that the buyer acts for since it was put there.
 */
async function findInCart(context: RequestContext, buyer: Viewer, { id, sellerId, left: most }: Offer) {
  const cart = await findCart(context.database, buyer.id, sellerId)
  const pieces = new Map(cart.map((line) => [line.id, line.quantity]))
  const others = cart.filter(
    (line) => line.id !== id && !mayAct(buyer, { ...line, ownerId: sellerId }, 'view'),
  )
  const which = withIds(others.map((line) => line.id))
  const offers = await findOffers(context.database, { which, buyerId: buyer.id }, context)
  const more = offers.map(({ id: other, title, lang, cents, island, left }) => ({
    id: other,
    title,
    lang,
    cents,
    island,
    left,
    quantity: Math.min(pieces.get(other)!, left),
  }))
  return { quantity: Math.max(1, Math.min(pieces.get(id) ?? 1, most)), more }
}

/** The form that buys a listing. `offer` is null if it can't be bought now; what was typed stays. */
export async function loadBuy(context: RequestContext, url: URL, viewer: Viewer, params: Params) {
  const area = soldArea(params)
  if (!area) return null
  const found = await findOffer(context.database, { kind: area.kind, ref: params.ref }, viewer.id, context)
  const offer = found && found.terms.ways.length > 0 ? found : null
  const isOwn = found !== null && mayAct(viewer, { ...found, ownerId: found.sellerId }, 'view')
  const href = `${area.path}/${encodeURIComponent(params.ref)}`
  return {
    site: siteOf(context, url),
    href,
    /** The address of the page that tells how to reach the seller. Null: the listing is gone, or the viewer's own. */
    contact: found && !isOwn ? `${href}/contact` : null,
    offer: offer && {
      title: offer.title,
      lang: offer.lang,
      sold: offer.sold,
      cents: offer.cents,
      island: offer.island,
      left: offer.left,
      shortage: offer.shortage,
      sellerName: offer.sellerName,
      isOwn,
      ...offer.terms,
    },
    /** Where all is taken by themselves. */
    ownOrder: offer?.shortage ? await findOwnHold(context.database, viewer.id, offer.id) : null,
    ...(offer ? await findInCart(context, viewer, offer) : { quantity: 1, more: [] }),
    taxes: offer ? await findGoodsTaxes(context.database, context.now) : [],
    formKey: randomUUID(),
  }
}
export type LoadedBuy = NonNullable<Awaited<ReturnType<typeof loadBuy>>>
