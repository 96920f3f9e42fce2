import { Trans, useLingui } from '@lingui/react/macro'
import { msg, plural } from '@lingui/core/macro'
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

const fromAmount = (amount: string) => msg({ message: `from ${amount}`, context: 'price' })

/** $18,900, $68 / day, or $40 – $60. Its size and place are the caller's. */
export function Price({ price }: { price: Amount }) {
  const { i18n } = useLingui()
  const period = periodOf(price)
  const most = price.maxCents === null ? '' : ` – ${formatMoney(price.maxCents, i18n.locale)}`
  return (
    <span className="font-display font-semibold tracking-[-0.018em] tabular-nums sm:*:whitespace-nowrap">
      {price.isFrom ? (
        <FromAmount amount={`${formatMoney(price.cents, i18n.locale)}${most}`} />
      ) : (
        <span>
          {formatMoney(price.cents, i18n.locale)}
          {most}
        </span>
      )}
      {period && (
        <>
          {' '}
          <small className="text-[0.72em] font-normal text-text-muted">{i18n._(period)}</small>
        </>
      )}
    </span>
  )
}

/** In some languages the word is behind the amount. */
const FromAmount = ({ amount }: { amount: string }) => (
  <span>
    <Trans context="price">
      <small className="text-[0.72em] font-normal text-text-muted">from</small> {amount}
    </Trans>
  </span>
)

const periodOf = ({ period, nights }: Amount): MessageDescriptor | undefined =>
  nights === undefined
    ? periods[period ?? 'once']
    : msg({ message: plural(nights, { one: 'for # night', other: 'for # nights' }), context: 'price' })

/** The same in plain words. */
export function priceText(price: Amount, i18n: I18n): string {
  const { cents, maxCents, isFrom } = price
  const most = maxCents === null ? '' : ` – ${formatMoney(maxCents, i18n.locale)}`
  const per = periodOf(price)
  const amount = `${formatMoney(cents, i18n.locale)}${most}`
  return `${isFrom ? i18n._(fromAmount(amount)) : amount}${per ? ` ${i18n._(per)}` : ''}`
}
