import { useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { formatMoney } from '../ground/i18n/format.ts'
import type { Price as Amount } from './listing.ts'

const periods: Readonly<Record<string, MessageDescriptor>> = {
  hour: msg({ message: '/ hour', context: 'price' }),
  day: msg({ message: '/ day', context: 'price' }),
  night: msg({ message: '/ night', context: 'price' }),
  week: msg({ message: '/ week', context: 'price' }),
  month: msg({ message: '/ month', context: 'price' }),
  year: msg({ message: '/ year', context: 'price' }),
  person: msg({ message: '/ person', context: 'price' }),
}

/** $18,900, $68 / day, or $40 – $60. Its size and place are the caller's. */
export function Price({ price }: { price: Amount }) {
  const { i18n } = useLingui()
  const period = periods[price.period ?? 'once']
  const most = price.maxCents === null ? '' : ` – ${formatMoney(price.maxCents, i18n.locale)}`
  return (
    <span className="font-display font-semibold tracking-[-0.018em] tabular-nums *:whitespace-nowrap">
      <span>
        {formatMoney(price.cents, i18n.locale)}
        {most}
      </span>
      {period && (
        <>
          {' '}
          <small className="text-[0.72em] font-normal text-text-muted">{i18n._(period)}</small>
        </>
      )}
    </span>
  )
}

/** The same in plain words. */
export function priceText({ cents, maxCents, period }: Amount, i18n: I18n): string {
  const most = maxCents === null ? '' : ` – ${formatMoney(maxCents, i18n.locale)}`
  const per = periods[period ?? 'once']
  return `${formatMoney(cents, i18n.locale)}${most}${per ? ` ${i18n._(per)}` : ''}`
}
