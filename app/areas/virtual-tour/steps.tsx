import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../../ground/ui/button.tsx'
import { chipClass } from '../../ground/ui/chip.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import { tours } from './area.ts'
import { stopAddress } from './tour-query.ts'
import type { Stop } from './stops.server.ts'
import type { Tour } from './tour-panel.tsx'

/** Back, every stop by its number, and on; before the first is the tour's own page, after the last all tours. */
export function Steps({ tour, stops, at }: { tour: Tour; stops: readonly Stop[]; at: number }) {
  const { t } = useLingui()
  const isLast = at === stops.length
  return (
    <nav aria-label={t`Stops`} className="mt-3 flex items-center justify-between gap-2 print:hidden">
      <Step to={at > 1 ? stopAddress(tour.href, at - 1) : tour.href} stays={at > 1}>
        <Icon name="chevron-left" className="size-4.5" />
        {at > 1 ? <Trans context="stop of a tour">Previous</Trans> : <Trans>About this tour</Trans>}
      </Step>
      <ol className="flex flex-wrap justify-center gap-1 tabular-nums max-sm:hidden">
        {stops.map(({ position, title }) => (
          <li key={position}>
            <Link
              to={stopAddress(tour.href, position)}
              preventScrollReset
              aria-label={`${position}: ${title}`}
              aria-current={position === at ? 'step' : undefined}
              className={`${chipClass({ on: position === at })} min-w-11 justify-center`}
            >
              {position}
            </Link>
          </li>
        ))}
      </ol>
      <Step to={isLast ? tours.path : stopAddress(tour.href, at + 1)} stays={!isLast}>
        {isLast ? <Trans>Finish</Trans> : <Trans context="stop of a tour">Next</Trans>}
        <Icon name="chevron-right" className="size-4.5" />
      </Step>
    </nav>
  )
}

/** Always the same link element, so that it keeps the focus when it is pressed repeatedly. */
const Step = ({ to, stays, children }: { to: string; stays: boolean; children: ReactNode }) => (
  <Link to={to} preventScrollReset={stays} className={buttonClass({ tone: 'line' })}>
    {children}
  </Link>
)
