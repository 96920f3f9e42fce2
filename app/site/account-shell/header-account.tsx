import { useAuth } from '../../people/users/auth-context.tsx'
import { AccountMenu } from './account-menu.tsx'
import { GuestLinks } from './guest-links.tsx'
import { useUnreached } from './use-unreached.ts'
import { UnreachedSignOut } from './unreached-sign-out.tsx'
import { WatchSession } from './watch-session.tsx'

/** The end of the header: links to log in and sign up, or the menu of the signed-in user. */
export default function HeaderAccount() {
  const { viewer } = useAuth()
  const isUnreached = useUnreached()
  return (
    <>
      {viewer && !isUnreached ? <AccountMenu viewer={viewer} /> : <GuestLinks />}
      <WatchSession viewer={viewer} />
      {isUnreached && <UnreachedSignOut />}
    </>
  )
}
