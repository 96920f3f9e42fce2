import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import { type Asked, addressOf, type From } from './own-address.ts'
import type { OwnListing } from './own-listing.ts'

/** To the listings before those on show, and to those behind them. */
export function Steps({
  listings,
  asked,
  previous,
  next,
}: {
  listings: readonly OwnListing[]
  asked: Asked
  previous: boolean
  next: boolean
}) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Pages`} className="flex flex-wrap justify-center gap-3 pt-6">
      {previous && (
        <Step asked={asked} side="before" at={listings[0]}>
          <Icon name="chevron-left" className="size-4.5" />
          <Trans>Previous</Trans>
        </Step>
      )}
      {next && (
        <Step asked={asked} side="after" at={listings.at(-1)}>
          <Trans>Next</Trans>
          <Icon name="chevron-right" className="size-4.5" />
        </Step>
      )}
    </nav>
  )
}

function Step({
  asked,
  side,
  at,
  children,
}: {
  asked: Asked
  side: From['side']
  at: OwnListing | undefined
  children: ReactNode
}) {
  return (
    at && (
      <Link
        to={addressOf({ ...asked, from: { kind: at.kind, ref: at.ref, side } })}
        className={buttonClass({ tone: 'line' })}
      >
        {children}
      </Link>
    )
  )
}
