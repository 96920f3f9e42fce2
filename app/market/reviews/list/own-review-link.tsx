import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { buttonClass } from '../../../ground/ui/button.tsx'
import { Icon } from '../../../ground/ui/icon.tsx'
import { ReviewState } from '../write/review-state.tsx'
import type { OwnPart } from './own-part.server.ts'

/** The way to one's own review, which the owner of the listing has not. */
export function OwnReviewLink({ own, href }: { own: OwnPart | null; href: string }) {
  if (own?.isOwner) return null
  return (
    <div className="mb-5 grid gap-3 print:hidden">
      {own?.review && <ReviewState own={own.review} />}
      <Link
        to={`${href}/review`}
        rel="nofollow"
        className={`${buttonClass({ tone: 'line' })} justify-self-start`}
      >
        <Icon name="star" className="size-4.5" />
        {own?.review ? <Trans>Edit your review</Trans> : <Trans>Write a review</Trans>}
      </Link>
    </div>
  )
}
