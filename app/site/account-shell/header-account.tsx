import { useState } from 'react'
import { type ShownViewer, useAuth } from '../../people/users/auth-context.tsx'
import { AccountMenu } from './account-menu.tsx'
import { GuestLinks } from './guest-links.tsx'
import { useUnreached } from './use-unreached.ts'
import { UnreachedSignOut } from './unreached-sign-out.tsx'
import { WatchSession } from './watch-session.tsx'

/** The end of the header: links to log in and sign up, or the menu of the signed-in user. */
export default function HeaderAccount() {
  const { viewer } = useAuth()
  const isUnreached = useUnreached()
  // Signed out in another tab: shown at once, however long the page takes to be read and shown again.
  const [former, setFormer] = useState<ShownViewer | null>(null)
  return (
    <>
      {viewer && viewer !== former && !isUnreached ? <AccountMenu viewer={viewer} /> : <GuestLinks />}
      <WatchSession viewer={viewer} onSignedOut={setFormer} />
      {isUnreached && <UnreachedSignOut />}
    </>
  )
}
