import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { healthPath } from './health-path.ts'

/** A page below Site health, with the link back to it. */
export const HealthSubpage = ({ name, children }: { name: string; children: ReactNode }) => (
  <main id="main" className="wrap py-section">
    <title>{name}</title>
    <meta name="robots" content="noindex" />
    <Link to={healthPath} className="inline-flex min-h-11 items-center underline underline-offset-4">
      <Trans>Site health</Trans>
    </Link>
    <h1 className="mb-4 text-3xl wrap-anywhere">{name}</h1>
    {children}
  </main>
)
