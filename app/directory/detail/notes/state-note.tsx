import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Icon } from '../../../ground/ui/icon.tsx'
import type { UnlistedState } from '../find-unlisted.server.ts'

type State = UnlistedState['state']

const forAll: Partial<Record<State, MessageDescriptor>> = {
  sold: msg`This is sold. The page stays here for a while.`,
  closed: msg`This is no longer offered. The page stays here for a while.`,
  expired: msg`This listing has expired. The page stays here for a while.`,
}

const forOwner: Record<State, MessageDescriptor> = {
  draft: msg`This is a draft. Only you can see this page.`,
  hidden: msg`Hidden by our staff. Only you can see this page.`,
  refused: msg`Not approved. Only you can see this page.`,
  review: msg`In review. Only you can see this page until it is approved.`,
  paused: msg`Paused: only you see this page.`,
  sold: msg`You marked this as sold. It is no longer listed.`,
  closed: msg`You closed this. It is no longer listed.`,
  expired: msg`This has expired. It is not listed until you renew it.`,
  demo: msg`Demo: only you see this page.`,
}

/** Shown above a listing that is in no list, or above the one that replaces a missing listing. */
export function StateNote({ unlisted }: { unlisted: UnlistedState | null }) {
  const { i18n } = useLingui()
  const text = unlisted && (unlisted.actsForIt ? forOwner : forAll)[unlisted.state]
  return (
    <p
      role="status"
      className="mt-4 flex items-center gap-3 rounded-md bg-warn-soft px-4 py-3 font-medium text-warn"
    >
      <Icon name="circle-alert" />
      {text ? i18n._(text) : <Trans>What you were looking for is no longer available. This one is.</Trans>}
      {unlisted?.actsForIt && (
        <Link to="/user-listings" className="underline">
          <Trans>Your Listings</Trans>
        </Link>
      )}
    </p>
  )
}
