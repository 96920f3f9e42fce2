import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../ground/ui/icon.tsx'

/** The page of one setting. */
export const SettingsFrame = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <main id="main" className="wrap py-section">
    <div className="mx-auto max-w-140">
      <Link
        to="/account"
        className="inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-brand hover:underline"
      >
        <Icon name="chevron-left" className="size-4.5" />
        <Trans>Account Settings</Trans>
      </Link>
      <h1 className="mb-3 text-3xl">{title}</h1>
      {children}
    </div>
  </main>
)
