import { Trans } from '@lingui/react/macro'

/** Where one tells the staff that something is wrong with a listing. */
export const ReportLink = ({ kind, listingRef }: { kind: string; listingRef: string }) => (
  <p className="wrap pt-4 text-sm text-text-muted print:hidden">
    <a
      href={`/report?kind=${kind}&ref=${encodeURIComponent(listingRef)}`}
      rel="nofollow"
      className="inline-flex min-h-11 items-center underline underline-offset-4"
    >
      <Trans>Report this listing</Trans>
    </a>
  </p>
)
