import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '../../ground/i18n/format.ts'

/** What the site takes of what a seller sells here, before they offer it. */
export function FeeNote({ fee: { basisPoints } }: { fee: { readonly basisPoints: number } }) {
  const { i18n } = useLingui()
  if (basisPoints === 0) return null
  const percent = formatNumber(basisPoints / 100, i18n.locale)
  return (
    <p className="rounded-md bg-surface-2 p-3 text-sm">
      <Trans>
        The site’s fee is {percent}% of what you sell here, not counting taxes and delivery. You get an
        invoice once a month and pay it by bank transfer.
      </Trans>
    </p>
  )
}
