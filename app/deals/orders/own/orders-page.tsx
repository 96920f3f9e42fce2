import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { areaLinks } from '../../../directory/area-names.server.ts'
import { BlankWithAreas } from '../../../directory/list/blank-with-areas.tsx'
import { pageMeta, siteOf } from '../../../directory/page-meta.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { formatDate, formatMoney } from '../../../ground/i18n/format.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { buttonClass } from '../../../ground/ui/button.tsx'
import { Icon } from '../../../ground/ui/icon.tsx'
import { PageLinks } from '../../../ground/ui/page-links/page-links.tsx'
import { viewerOf } from '../../../people/users/viewer.ts'
import { cartPath, earningsPath, orderAddress, ordersPath } from '../addresses.ts'
import { soldOf } from '../../../directory/sold.ts'
import { StateTag } from '../moves/state-tag.tsx'
import type { Route } from './+types/orders-page.ts'
import { findOwnOrders, type OwnOrder } from './find-own-orders.server.ts'
import { type OrdersQuery, ordersQuery } from './orders-query.ts'

export const handle = { query: ordersQuery }

export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const viewer = viewerOf(context, url)
  const query = ordersQuery.parse(url)
  const [bought, sold] = await Promise.all([
    findOwnOrders(context.database, viewer.id, { side: 'buyer', after: query.boughtAfter }),
    findOwnOrders(context.database, viewer.id, { side: 'seller', after: query.soldAfter }),
  ])
  const areas = areaLinks(i18nOf(context.language), soldOf)
  return { site: siteOf(context, url), query, bought, sold, areas }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { site } = loaderData
  const i18n = i18nOf(site.language)
  return pageMeta({
    site,
    title: i18n._(msg`Orders`),
    description: i18n._(msg`What you have bought and sold`),
    address: ordersPath,
    indexed: false,
  })
}

/** What the visitor has bought, and what others have bought from them. */
export default function OrdersPage({ loaderData: { query, bought, sold, areas } }: Route.ComponentProps) {
  const { t } = useLingui()
  const isFirst = query.boughtAfter === '' && query.soldAfter === ''
  return (
    <main id="main" className="wrap py-section">
      <div className="mx-auto grid max-w-160 gap-8">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h1 className="text-3xl">
            <Trans>Orders</Trans>
          </h1>
          <Link to={cartPath} className={buttonClass({ tone: 'line' })}>
            <Icon name="shopping-bag" />
            <Trans>Cart</Trans>
          </Link>
        </div>
        {(sold.orders.length > 0 || query.soldAfter !== '') && (
          <div className="grid gap-3">
            <OrderList title={t`Sold by you`} found={sold} query={query} after="soldAfter" />
            <Link
              to={earningsPath}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              <Trans>Earnings</Trans>
            </Link>
          </div>
        )}
        {(bought.orders.length > 0 || query.boughtAfter !== '') && (
          <OrderList title={t`Bought by you`} found={bought} query={query} after="boughtAfter" />
        )}
        {isFirst && sold.orders.length + bought.orders.length === 0 && (
          <BlankWithAreas
            title={t`You have no orders yet.`}
            text={t`What you buy from others on this site is kept here, with its receipts.`}
            areas={areas}
          />
        )}
      </div>
    </main>
  )
}

type OrderListProps = {
  title: string
  found: { readonly orders: readonly OwnOrder[]; readonly next: string | null }
  query: OrdersQuery
  /** Where the address says on which page this list is. */
  after: keyof OrdersQuery
}

function OrderList({ title, found: { orders, next }, query, after }: OrderListProps) {
  const { t } = useLingui()
  const addressAfter = (number: string) => ordersQuery.address(ordersPath, { ...query, [after]: number })
  return (
    <section>
      <h2 className="mb-3 text-xl">{title}</h2>
      {orders.length === 0 ? (
        <p className="text-text-muted">
          <Trans>There is nothing here.</Trans>
        </p>
      ) : (
        <ul className="grid gap-3">
          {orders.map((one) => (
            <OrderRow key={one.number} order={one} />
          ))}
        </ul>
      )}
      <PageLinks
        first={query[after] === '' ? null : addressAfter('')}
        next={next && addressAfter(next)}
        list={title}
        more={t`Older orders`}
      />
    </section>
  )
}

function OrderRow({
  order: { number, title, state, totalCents, createdAt, otherName },
}: {
  order: OwnOrder
}) {
  const { i18n, t } = useLingui()
  const facts = [
    otherName || t`Former member`,
    formatDate(createdAt, i18n.locale, { dateStyle: 'long' }),
    formatMoney(totalCents, i18n.locale),
  ]
  return (
    <li>
      <Link
        to={orderAddress(number)}
        className="group grid gap-2 rounded-xl bg-surface p-4 shadow-md sm:grid-cols-[1fr_auto] sm:items-start"
      >
        <span className="grid gap-1">
          <span className="font-semibold wrap-anywhere group-hover:underline">{title}</span>
          <span className="text-text-muted wrap-anywhere">{facts.join(' · ')}</span>
        </span>
        <StateTag state={state} />
      </Link>
    </li>
  )
}
