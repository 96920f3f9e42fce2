import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { data, type HeadersFunction, Link, redirect } from 'react-router'
import { pageMeta } from '../../../directory/page-meta.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { reloadAfterConflict } from '../../../ground/request/after-refusal.ts'
import { notFound } from '../../../ground/request/not-found.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { BackLink } from '../../../ground/ui/back-link.tsx'
import { buttonClass } from '../../../ground/ui/button.tsx'
import { readOwnForm } from '../../../people/users/own-form.ts'
import { viewerOf } from '../../../people/users/viewer.ts'
import { orderAddress } from '../addresses.ts'
import { leadToPayment } from '../paypal/start-payment.server.ts'
import type { Route } from './+types/buy-page.ts'
import { BuyForm } from './buy-form.tsx'
import { loadBuy, soldArea } from './load-buy.server.ts'
import { notOffered, problemTexts, shortageTexts } from './problem-texts.ts'
import { receiveOrder } from './receive-order.server.ts'

export async function loader({ params, url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const loaded = await loadBuy(context, url, viewerOf(context, url), params)
  if (!loaded) throw notFound()
  return data(loaded, { status: loaded.offer ? 200 : 404 })
}

export async function action(args: Route.ActionArgs) {
  const area = soldArea(args.params)
  if (!area) throw notFound()
  const { context, viewer, form } = await readOwnForm(args)
  const key = { kind: area.kind, ref: args.params.ref }
  const received = await receiveOrder(context, viewer, { key, form })
  if (!received) throw notFound()
  if ('number' in received) {
    const { number } = received
    throw redirect(await leadToPayment(context, { number, buyerId: viewer.id }))
  }
  return data(received.refused, { status: received.refused.problem ? 409 : 422 })
}

export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

export const shouldRevalidate = reloadAfterConflict

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { site, offer, href } = loaderData
  const i18n = i18nOf(site.language)
  return pageMeta({
    site,
    title: [i18n._(msg({ message: 'Buy', context: 'order' })), offer?.title].filter(Boolean).join(': '),
    description: i18n._(msg`Order it from the seller`),
    address: `${href}/buy`,
    indexed: false,
  })
}

export default function BuyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { href, contact, offer, ownOrder: number } = loaderData
  const { i18n } = useLingui()
  return (
    <main id="main" className="wrap py-section">
      <div className="mx-auto grid max-w-160 gap-5">
        <BackLink to={href}>
          {offer ? (
            <span lang={offer.lang ?? undefined}>{offer.title}</span>
          ) : (
            <Trans>Back to the listing</Trans>
          )}
        </BackLink>
        <h1 className="text-3xl">
          <Trans context="order">Buy</Trans>
        </h1>
        {!offer && !actionData ? (
          <NoOffer text={i18n._(notOffered)} contact={contact} />
        ) : offer?.isOwn ? (
          <p className="rounded-xl bg-surface p-6 shadow-md">{i18n._(problemTexts.own)}</p>
        ) : number && !actionData ? (
          <p role="status" className="rounded-xl bg-surface p-6 shadow-md">
            <Trans>You have already ordered it:</Trans>{' '}
            <Link to={orderAddress(number)} className="underline underline-offset-4">
              <Trans>Order {number}</Trans>
            </Link>
          </p>
        ) : offer?.shortage && !actionData ? (
          <NoOffer
            text={i18n._(shortageTexts[offer.shortage])}
            contact={offer.shortage === 'held' ? null : contact}
          />
        ) : (
          <BuyForm loaded={loaderData} refused={actionData} />
        )}
      </div>
    </main>
  )
}

function NoOffer({ text, contact }: { text: string; contact: string | null }) {
  return (
    <div className="grid justify-items-start gap-4 rounded-xl bg-surface p-6 shadow-md">
      <p role="status">{text}</p>
      {contact && (
        <Link to={contact} rel="nofollow" className={buttonClass({ tone: 'line' })}>
          <Trans>Contact Seller</Trans>
        </Link>
      )}
    </div>
  )
}
