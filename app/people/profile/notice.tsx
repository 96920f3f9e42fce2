import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Icon } from '../../ground/ui/icon.tsx'
import type { LoadedProfile } from './load-profile.server.ts'

/** Confirms what was just saved. The words are also true if the address was opened directly. */
export function Notice({ profile }: { profile: Pick<LoadedProfile, 'notice' | 'verification' | 'demo'> }) {
  const { notice, verification, demo } = profile
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => text.current?.focus(), [notice])
  if (!notice) return null
  return (
    <div
      ref={text}
      role="status"
      tabIndex={-1}
      className="mb-5 flex items-start gap-2 rounded-md bg-success-soft p-4 font-semibold text-success outline-none"
    >
      <Icon name="circle-check" />
      {notice === 'picture' ? (
        <Trans>Your photo was saved.</Trans>
      ) : notice === 'picture-removed' ? (
        <Trans>Your photo was removed.</Trans>
      ) : notice === 'submitted' && verification.status === 'pending' ? (
        <Trans>
          Your profile was saved and submitted for verification. We will let you know as soon as there is a
          decision.
        </Trans>
      ) : notice === 'submitted' && verification.status === 'approved' ? (
        demo ? (
          <Trans>Your profile was saved, and you are verified right away because this is a demo.</Trans>
        ) : (
          <Trans>Your profile was saved, and you are verified.</Trans>
        )
      ) : (
        <Trans>Your profile was saved.</Trans>
      )}
    </div>
  )
}
