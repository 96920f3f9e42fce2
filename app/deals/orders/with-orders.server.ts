import type { LoaderFunctionArgs } from 'react-router'
import { requestContext } from '../../ground/request/request-context.ts'
import { findOwnHold } from './buy/find-own-hold.server.ts'
import { findOffers, withIds } from './buy/find-offer.server.ts'
import type { Sale } from './for-areas/sale.ts'

type LoadedDetail = { readonly found: false } | { readonly found: true; readonly id: number }

/** Adds to a loaded detail page how the listing is bought on the site. */
export async function withOrders<D extends LoadedDetail>(
  router: LoaderFunctionArgs['context'],
  kind: string,
  detail: D,
): Promise<D & { sale: Sale | null }> {
  return { ...detail, sale: detail.found ? await findSale(router, kind, detail.id) : null }
}

async function findSale(
  router: LoaderFunctionArgs['context'],
  kind: string,
  id: number,
): Promise<Sale | null> {
  const context = router.get(requestContext)
  const wanted = { which: withIds([id]), buyerId: context.viewer?.id ?? '' }
  const [offer] = await findOffers(context.database, wanted, context)
  if (!offer) return null
  context.tags.add(`stock:${id}`).add(`seller:${offer.sellerId}`)
  const [way] = offer.terms.ways
  const { shortage } = offer
  if (!way || shortage === 'uncounted') return null
  const inCart = offer.sold === 'many' ? { kind, ref: offer.ref } : null
  const { viewer } = context
  const ownOrder = shortage && viewer ? await findOwnHold(context.database, viewer.id, id) : null
  return { way, shortage, ownOrder, inCart, isGuest: !viewer }
}
