import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate, formatMoney } from '../../../ground/i18n/format.ts'
import type { LoadedOrder } from './load-order.server.ts'

/** The numbers under which a seller's bookkeeping has what was paid and given back. */
export function Receipts({ order: { receipts, isPlayed } }: { order: LoadedOrder }) {
  const { i18n, t } = useLingui()
  if (receipts.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 text-lg">
        <Trans>Receipts</Trans>
      </h2>
      <ul className="grid gap-1">
        {receipts.map(({ year, number, kind, cents, taxCents, issuedAt }) => {
          const name = `${year}-${String(number).padStart(4, '0')}`
          const day = formatDate(issuedAt, i18n.locale, { dateStyle: 'long' })
          const amount = formatMoney(cents, i18n.locale)
          const tax = formatMoney(taxCents, i18n.locale)
          return (
            <li key={name}>
              {kind === 'payment'
                ? t`${name}: ${amount} paid on ${day}`
                : t`${name}: ${amount} refunded on ${day}`}
              {taxCents > 0 && (
                <>
                  {' '}
                  <Trans>(including {tax} of taxes)</Trans>
                </>
              )}
            </li>
          )
        })}
      </ul>
      {isPlayed && (
        <p>
          <Trans>This is a demo: no money moves.</Trans>
        </p>
      )}
      <p className="mt-1 text-sm text-text-muted print:hidden">
        <Trans>To keep a copy, print this page, or save it as a PDF.</Trans>
      </p>
    </section>
  )
}
