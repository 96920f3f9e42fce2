import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { formatMoney, momentText } from '../../../ground/i18n/format.ts'
import { Icon } from '../../../ground/ui/icon.tsx'
import { wayTexts } from '../../payments/way-texts.ts'
import { deliveryTexts } from '../buy/problem-texts.ts'
import { RefundForm, type RefusedRefund } from '../refunds/refund-form.tsx'
import { DisputeLink } from '../disputes/dispute-link.tsx'
import { happened, stateTexts } from '../moves/state-texts.ts'
import { ChargeLines } from '../price/charge-lines.tsx'
import type { LoadedOrder } from './load-order.server.ts'
import { MoveForms } from './move-forms.tsx'
import type { StartProblem } from './order-query.ts'
import { PayPalButton } from './paypal-button.tsx'
import { PayNow } from './pay-now.tsx'
import { Receipts } from './receipts.tsx'
import { StateNote } from './state-note.tsx'

const link = 'inline-flex min-h-11 items-center gap-2 underline underline-offset-4'

export function OrderView({
  order,
  problem,
  refused,
}: {
  order: LoadedOrder
  refused: RefusedRefund | undefined
  problem: 'gone' | 'stale' | StartProblem | null | undefined
}) {
  const { i18n, t } = useLingui()
  const { promisedCents, number, side, state, lines, refundedCents, way, delivery, place, phone, write } =
    order
  const former = t`Former member`
  const name = order.otherName || former
  const money = (cents: number) => formatMoney(cents, i18n.locale)
  return (
    <>
      <h1 className="text-3xl wrap-anywhere">
        <Trans>Order {number}</Trans>
      </h1>
      {problem && (
        <p role="alert" className="rounded-md bg-danger-soft p-3 text-danger">
          {problem === 'unreached' ? (
            <Trans>PayPal can’t be reached right now. Nothing was paid. Try again in a moment.</Trans>
          ) : problem === 'site' ? (
            <Trans>
              PayPal doesn’t accept our site at the moment. Nothing was paid. It isn’t your fault, nor the
              seller’s: please tell our staff.
            </Trans>
          ) : problem === 'way' ? (
            <Trans>This seller can’t be paid with PayPal right now. Nothing was paid. Write to them.</Trans>
          ) : (
            <Trans>This order has changed since you opened it. Look at it again.</Trans>
          )}
        </p>
      )}
      <section className="grid gap-3 rounded-xl bg-surface p-6 shadow-md print:p-0 print:shadow-none">
        {order.isPayable && order.way === 'demo' ? (
          <PayNow order={order} />
        ) : (
          <p role="status" className="text-xl font-semibold">
            {i18n._(stateTexts[state])}
          </p>
        )}
        <StateNote order={order} />
        {order.isPayable && order.way === 'paypal' && <PayPalButton />}
        <ul className="grid gap-1 border-y border-line py-3">
          {lines.map(({ id, title, quantity, unitCents, href }) => (
            <li key={id} className="flex justify-between gap-4">
              <Link to={href} className="font-semibold wrap-anywhere underline underline-offset-4">
                {quantity > 1 ? `${quantity} × ${title}` : title}
              </Link>
              <span className="tabular-nums">{money(quantity * unitCents)}</span>
            </li>
          ))}
          <ChargeLines price={order} />
          {refundedCents > 0 && (
            <li className="flex justify-between gap-4">
              <Trans context="order">Refunded</Trans>
              <span className="tabular-nums">{money(refundedCents)}</span>
            </li>
          )}
          {promisedCents > 0 && (
            <li className="flex justify-between gap-4">
              <Trans>Refund promised</Trans>
              <span className="tabular-nums">{money(promisedCents)}</span>
            </li>
          )}
        </ul>
        <dl className="grid gap-x-4 sm:grid-cols-[auto_1fr] sm:gap-y-1">
          <Fact label={t`Seller`} value={order.sellerName || former} />
          <Fact label={t`Buyer`} value={order.buyerName || former} />
          <Fact label={t`Payment`} value={i18n._(wayTexts[way])} />
          {delivery !== 'none' && (
            <Fact
              label={t({ message: 'Delivery', context: 'order' })}
              value={i18n._(deliveryTexts[delivery])}
            />
          )}
          {place && <Fact label={t`Where`} value={place} />}
          {phone && <Fact label={t`Phone`} value={order.shownPhone} />}
          {order.feeCents > 0 && <Fact label={t`Site fee, invoiced monthly`} value={money(order.feeCents)} />}
        </dl>
        {order.booking && (
          <Link to={order.booking} className={`${link} print:hidden`}>
            <Icon name="calendar" className="size-4.5" />
            <Trans>To the booking</Trans>
          </Link>
        )}
        <MoveForms order={order} />
        {order.refundable > 0 && (
          <RefundForm most={order.refundable} isPromised={way === 'paypal'} refused={refused} />
        )}
        {order.dispute && <DisputeLink number={number} isOpen={order.dispute === 'open'} />}
        {order.rate && (
          <Link to={order.rate} className={`${link} print:hidden`}>
            <Icon name="star" className="size-4.5" />
            {t`Rate ${name}`}
          </Link>
        )}
        {write && (
          <Link to={write} className={`${link} print:hidden`}>
            <Icon name="message" className="size-4.5" />
            {t`Write to ${name}`}
          </Link>
        )}
        {side === 'seller' && phone && (
          <a href={`tel:${phone}`} className={`${link} print:hidden`}>
            <Icon name="phone" className="size-4.5" />
            {t`Call ${name}`}
          </a>
        )}
      </section>
      <Receipts order={order} />
      <Timeline moves={order.timeline} />
    </>
  )
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <>
    <dt className="text-text-muted">{label}</dt>
    <dd className="wrap-anywhere max-sm:mb-1.5">{value}</dd>
  </>
)

function Timeline({ moves }: { moves: LoadedOrder['timeline'] }) {
  const { i18n } = useLingui()
  return (
    <section className="print:hidden">
      <h2 className="mb-2 text-lg">
        <Trans>What has happened</Trans>
      </h2>
      <ol className="grid gap-2">
        {moves.map(({ id, at, ...one }) => (
          <li key={id}>
            <span className="text-sm text-text-muted">{momentText(at, i18n.locale)}</span>{' '}
            {i18n._(happened(one))}
          </li>
        ))}
      </ol>
    </section>
  )
}
