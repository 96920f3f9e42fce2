import { Trans } from '@lingui/react/macro'
import { SiteLink } from '../../ground/ui/site-link.tsx'
import { buttonClass } from '../../ground/ui/button.tsx'

/** For those of whom the site does not know who they are. */
export const GuestLinks = () => (
  <>
    <SiteLink to="/login" className={`${buttonClass({ tone: 'ghost' })} px-3! max-sm:hidden`}>
      <Trans>Login</Trans>
    </SiteLink>
    <SiteLink to="/signup" className={`${buttonClass()} max-sm:px-3.5!`}>
      <Trans>Sign Up</Trans>
    </SiteLink>
  </>
)
