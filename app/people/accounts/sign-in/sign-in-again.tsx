import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ground/ui/button.tsx'
import { LogOutForm } from '../../users/log-out.tsx'

/** Shown instead of the password question to accounts without a password whose last sign-in is too long ago. */
export const SignInAgain = () => (
  <LogOutForm>
    <p className="mb-4 text-text-muted">
      <Trans>To confirm that it is you, log out, log in again, and come back here within 15 minutes.</Trans>
    </p>
    <Button type="submit" size="lg" className="max-sm:w-full">
      <Trans>Log out</Trans>
    </Button>
  </LogOutForm>
)
