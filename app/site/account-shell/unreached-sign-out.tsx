import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useMatches } from 'react-router'
import { Button, buttonClass, iconButtonClass } from '../../ground/ui/button.tsx'
import { Dialog } from '../../ground/ui/dialog.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import { finishSignOut } from '../../people/users/sign-out.ts'

/**
 * While the server does not know of the sign-out: a note, beside which one reads on. It covers a page that is only for
 * users who are signed in.
 */
export function UnreachedSignOut() {
  const { t } = useLingui()
  const [isClosed, setClosed] = useState(false)
  const isPrivate = useMatches().some(({ id }) => id === 'signed-in')
  const title = t`You are logged out on this device`
  if (isPrivate) {
    return (
      <Dialog open dismissible={false} onClose={() => {}} title={title} className="h-dvh max-h-none">
        <div className="grid max-w-160 gap-4 px-6">
          <Explanation />
          <div className="flex flex-wrap gap-2">
            <TryAgain />
            <a href="/" className={buttonClass({ tone: 'line' })}>
              <Trans>Return to Home</Trans>
            </a>
          </div>
        </div>
      </Dialog>
    )
  }
  if (isClosed) return null
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-(--fixed-bottom,1rem) z-50 px-4 pb-3 print:hidden">
      <div
        role="alert"
        className="pointer-events-auto relative mx-auto grid max-w-140 gap-2 rounded-md bg-surface p-4 text-sm shadow-lg inset-ring inset-ring-line"
      >
        <button
          type="button"
          className={`${iconButtonClass} absolute top-2 right-2`}
          aria-label={t`Close`}
          onClick={() => setClosed(true)}
        >
          <Icon name="x" />
        </button>
        <p className="pr-12 font-semibold">{title}</p>
        <Explanation />
        <TryAgain />
      </div>
    </div>
  )
}

const Explanation = () => (
  <p>
    <Trans>
      Our server could not be reached. You will be logged out there as soon as you are back online, before any
      page shows your account again.
    </Trans>
  </p>
)

function TryAgain() {
  const [isBusy, setBusy] = useState(false)
  const tryAgain = async () => {
    setBusy(true)
    await finishSignOut()
    setBusy(false)
  }
  return (
    <Button
      busy={isBusy}
      onClick={() => !isBusy && void tryAgain()}
      data-first-focus
      className="justify-self-start"
    >
      <Trans>Try again</Trans>
    </Button>
  )
}
