import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import { useFirstError } from '../../../ground/forms/use-first-error.ts'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import type { AuthCode } from '../../../people/accounts/auth-codes.ts'
import { CodeAgain } from '../../../people/accounts/second-step/code-again.tsx'
import type { AskedStep } from '../../../people/accounts/second-step/pass-again.server.ts'
import type { Rates } from '../campaign.ts'
import { categories } from '../categories.ts'
import { otherField, rateField, seenField } from './rates-fields.ts'

type RefusedRates = {
  /** Fields without a valid amount; empty, without a code, if another admin has changed the prices in the meantime. */
  readonly wrong: readonly string[]
  readonly typed: Readonly<Record<string, string>>
  /** The prices that had been read; absent: what is set now is to be read. */
  readonly seen?: string
  /** What the guard of money said. */
  readonly code?: AuthCode
}

/** For admins: what a day costs, in dollars, for all categories and for those with a rate of their own. */
export function RatesForm({
  rates,
  refused,
  asksForCode,
}: {
  rates: Rates
  refused: RefusedRates | undefined
  asksForCode: AskedStep
}) {
  const { t, i18n } = useLingui()
  const form = useFirstError(refused)
  const busy = useNavigation().formMethod === 'POST'
  const isStale = refused?.wrong.length === 0 && !refused.code
  const rateInput = (name: string, label: string, cents: number | undefined) => {
    const now = cents === undefined ? '' : String(cents / 100)
    const amount = refused?.typed[name] ?? now
    const storedAmount = now || t({ message: 'none', context: 'price' })
    return (
      <Field
        key={name}
        label={label}
        hint={isStale && amount !== now && t`Saved in the meantime: ${storedAmount}`}
        error={refused?.wrong.includes(name) && t`Enter amounts like 2 or 2.50, up to 10,000.`}
      >
        <input inputMode="decimal" name={name} required={name === otherField} defaultValue={amount} />
      </Field>
    )
  }
  return (
    <section className="mt-6 max-w-140">
      <h2 className="mb-3 text-xl">
        <Trans>Price per day in dollars</Trans>
      </h2>
      <Form ref={form} method="post" noValidate className="grid gap-3">
        <input type="hidden" name={seenField} value={refused?.seen ?? JSON.stringify(rates)} />
        {isStale && (
          <p role="alert" className="rounded-md bg-danger-soft p-3 text-sm text-danger">
            <Trans>
              Someone else has changed the prices in the meantime. What you typed is still here. Save again to
              replace theirs.
            </Trans>
          </p>
        )}
        {rateInput(otherField, t`All categories without their own price`, rates.other)}
        <div className="grid gap-3 sm:grid-cols-2">
          {Object.entries(categories).map(([category, { name }]) =>
            rateInput(rateField(category), i18n._(name), rates.categories[category]),
          )}
        </div>
        <CodeAgain asks={asksForCode} problem={refused?.code} />
        <Button type="submit" tone="line" busy={busy} className="justify-self-start">
          <Trans>Save prices</Trans>
        </Button>
      </Form>
    </section>
  )
}
