import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Icon } from '../../ground/ui/icon.tsx'
import { signOut } from './sign-out.ts'

/** The form whose button signs out; it works before and without a script. */
export function LogOutForm({ children }: { children: ReactNode }) {
  const [isBusy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    await signOut()
    setBusy(false)
  }
  return (
    <form
      method="post"
      action="/logout"
      aria-busy={isBusy || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void leave()
      }}
    >
      {children}
    </form>
  )
}

/** The same with its usual words. @param className of the button */
export const LogOut = ({ className }: { className: string }) => (
  <LogOutForm>
    <button type="submit" className={className}>
      <Icon name="log-out" />
      <Trans>Log Out</Trans>
    </button>
  </LogOutForm>
)
