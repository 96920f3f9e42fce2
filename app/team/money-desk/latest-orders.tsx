import { useLingui } from '@lingui/react/macro'
import { StateTag } from '../../deals/orders/moves/state-tag.tsx'
import { formatDate, formatMoney } from '../../ground/i18n/format.ts'
import type { LatestOrder } from './find-money.server.ts'

/** What was ordered last, of all sellers. */
export function LatestOrders({ orders }: { orders: readonly LatestOrder[] }) {
  const { i18n, t } = useLingui()
  const former = t`Former member`
  return (
    <ul className="grid gap-2">
      {orders.map(({ number, title, seller, buyer, cents, state, at }) => (
        <li
          key={number}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md bg-surface px-4 py-2 shadow-sm wrap-anywhere"
        >
          <span>
            <b>{number}</b> · {title} · {buyer || former} / {seller || former} ·{' '}
            {formatMoney(cents, i18n.locale)} · {formatDate(at, i18n.locale, { dateStyle: 'medium' })}
          </span>
          <StateTag state={state} />
        </li>
      ))}
    </ul>
  )
}
