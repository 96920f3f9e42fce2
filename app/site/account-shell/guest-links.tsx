import { Trans } from '@lingui/react/macro'
import { SiteLink } from '../../ground/ui/site-link.tsx'
import { buttonClass } from '../../ground/ui/button.tsx'

/** The links for visitors who are not signed in. */
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
