import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Icon } from '../../ground/ui/icon.tsx'
import { signOut } from './sign-out.ts'
import { UnsentQuestion } from './unsent-question.tsx'
import { hasUnsent } from './unsent.ts'

type Props = {
  /** Is called when nothing is left to ask. */
  onLeave?: (() => void) | undefined
}

/** A form whose button signs out; works before hydration and without scripts. */
export function LogOutForm({ onLeave, children }: Props & { children: ReactNode }) {
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const leave = async () => {
    setAsking(false)
    setBusy(true)
    onLeave?.()
    await signOut()
    setBusy(false)
  }
  const leaveOrAsk = async () => {
    if (await hasUnsent()) setAsking(true)
    else await leave()
  }
  return (
    <form
      method="post"
      action="/logout"
      aria-busy={isBusy || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void leaveOrAsk()
      }}
    >
      {children}
      <UnsentQuestion open={isAsking} onStay={() => setAsking(false)} onLeave={() => void leave()} />
    </form>
  )
}

/** The form with its usual label. @param className of the button */
export const LogOut = ({ className, onLeave }: Props & { className: string }) => (
  <LogOutForm onLeave={onLeave}>
    <button type="submit" className={className}>
      <Icon name="log-out" />
      <Trans>Log Out</Trans>
    </button>
  </LogOutForm>
)
