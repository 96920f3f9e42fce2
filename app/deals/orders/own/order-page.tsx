import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { data, redirect } from 'react-router'
import { pageMeta, siteOf } from '../../../directory/page-meta.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { reloadAfterConflict } from '../../../ground/request/after-refusal.ts'
import { notFound } from '../../../ground/request/not-found.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { BackLink } from '../../../ground/ui/back-link.tsx'
import { readOwnForm } from '../../../people/users/own-form.ts'
import { viewerOf } from '../../../people/users/viewer.ts'
import { orderAddress, ordersPath } from '../addresses.ts'
import type { Route } from './+types/order-page.ts'
import { loadOrder } from './load-order.server.ts'
import { orderQuery } from './order-query.ts'
import { OrderView } from './order-view.tsx'
import { receiveRefund } from '../refunds/receive-refund.server.ts'
import { receiveMove } from './receive-move.server.ts'

export const handle = { query: orderQuery }

export async function loader({ params, url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const order = await loadOrder(context, params.number, viewerOf(context, url).id)
  if (!order) throw notFound()
  const { problem } = orderQuery.parse(url)
  return { site: siteOf(context, url), order, problem: order.isPayable ? problem : null }
}

export async function action(args: Route.ActionArgs) {
  const { context, viewer, form, typed } = await readOwnForm(args)
  const { number } = args.params
  if (typed('move') === 'refund') return receiveRefund(context, viewer, { number, form })
  const done = await receiveMove(context, viewer, { number, name: typed('move'), seen: typed('seen') })
  if (!done) throw notFound()
  if (done.ok) return redirect('leadsTo' in done ? done.leadsTo : orderAddress(number))
  return data(
    { problem: done.problem, refused: undefined },
    { status: done.problem === 'unreached' ? 503 : 409 },
  )
}

export const shouldRevalidate = reloadAfterConflict

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { site, order } = loaderData
  const { number } = order
  const title = i18nOf(site.language)._(msg`Order ${number}`)
  return pageMeta({ site, title, description: title, address: orderAddress(number), indexed: false })
}

/** An order as one of its two sides sees it; printed, it is the receipt. */
export default function OrderPage({ loaderData: { order, problem }, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap py-section">
      <div className="mx-auto grid max-w-160 gap-5">
        <BackLink to={ordersPath} className="print:hidden">
          <Trans>Orders</Trans>
        </BackLink>
        <OrderView
          order={order}
          problem={actionData ? actionData.problem : problem}
          refused={actionData?.refused}
        />
      </div>
    </main>
  )
}
