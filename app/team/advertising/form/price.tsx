import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '../../../ground/i18n/format.ts'

/** The price before the form is sent. All in cents; null while it can't be calculated. */
export function Price({
  daily,
  total,
  creditCents,
  hasAccount,
}: {
  daily: number | null
  total: number | null
  creditCents: number
  hasAccount: boolean
}) {
  const { i18n } = useLingui()
  const money = (cents: number) => formatMoney(cents, i18n.locale)
  const rate = daily === null ? '' : money(daily)
  const credit = money(Math.min(creditCents, total ?? 0))
  const due = money(Math.max(0, (total ?? 0) - creditCents))
  return (
    <section aria-live="polite" className="rounded-md bg-surface-2 px-4 py-3">
      <h2 className="text-xs font-semibold text-text-muted">
        <Trans>Price</Trans>
      </h2>
      {total === null ? (
        <p>
          {daily === null ? (
            <Trans>Choose a category and both days to see the price.</Trans>
          ) : (
            <Trans>{rate} a day in this category. Choose both days to see the price.</Trans>
          )}
        </p>
      ) : (
        <>
          <p className="font-display text-3xl font-semibold tabular-nums">{money(total)}</p>
          <p className="text-sm text-text-muted">
            {hasAccount && creditCents > 0 ? (
              <Trans>
                {rate} a day. You transfer {due} after approval; {credit} is covered by your credit.
              </Trans>
            ) : hasAccount ? (
              <Trans>{rate} a day. You pay by bank transfer after approval.</Trans>
            ) : creditCents > 0 ? (
              <Trans>
                {rate} a day. We invoice {due} after approval; {credit} is covered by your credit.
              </Trans>
            ) : (
              <Trans>{rate} a day. We invoice you after approval.</Trans>
            )}
          </p>
        </>
      )}
    </section>
  )
}
