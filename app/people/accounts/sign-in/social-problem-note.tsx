import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../../ground/ui/icon.tsx'
import { authTexts } from '../auth-codes.ts'
import type { SocialProblem } from './social-problem.ts'

const texts = {
  account_not_linked: msg`There is an account with this email address already. Log in the way you did before, or choose a password with “Forgot password?”.`,
  email_not_found: msg`Facebook shared no email address with us, and an account here needs one. Sign up with an email address and a password instead.`,
  session_ended: msg`You were logged out, so what you wrote was not saved. Log in and send it again.`,
  read_only: msg`We are working on the site, so logging in with Google or Facebook has to wait. Please try again in a few minutes.`,
  too_many: authTexts.too_many,
  failed: authTexts.failed,
}

export function SocialProblemNote({ problem }: { problem: SocialProblem }) {
  const { i18n } = useLingui()
  return (
    <p role="alert" className="mb-4 flex gap-2 rounded-md bg-danger-soft p-3 text-sm text-danger">
      <Icon name="circle-alert" className="mt-0.5 size-4.5" />
      {i18n._(texts[problem])}
    </p>
  )
}
