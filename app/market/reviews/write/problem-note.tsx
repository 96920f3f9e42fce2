import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReviewProblem } from './review-form.ts'

const texts: Readonly<Record<ReviewProblem, MessageDescriptor>> = {
  login: msg`Log in to post this review. Then come back here and press the button again.`,
  gone: msg`This is no longer listed, so your review can’t be posted. Your text is still here, in case you want to copy it.`,
  own: msg`You can’t review your own listing.`,
  unverified: msg`Confirm your email address before you write a review. The link is in the email we sent you.`,
  often: msg`You have written a lot in the last hour. Try again later.`,
  stale: msg`You already have a review here, or have changed it in another tab. If you press the button again, this text replaces it.`,
  deleted: msg`You have deleted this review in the meantime. If you press the button again, it is posted as a new one.`,
  same: msg`This text is already in a review. Write what is true of this place alone.`,
}

/** Why a review was not saved, above what was typed. */
export function ReviewProblemNote({ problem, login }: { problem: ReviewProblem; login: string }) {
  const { i18n } = useLingui()
  return (
    <p role="alert" className="rounded-md bg-warn-soft px-4 py-3 font-medium text-warn">
      {i18n._(texts[problem])}{' '}
      {problem === 'login' && (
        <>
          {/* In a tab of its own: without scripts what was typed is in this one alone. */}
          <a href={login} target="_blank" rel="opener" className="underline underline-offset-4">
            <Trans>Log in</Trans>
          </a>
          <noscript>
            {' '}
            <Trans>If you added photos just now, choose them again then.</Trans>
          </noscript>
        </>
      )}
    </p>
  )
}
