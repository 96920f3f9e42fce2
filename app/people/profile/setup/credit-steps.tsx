import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { creditFor, type CreditReason } from '../../credit/credit-for.ts'
import { formatMoney } from '../../../ground/i18n/format.ts'
import { Icon } from '../../../ground/ui/icon.tsx'

/**
 * The credit that can be earned, and what was earned.
 * @param credit what is left of it
 * @param mayEarn false until the email address is confirmed
 */
export function CreditSteps({
  credit,
  earned,
  mayEarn,
}: {
  credit: number
  earned: readonly CreditReason[]
  mayEarn: boolean
}) {
  const { i18n } = useLingui()
  const { profile, verification } = creditFor
  const money = (dollars: number) => formatMoney(dollars * 100, i18n.locale)
  const first = money(profile)
  const second = money(verification)
  return (
    <section className="rounded-xl bg-surface p-6 shadow-md">
      <h2 className="text-lg">
        <Trans>Advertising credit</Trans>
      </h2>
      <p className="font-display text-3xl font-semibold tabular-nums">{money(credit)}</p>
      <ul className="mt-2 grid gap-2 text-sm">
        <Step done={earned.includes('profile')}>
          <Trans>{first} for a complete profile</Trans>
        </Step>
        <Step done={earned.includes('verification')}>
          <Trans>{second} more when you are verified</Trans>
        </Step>
      </ul>
      {!mayEarn && (
        <p className="mt-3 text-sm text-text-muted">
          <Trans>You get your credit once you have opened the link in our email.</Trans>
        </p>
      )}
    </section>
  )
}

const Step = ({ done, children }: { done: boolean; children: ReactNode }) => (
  <li className="flex items-start gap-2">
    <Icon
      name={done ? 'circle-check' : 'gift'}
      className={`size-5 ${done ? 'text-success' : 'text-text-muted'}`}
    />
    <span>
      {children}
      {done && (
        <span className="sr-only">
          {' '}
          <Trans>(earned)</Trans>
        </span>
      )}
    </span>
  </li>
)
