import { Trans } from '@lingui/react/macro'
import { Form, Link } from 'react-router'
import { Button, buttonClass } from '../../../ground/ui/button.tsx'
import { Icon } from '../../../ground/ui/icon.tsx'
import { cartPath, orderAddress } from '../addresses.ts'
import type { Sale } from './sale.ts'

type Listing = { readonly href: string; readonly unlisted: unknown; readonly own: unknown }

/** Leads to the form of a listing that is bought on the site. */
export function BuyButton({ listing, sale }: { listing: Listing; sale: Sale | null }) {
  if (!sale || listing.unlisted || listing.own) return null
  if (sale.ownOrder)
    return (
      <Link
        to={orderAddress(sale.ownOrder)}
        rel="nofollow"
        className={buttonClass({ tone: 'line', size: 'lg', wide: true })}
      >
        <Trans>To your order</Trans>
      </Link>
    )
  if (sale.shortage)
    return (
      <p className="rounded-md bg-surface-2 p-3 text-center text-sm">
        {sale.shortage === 'held' ? <Trans>Someone is buying it now.</Trans> : <Trans>Sold out</Trans>}
      </p>
    )
  const add = (
    <>
      <Icon name="plus" />
      <Trans>Add to order</Trans>
    </>
  )
  return (
    <>
      <Link
        to={`${listing.href}/buy`}
        rel="nofollow"
        className={buttonClass({ tone: 'line', size: 'lg', wide: true })}
      >
        <Icon name={sale.way === 'on-site' ? 'shopping-bag' : 'credit-card'} />
        {sale.way === 'on-site' ? <Trans context="order">Buy</Trans> : <Trans>Pay with PayPal</Trans>}
      </Link>
      {sale.inCart &&
        (sale.isGuest ? (
          <Link
            to={`/login?next=${encodeURIComponent(listing.href)}`}
            rel="nofollow"
            className={buttonClass({ tone: 'line', size: 'lg', wide: true })}
          >
            {add}
          </Link>
        ) : (
          <Form method="post" action={cartPath}>
            <input type="hidden" name="kind" value={sale.inCart.kind} />
            <input type="hidden" name="ref" value={sale.inCart.ref} />
            <Button type="submit" name="op" value="add" tone="line" size="lg" wide>
              {add}
            </Button>
          </Form>
        ))}
    </>
  )
}
