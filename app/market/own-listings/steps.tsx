import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import { ownListingsAddress, type OwnListingQuery } from './own-listing-query.ts'
import type { OwnListing } from './own-listing.ts'

/** To the listings before those on show, and to those behind them. */
export function Steps({
  listings,
  query,
  previous,
  next,
}: {
  listings: readonly OwnListing[]
  query: OwnListingQuery
  previous: boolean
  next: boolean
}) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Pages`} className="flex flex-wrap justify-center gap-3 pt-6">
      {previous && (
        <Step query={query} side="before" at={listings[0]}>
          <Icon name="chevron-left" className="size-4.5" />
          <Trans>Previous</Trans>
        </Step>
      )}
      {next && (
        <Step query={query} side="after" at={listings.at(-1)}>
          <Trans>Next</Trans>
          <Icon name="chevron-right" className="size-4.5" />
        </Step>
      )}
    </nav>
  )
}

function Step({
  query,
  side,
  at,
  children,
}: {
  query: OwnListingQuery
  side: 'before' | 'after'
  at: OwnListing | undefined
  children: ReactNode
}) {
  return (
    at && (
      <Link
        to={ownListingsAddress({ ...query, before: '', after: '', [side]: `${at.kind}/${at.ref}` })}
        className={buttonClass({ tone: 'line' })}
      >
        {children}
      </Link>
    )
  )
}
