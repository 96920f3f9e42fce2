import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Icon } from '../../ground/ui/icon.tsx'
import { ownListingsPath, stepAddress } from './addresses.ts'
import type { UnsentDetails } from './form/details.server.ts'

/** Why a draft is not sent, or can't be. */
export function Refusal({
  refused,
  draftId,
}: {
  refused: NonNullable<UnsentDetails['refused']>
  draftId: string
}) {
  const { t } = useLingui()
  const texts = {
    unverified: t`It is not published yet. Confirm your email address first.`,
    incomplete: t`Choose a type and a category first.`,
    gone: t`This listing was deleted or is no longer yours, so your changes can’t be saved. What you wrote is still here.`,
    stale: t`Someone else changed this after you started, so your version is not saved. What you wrote is still here. Save again to replace theirs.`,
    busy: t`This took too long, so it is not sent yet. What you wrote is saved. Please try again in a minute.`,
    unreached: t`It was not sent because we could not be reached. Check your connection and try again.`,
    often: t`You have reached today’s limit. It is saved as a draft, so you can send it tomorrow.`,
    same: t`You have already sent this text several times. Wait an hour, or write something else.`,
    texts: t`The description of a photo is too long. Shorten it first.`,
    pictures: t`Some photos are not uploaded yet. Wait a moment, or remove those that were interrupted.`,
  }
  return (
    <p role="alert" className="mb-3 flex gap-2 text-danger">
      <Icon name="circle-alert" />
      <span>
        {texts[refused]}{' '}
        {(refused === 'pictures' || refused === 'texts') && (
          <Link to={stepAddress(draftId, 'images')} className="font-semibold underline underline-offset-4">
            <Trans>Go to the photos</Trans>
          </Link>
        )}
        {refused === 'gone' && (
          <Link to={ownListingsPath} className="font-semibold underline underline-offset-4">
            <Trans>Your Listings</Trans>
          </Link>
        )}
      </span>
    </p>
  )
}
