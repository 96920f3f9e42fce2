import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Section } from '../../../directory/detail/section.tsx'
import { formatNumber } from '../../../ground/i18n/format.ts'
import { Field } from '../../../ground/ui/field.tsx'
import { estimate, isWithinLimits, limits, type Terms, usualTerms } from './financing.ts'

type TypedTerms = Record<keyof Terms, string>

/** The monthly cost of a car. Without scripts it shows the usual terms. @param price US cents */
export function Calculator({ price }: { price: number }) {
  const { i18n, t } = useLingui()
  const [typed, setTyped] = useState<TypedTerms>({
    downPayment: String(usualTerms.downPayment),
    months: String(usualTerms.months),
    interest: String(usualTerms.interest),
  })
  const terms: Terms = {
    downPayment: numberIn(typed.downPayment),
    months: numberIn(typed.months),
    interest: numberIn(typed.interest),
  }
  const wrong = (term: keyof Terms) => !isWithinLimits(term, terms[term])
  const isValid = !wrong('downPayment') && !wrong('months') && !wrong('interest')
  const dollars = (cents: number) =>
    formatNumber(cents / 100, i18n.locale, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 2,
    })

  const field = (term: keyof Terms, label: string) => {
    const { min, max, step } = limits[term]
    const error =
      term === 'months'
        ? t`Enter a whole number of months from ${min} to ${max}.`
        : t`Enter a number from ${min} to ${max}.`
    return (
      <Field label={label} error={wrong(term) && error}>
        <input
          type="number"
          inputMode="decimal"
          autoComplete="off"
          min={min}
          max={max}
          step={step}
          value={typed[term]}
          onChange={(event) => setTyped({ ...typed, [term]: event.target.value })}
        />
      </Field>
    )
  }

  const { down, loan, payment } = estimate(price, terms)
  return (
    <Section title={<Trans>Financing Calculator</Trans>}>
      <div className="rounded-xl bg-surface p-5 shadow-sm sm:p-6">
        <div className="mb-5 grid items-start gap-3 sm:grid-cols-3 md:grid-cols-1 lg:grid-cols-3 noscript:hidden">
          {field('downPayment', t`Down payment (%)`)}
          {field('months', t`Months`)}
          {field('interest', t`Annual interest (%)`)}
        </div>
        <dl aria-live="polite" className="grid gap-x-6 gap-y-4 sm:grid-cols-3 md:grid-cols-1 lg:grid-cols-3">
          <Amount label={<Trans>Monthly payment</Trans>} large>
            {isValid ? dollars(payment) : '–'}
          </Amount>
          <Amount label={<Trans>Down payment</Trans>}>{isValid ? dollars(down) : '–'}</Amount>
          <Amount label={<Trans>Loan amount</Trans>}>{isValid ? dollars(loan) : '–'}</Amount>
        </dl>
        <p className="mt-4 hidden text-sm noscript:block">
          <Trans>20% down, 60 months at 5% a year.</Trans>
        </p>
        <p className="mt-4 text-sm text-text-muted">
          <Trans>
            This is an estimate, not an offer. Your payment depends on your lender and your credit.
          </Trans>
        </p>
      </div>
    </Section>
  )
}

/** NaN for an empty field, which `Number` takes for zero. */
const numberIn = (typed: string) => (typed.trim() ? Number(typed) : Number.NaN)

const Amount = ({ label, large, children }: { label: ReactNode; large?: boolean; children: string }) => (
  <div className="flex flex-col justify-end">
    <dt className="text-sm text-text-muted">{label}</dt>
    <dd className={`font-display font-semibold tabular-nums ${large ? 'text-2xl' : 'text-lg'}`}>
      {children}
    </dd>
  </div>
)
