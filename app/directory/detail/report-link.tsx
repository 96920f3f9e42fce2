import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { ClaimLink } from '../claimable-kinds.ts'

const link = 'inline-flex min-h-11 items-center underline underline-offset-4'

/** Where one tells the staff that something is wrong with a listing, or that it is one's own. */
export const ReportLink = ({
  kind,
  listingRef,
  claim,
}: {
  kind: string
  listingRef: string
  claim: ClaimLink | null
}) => (
  <p className="wrap flex flex-wrap gap-x-6 pt-4 text-sm text-text-muted print:hidden">
    {claim && (
      <Link to={claim.href} rel="nofollow" className={link}>
        {claim.isOwned ? (
          <Trans>Claimed by the wrong person?</Trans>
        ) : claim.proof === 'document' ? (
          <Trans>Do you represent this office?</Trans>
        ) : (
          <Trans>Is this your business?</Trans>
        )}
      </Link>
    )}
    <a href={`/report?kind=${kind}&ref=${encodeURIComponent(listingRef)}`} rel="nofollow" className={link}>
      <Trans>Report this listing</Trans>
    </a>
  </p>
)
