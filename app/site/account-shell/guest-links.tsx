import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { buttonClass } from '../../ground/ui/button.tsx'

/** For those of whom the site does not know who they are. */
export const GuestLinks = () => (
  <>
    <Link to="/login" className={`${buttonClass({ tone: 'ghost' })} px-3! max-sm:hidden`}>
      <Trans>Login</Trans>
    </Link>
    <Link to="/signup" className={`${buttonClass()} max-sm:px-3.5!`}>
      <Trans>Sign Up</Trans>
    </Link>
  </>
)
