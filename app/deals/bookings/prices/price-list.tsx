import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatMoney } from '../../../ground/i18n/format.ts'
import type { Price, PriceLine } from './prices.ts'

/** The total first, then each part of it. Nothing is shown of what is free. @param note how it is paid */
export function PriceList({
  price: { lines, totalCents },
  note = <Trans>Pay at the place</Trans>,
}: {
  price: Price
  note?: ReactNode
}) {
  const { i18n } = useLingui()
  return (
    <div className="grid gap-2">
      <p className="flex justify-between gap-4 text-xl font-semibold">
        <Trans>Total</Trans>
        <span className="tabular-nums">
          {totalCents === 0 ? <Trans context="price">Free</Trans> : formatMoney(totalCents, i18n.locale)}
        </span>
      </p>
      <ul className="grid gap-1 text-text-muted">
        {lines.map((line, at) => (
          <li key={at} className="flex justify-between gap-4">
            <span>
              <LineName line={line} />
              {line.count > 1 && ` × ${line.count}`}
            </span>
            <span className="tabular-nums">{formatMoney(line.cents, i18n.locale)}</span>
          </li>
        ))}
      </ul>
      {totalCents > 0 && note && <p className="text-sm text-text-muted">{note}</p>}
    </div>
  )
}

function LineName({ line: { what, name } }: { line: PriceLine }) {
  switch (what) {
    case 'night':
      return (
        <>
          <Trans>Night</Trans>
          {name && ` (${name})`}
        </>
      )
    case 'person':
      return <Trans context="price">Person</Trans>
    case 'extra-guest':
      return <Trans>Extra guest</Trans>
    case 'offer':
      return name || <Trans context="price">Special offer</Trans>
    case 'fee':
    case 'tax':
      return name
  }
}
