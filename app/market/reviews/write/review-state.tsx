import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { decisionPath } from '../../approval/decision-path.ts'
import type { OwnReview } from './own-review.server.ts'

/** Says to its author why others don't see a review. */
export function ReviewState({ own: { state, decision } }: { own: Pick<OwnReview, 'state' | 'decision'> }) {
  if (state === 'shown') return null
  return (
    <p role="status" className="rounded-md bg-warn-soft px-4 py-3 font-medium text-warn">
      {state === 'waiting' ? (
        <Trans>Saved. A moderator will look at it first. Until then, only you can see it.</Trans>
      ) : (
        <Trans>Our staff hid this review. Only you can see it.</Trans>
      )}{' '}
      {decision !== null && (
        <Link to={decisionPath(decision)} className="underline underline-offset-4">
          <Trans>Why, and how to appeal</Trans>
        </Link>
      )}
    </p>
  )
}
