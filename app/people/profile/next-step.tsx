import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { creditFor } from '../credit/credit-for.ts'
import { formatMoney } from '../../ground/i18n/format.ts'
import { buttonClass } from '../../ground/ui/button.tsx'
import type { LoadedProfile } from './load-profile.server.ts'

type StepName = 'complete' | 'confirm' | 'verify' | 'resubmit'

/** The next step towards credit that can still be earned; null while others have to act. */
export function nextStepOf({
  person,
  isComplete,
  mayEarn,
  verification,
}: Pick<LoadedProfile, 'person' | 'isComplete' | 'mayEarn' | 'verification'>): StepName | null {
  if (!isComplete) return 'complete'
  if (!mayEarn) return 'confirm'
  if (person.isVerified || verification.status === 'pending') return null
  return verification.status === 'refused' ? 'resubmit' : 'verify'
}

/** @param reason why the verification was refused */
export function NextStep({ step, reason }: { step: StepName; reason: string | null }) {
  const { i18n } = useLingui()
  const first = formatMoney(creditFor.profile * 100, i18n.locale)
  const second = formatMoney(creditFor.verification * 100, i18n.locale)
  switch (step) {
    case 'complete':
      return (
        <Step title={<Trans>Complete your profile</Trans>} button={<Trans>Complete profile</Trans>}>
          <Trans>It takes two minutes, and you get {first} in advertising credit.</Trans>
        </Step>
      )
    case 'confirm':
      return (
        <Step
          title={<Trans>Confirm your email address</Trans>}
          button={<Trans>Send the link again</Trans>}
          to="/verify-email"
        >
          <Trans>You get your credit once you have opened the link in our email.</Trans>
        </Step>
      )
    case 'verify':
      return (
        <Step title={<Trans>Get verified</Trans>} button={<Trans>Start verification</Trans>}>
          <Trans>
            Show others that you are who you say you are, and get {second} more in advertising credit.
          </Trans>
        </Step>
      )
    case 'resubmit':
      return (
        <Step title={<Trans>You could not be verified</Trans>} button={<Trans>Submit again</Trans>}>
          {reason}
        </Step>
      )
  }
}

const Step = ({
  title,
  button,
  to = '/profile/setup',
  children,
}: {
  title: ReactNode
  button: ReactNode
  to?: string
  children: ReactNode
}) => (
  <section className="flex flex-wrap items-center justify-between gap-4 rounded-xl bg-warn-soft p-6">
    <div className="min-w-0">
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-1">{children}</p>
    </div>
    <Link to={to} className={`${buttonClass({ tone: 'action', size: 'lg' })} max-sm:w-full`}>
      {button}
    </Link>
  </section>
)
