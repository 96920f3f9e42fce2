import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Button, buttonClass } from '../../../ground/ui/button.tsx'
import { Icon } from '../../../ground/ui/icon.tsx'
import type { SavingState } from '../autosave.ts'

/** Says whether the form is saved; an unsaved state stays in view while typing. */
export function SavingNote({
  state,
  isStored,
  onSwap,
  onSettle,
}: {
  state: SavingState
  isStored: boolean
  onSwap: () => void
  onSettle: () => void
}) {
  const { pathname, search } = useLocation()
  if (typeof state === 'object') return <ConflictNote onSwap={onSwap} onSettle={onSettle} />
  if (state === 'signed-out') {
    const login = {
      href: `/login?${new URLSearchParams({ next: pathname + search })}`,
      className: 'font-semibold underline underline-offset-4',
    }
    return (
      <UrgentNote>
        {isStored ? (
          <Trans>
            You were logged out. What you typed is kept in this browser. <a {...login}>Log in and continue</a>
          </Trans>
        ) : (
          <Trans>
            You were logged out, and what you typed is not stored in this browser. Keep this page open,{' '}
            <a {...login} target="_blank">
              log in in another tab
            </a>
            , then press “Save draft” here.
          </Trans>
        )}
      </UrgentNote>
    )
  }
  if (state === 'gone')
    return (
      <UrgentNote>
        {isStored ? (
          <Trans>
            This draft no longer exists. It was sent or discarded in another tab or on another device. What
            you see here is kept only in this browser.
          </Trans>
        ) : (
          <Trans>
            This draft no longer exists. It was sent or discarded in another tab or on another device. What
            you see here is only on this page.
          </Trans>
        )}
      </UrgentNote>
    )
  return (
    <p
      role="status"
      className="saving-note flex items-center gap-2 text-sm text-text-muted"
      data-urgent={state === 'offline' || undefined}
    >
      {state === 'saved' ? (
        <>
          <Icon name="circle-check" className="size-5 noscript:hidden" />
          <span className="noscript:hidden">
            <Trans>Your draft is saved as you type.</Trans>
          </span>
          <span className="hidden noscript:block">
            <Trans>Press “Save draft” to keep what you have typed.</Trans>
          </span>
        </>
      ) : state === 'saving' ? (
        <Trans>Saving your draft…</Trans>
      ) : (
        <>
          <Icon name="circle-alert" className="size-5" />
          {isStored ? (
            <Trans>
              You are offline. What you type is kept in this browser and saved when you are back online.
            </Trans>
          ) : (
            <Trans>
              You are offline, and what you type is not stored in this browser. Keep this page open until you
              are back online.
            </Trans>
          )}
        </>
      )}
    </p>
  )
}

function ConflictNote({ onSwap, onSettle }: { onSwap: () => void; onSettle: () => void }) {
  const { pathname, search } = useLocation()
  return (
    <UrgentNote>
      <p className="font-semibold">
        <Trans>This draft was changed in another tab or on another device.</Trans>
      </p>
      <p className="mt-1 text-sm">
        <span className="noscript:hidden">
          <Trans>
            Both versions are saved until you decide. Look at the other one, then keep the right one.
          </Trans>
        </span>
        <span className="hidden noscript:block">
          <Trans>
            Nothing on this page is saved yet. Open the other version to compare. A button below saves this
            version instead.
          </Trans>
        </span>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" className="noscript:hidden" onClick={onSettle}>
          <Trans>Keep this version</Trans>
        </Button>
        <Button tone="line" size="sm" className="noscript:hidden" onClick={onSwap}>
          <Trans>Show the other version</Trans>
        </Button>
        <span className="hidden noscript:block">
          <a href={pathname + search} target="_blank" className={buttonClass({ tone: 'line', size: 'sm' })}>
            <Trans>Open the other version</Trans>
          </a>
        </span>
      </div>
    </UrgentNote>
  )
}

const UrgentNote = ({ children }: { children: ReactNode }) => (
  <div
    role="alert"
    tabIndex={-1}
    className="saving-note rounded-md bg-brand-soft p-4 text-on-brand-soft"
    data-urgent
  >
    {children}
  </div>
)
