import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '../../../ground/i18n/format.ts'
import type { OrderPrice } from './price-of.ts'

/** Below the lines of an order: what is added to them, and the total. */
export function ChargeLines({ price: { charges, totalCents } }: { price: OrderPrice }) {
  const { i18n } = useLingui()
  return (
    <>
      {charges.map(({ what, name, cents }, at) => (
        <li key={at} className="flex justify-between gap-4">
          <span className="wrap-anywhere">
            {what === 'delivery' ? <Trans context="order">Delivery</Trans> : name}
          </span>
          <span className="tabular-nums">{formatMoney(cents, i18n.locale)}</span>
        </li>
      ))}
      <li className="flex justify-between gap-4 font-semibold">
        <Trans>Total</Trans>
        <span className="tabular-nums">{formatMoney(totalCents, i18n.locale)}</span>
      </li>
    </>
  )
}
