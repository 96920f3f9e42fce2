import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '../../../ground/i18n/format.ts'

/** How much of a price is paid on the site, and what is left for the place. */
export function PrepaidNote({
  cents,
  totalCents,
  isPaid = false,
}: {
  cents: number
  totalCents: number
  isPaid?: boolean
}) {
  const { i18n } = useLingui()
  if (cents === 0) return <Trans>Pay at the place</Trans>
  const amount = formatMoney(cents, i18n.locale)
  const rest = formatMoney(totalCents - cents, i18n.locale)
  const hasRest = totalCents > cents
  if (isPaid)
    return hasRest ? (
      <Trans>
        Paid on this site: {amount}. Pay at the place: {rest}
      </Trans>
    ) : (
      <Trans>Paid on this site: {amount}</Trans>
    )
  return hasRest ? (
    <Trans>
      Pay on this site: {amount}. Pay at the place: {rest}
    </Trans>
  ) : (
    <Trans>Pay on this site: {amount}</Trans>
  )
}
