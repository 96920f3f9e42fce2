import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'

/** Beside the button of a form that asks visitors who they are. */
export const DataNote = () => (
  <p className="text-sm text-text-muted">
    <Link to="/privacy" className="inline-flex min-h-11 items-center underline underline-offset-4">
      <Trans>What happens with your data</Trans>
    </Link>
  </p>
)
