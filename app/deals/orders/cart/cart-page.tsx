import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, Link, redirect } from 'react-router'
import { areaLinks } from '../../../directory/area-names.server.ts'
import { listingAddress } from '../../../directory/known-areas.ts'
import { BlankWithAreas } from '../../../directory/list/blank-with-areas.tsx'
import { mayAct } from '../../../directory/may-act.server.ts'
import { siteOf, unlistedMeta } from '../../../directory/page-meta.ts'
import { soldOf } from '../../../directory/sold.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { formatMoney } from '../../../ground/i18n/format.ts'
import { rowNumber } from '../../../ground/query/fields.ts'
import { reloadAfterConflict } from '../../../ground/request/after-refusal.ts'
import { notFound } from '../../../ground/request/not-found.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { BackLink } from '../../../ground/ui/back-link.tsx'
import { Button, buttonClass } from '../../../ground/ui/button.tsx'
import { readOwnForm } from '../../../people/users/own-form.ts'
import { viewerOf } from '../../../people/users/viewer.ts'
import { cartPath, ordersPath } from '../addresses.ts'
import { findOffer, findOffers, withIds } from '../buy/find-offer.server.ts'
import { problemTexts } from '../buy/problem-texts.ts'
import type { Route } from './+types/cart-page.ts'
import { addToCart, findCart, takeOut } from './cart.server.ts'

export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const buyer = viewerOf(context, url)
  const cart = await findCart(context.database, buyer.id)
  const which = withIds(cart.map(({ id }) => id))
  const offers = await findOffers(context.database, { which, buyerId: buyer.id }, context)
  const lines = cart.map(({ id, kind, ref, sellerId, quantity }) => {
    // Since it was put there the buyer may have become a colleague of its seller, who buys nothing of it.
    const isOwn = mayAct(buyer, { kind, ref, ownerId: sellerId }, 'view')
    const found = offers.find((one) => one.id === id)
    const listing = found && { title: found.title, lang: found.lang }
    const offer =
      found && !isOwn ? { cents: found.cents, left: found.left, sellerName: found.sellerName } : undefined
    return { id, href: listingAddress(kind, ref), sellerId, quantity, listing, offer }
  })
  const sellers = [...Map.groupBy(lines, ({ sellerId }) => sellerId).values()]
  return {
    site: siteOf(context, url),
    areas: areaLinks(i18nOf(context.language), (kind) => soldOf(kind) === 'many'),
    sellers: sellers.map((group) =>
      group.map(({ id, href, quantity, listing, offer }) => ({ id, href, quantity, listing, offer })),
    ),
  }
}

export async function action(args: Route.ActionArgs) {
  const { context, viewer, typed } = await readOwnForm(args)
  const { database } = context
  if (typed('op') === 'remove') {
    await takeOut(database, viewer.id, [rowNumber(typed('line'))])
    return redirect(cartPath)
  }
  const key = { kind: typed('kind'), ref: typed('ref') }
  const offer = await findOffer(database, key, viewer.id, context)
  if (offer?.sold !== 'many' || offer.terms.ways.length === 0) throw notFound()
  if (mayAct(viewer, { ...offer, ownerId: offer.sellerId }, 'view')) throw notFound()
  const isAdded = await addToCart(database, viewer.id, offer.id)
  return isAdded ? redirect(cartPath) : data({ isFull: true }, { status: 409 })
}

export const shouldRevalidate = reloadAfterConflict

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData?.site, {
    title: msg`Cart`,
    description: msg`What’s in your cart, by seller`,
    address: cartPath,
  })

/** What is ordered together, from each seller in an order of its own. */
export default function CartPage({ loaderData: { sellers, areas }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <main id="main" className="wrap py-section">
      <div className="mx-auto grid max-w-160 gap-5">
        <BackLink to={ordersPath}>
          <Trans>Orders</Trans>
        </BackLink>
        <h1 className="text-3xl">
          <Trans>Cart</Trans>
        </h1>
        {actionData?.isFull && (
          <p role="alert" className="rounded-md bg-danger-soft p-3 text-danger">
            <Trans>Your cart is full. Order or remove something first.</Trans>
          </p>
        )}
        {sellers.length === 0 && (
          <BlankWithAreas
            title={t`Your cart is empty.`}
            text={t`Products you can order here have an “Add to order” button.`}
            areas={areas}
          />
        )}
        {sellers.map((lines) => (
          <SellerLines key={lines[0]!.id} lines={lines} />
        ))}
      </div>
    </main>
  )
}

type Line = Route.ComponentProps['loaderData']['sellers'][number][number]

/** Of what is left of a line. */
const centsOf = ({ quantity, offer }: Line) => (offer ? Math.min(quantity, offer.left) * offer.cents : 0)

function SellerLines({ lines }: { lines: readonly Line[] }) {
  const { i18n, t } = useLingui()
  const first = lines.find(({ offer }) => offer && offer.left > 0) ?? lines.find(({ offer }) => offer)
  const name = first?.offer?.sellerName ?? ''
  const sum = lines.reduce((cents, line) => cents + centsOf(line), 0)
  return (
    <section className="grid gap-3 rounded-xl bg-surface p-6 shadow-md">
      {first?.offer && <h2 className="text-xl wrap-anywhere">{t`Sold by ${first.offer.sellerName}`}</h2>}
      <ul className="grid gap-3">
        {lines.map((line) => (
          <li key={line.id} className="grid items-center gap-x-4 gap-y-1 sm:flex">
            <LineTitle line={line} />
            <span className="flex items-center justify-between gap-4 sm:ms-auto">
              <Form method="post">
                <input type="hidden" name="line" value={line.id} />
                <Button
                  type="submit"
                  name="op"
                  value="remove"
                  tone="line"
                  size="sm"
                  aria-label={line.listing ? t`Remove ${line.listing.title}` : undefined}
                >
                  <Trans>Remove</Trans>
                </Button>
              </Form>
              <span className="min-w-16 text-end tabular-nums">
                {line.offer && line.offer.left > 0 && formatMoney(centsOf(line), i18n.locale)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {lines.length > 1 && first && (
        <p className="flex justify-between gap-4 border-t border-line pt-3">
          <Trans>Before delivery and taxes</Trans>
          <strong className="tabular-nums">{formatMoney(sum, i18n.locale)}</strong>
        </p>
      )}
      {first && (
        <Link to={`${first.href}/buy`} className={buttonClass({ tone: 'action', size: 'lg' })}>
          {t`Order from ${name}`}
        </Link>
      )}
    </section>
  )
}

function LineTitle({ line: { href, quantity, listing, offer } }: { line: Line }) {
  const { i18n, t } = useLingui()
  if (!listing) return <span className="font-semibold">{t`No longer for sale here`}</span>
  return (
    <span className="wrap-anywhere">
      <Link to={href} lang={listing.lang ?? undefined} className="font-semibold underline underline-offset-4">
        {offer ? `${quantity} × ${listing.title}` : listing.title}
      </Link>{' '}
      {!offer && <span className="text-sm text-text-muted">{i18n._(problemTexts.own)}</span>}
      {offer && offer.left < quantity && (
        <span className="text-sm text-text-muted">{t`${offer.left} left`}</span>
      )}
    </span>
  )
}
