import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'

/** For those who have not confirmed their email address. */
export const VerifyEmailLink = () => (
  <Link to="/verify-email" className="inline-flex min-h-11 items-center underline underline-offset-4">
    <Trans>Send the link again</Trans>
  </Link>
)
