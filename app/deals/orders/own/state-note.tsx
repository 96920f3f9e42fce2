import { Trans, useLingui } from '@lingui/react/macro'
import { momentText } from '../../../ground/i18n/format.ts'
import type { LoadedOrder } from './load-order.server.ts'

/** What the state of an order means for its reader. */
export function StateNote({ order }: { order: LoadedOrder }) {
  const { state, side, way, isSample, lastPayment, promisedCents, promise } = order
  const { i18n } = useLingui()
  const until = order.deadline && momentText(order.deadline, i18n.locale)
  const isBuyer = side === 'buyer'
  return (
    <div className="grid gap-2 text-text-muted print:hidden">
      {state === 'paid' && isBuyer && (
        <p className="font-semibold text-success">
          <Trans>Payment successful! Thank you for your purchase.</Trans>
        </p>
      )}
      {order.isPlayed && state !== 'cancelled' && state !== 'awaiting-payment' && (
        <p>
          <Trans>This is a demo: no money moves.</Trans>
        </p>
      )}
      {state === 'awaiting-payment' && lastPayment === 'capturing' && (
        <p>
          <Trans>PayPal is still processing your payment. Nothing is lost. Check again in a minute.</Trans>
        </p>
      )}
      {state === 'awaiting-payment' && lastPayment === 'returned' && (
        <p>
          <Trans>
            PayPal hasn’t answered us yet. We ask again every minute: there’s no need to pay a second time.
          </Trans>
        </p>
      )}
      {lastPayment === 'held' && (
        <p className="font-semibold">
          <Trans>
            PayPal’s record of this payment doesn’t match your order. Our staff will look into it and write to
            you.
          </Trans>
        </p>
      )}
      {promisedCents > 0 && way === 'paypal' && (
        <p>
          {promise === 'pending' ? (
            <Trans>PayPal is returning the money. This can take some days.</Trans>
          ) : promise !== 'refused' ? (
            <Trans>We asked PayPal to return the money. This can take a few minutes.</Trans>
          ) : isBuyer ? (
            <Trans>PayPal lets only the seller give the money back. They have been told.</Trans>
          ) : (
            <Trans>
              PayPal didn’t let us return the money from your account. Refund it at PayPal, and this page will
              update.
            </Trans>
          )}{' '}
          {order.payPalPage && (
            <a href={order.payPalPage} className="underline underline-offset-4">
              <Trans>Go to PayPal</Trans>
            </a>
          )}
        </p>
      )}
      {order.isExpired && lastPayment !== 'held' ? (
        <p>
          <Trans>It was not paid in time, so this order has ended. Nothing was paid.</Trans>
        </p>
      ) : (
        lastPayment === 'ended' && (
          <p>
            {state === 'awaiting-payment' ? (
              <Trans>PayPal declined the payment. Nothing was paid. You can try again.</Trans>
            ) : (
              state === 'cancelled' && <Trans>Nothing was paid.</Trans>
            )}
          </p>
        )
      )}
      {state === 'awaiting-payment' && until && (
        <p>
          <Trans>It is kept for its buyer until {until}.</Trans>
        </p>
      )}
      {state === 'open' && (
        <p>
          {isBuyer ? (
            <Trans>You pay when you get it. It is kept for you until {until}.</Trans>
          ) : (
            <Trans>The buyer pays when they get it. It is kept for them until {until}.</Trans>
          )}
        </p>
      )}
      {state === 'handed-over' && !order.booking && (
        <p>
          {isBuyer ? (
            <Trans>Do you have it? If you say nothing, the order is completed on {until}.</Trans>
          ) : (
            <Trans>If the buyer says nothing, the order is completed on {until}.</Trans>
          )}
        </p>
      )}
      {isSample && (state === 'open' || state === 'paid') && (
        <p>
          <Trans>This is a sample. It is handed over by itself within two minutes.</Trans>
        </p>
      )}
    </div>
  )
}
