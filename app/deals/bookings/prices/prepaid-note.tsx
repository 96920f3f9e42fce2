import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '../../../ground/i18n/format.ts'
import type { OnSite } from './on-site.ts'

type PrepaidNoteProps = Pick<OnSite, 'cents'> & Partial<OnSite> & { readonly totalCents: number }

/** How much of a price is paid on the site, and what is left for the place. */
export function PrepaidNote({ cents, totalCents, status = 'to-pay', backCents = 0 }: PrepaidNoteProps) {
  const { i18n } = useLingui()
  if (cents === 0) return <Trans>Pay at the place</Trans>
  const amount = formatMoney(cents, i18n.locale)
  const back = formatMoney(backCents, i18n.locale)
  const rest = formatMoney(totalCents - cents, i18n.locale)
  const hasRest = totalCents > cents
  if (status === 'kept') return <Trans>The owner keeps {amount} of the payment.</Trans>
  if (backCents > 0)
    return hasRest ? (
      <Trans>
        Paid on this site: {amount}. Refund: {back}. Pay at the place: {rest}
      </Trans>
    ) : (
      <Trans>
        Paid on this site: {amount}. Refund: {back}
      </Trans>
    )
  if (status === 'paid')
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
