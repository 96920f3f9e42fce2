import { Trans, useLingui } from '@lingui/react/macro'
import type { DifferingOrder } from '../../deals/orders/find-differing.server.ts'
import { formatMoney } from '../../ground/i18n/format.ts'

/** An order beside what its payments, its receipts and the ledger say of it. */
export function DifferingOrder({ order }: { order: DifferingOrder }) {
  const { i18n } = useLingui()
  const money = (cents: number) => formatMoney(cents, i18n.locale)
  const [paid, captured] = [money(order.paidCents), money(order.capturedCents)]
  const [left, receipts] = [money(order.leftCents), money(order.receiptCents)]
  const ledger = order.ledgerCents === null ? null : money(order.ledgerCents)
  return (
    <li className="rounded-md bg-surface px-4 py-2 shadow-sm wrap-anywhere">
      <b>{order.number}</b>{' '}
      <Trans>
        {paid} paid; payments: {captured}.
      </Trans>{' '}
      <Trans>
        After refunds {left}; receipts: {receipts}.
      </Trans>{' '}
      {ledger !== null && <Trans>Ledger: {ledger}.</Trans>}
    </li>
  )
}
