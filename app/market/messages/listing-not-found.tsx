import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { buttonClass } from '../../ground/ui/button.tsx'

/** For everyone who has nothing to read about a listing, whether there is one or not. */
export function ListingNotFound() {
  const { t } = useLingui()
  return (
    <main id="main" className="wrap py-section">
      <title>{t`Messages`}</title>
      <div className="grid justify-items-center gap-3 text-center">
        <h1 className="text-3xl">
          <Trans>Listing not found.</Trans>
        </h1>
        <Link to="/profile" className={buttonClass()}>
          <Trans>Back to Profile</Trans>
        </Link>
      </div>
    </main>
  )
}
