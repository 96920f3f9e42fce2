import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import type { Rates } from '../campaign.ts'
import { categories } from '../categories.ts'
import { otherField, rateField, seenField } from './read-rates-form.ts'

/** For admins: what a day costs, in dollars, for all categories and for those with a rate of their own. */
export function RatesForm({
  rates,
  refused,
}: {
  rates: Rates
  refused: { problem: 'number' | 'stale'; typed: Readonly<Record<string, string>> } | undefined
}) {
  const { t, i18n } = useLingui()
  const busy = useNavigation().formMethod === 'POST'
  const dollars = (cents: number | undefined) => (cents === undefined ? '' : String(cents / 100))
  const shown = (name: string, cents: number | undefined) => refused?.typed[name] ?? dollars(cents)
  return (
    <section className="mt-6 max-w-140">
      <h2 className="mb-3 text-xl">
        <Trans>What a day costs, in dollars</Trans>
      </h2>
      <Form method="post" noValidate className="grid gap-3">
        <input type="hidden" name={seenField} value={JSON.stringify(rates)} />
        {refused && (
          <p role="alert" className="rounded-md bg-danger-soft p-3 text-sm text-danger">
            {refused.problem === 'stale' ? (
              <Trans>
                Somebody else has changed the prices meanwhile. What you typed is still here: press once more
                to save it.
              </Trans>
            ) : (
              <Trans>Please write amounts like 2 or 2.50, up to 10,000.</Trans>
            )}
          </p>
        )}
        <Field label={t`All categories without a price of their own`}>
          <input
            inputMode="decimal"
            name={otherField}
            required
            defaultValue={shown(otherField, rates.other)}
          />
        </Field>
        <div className="grid gap-3 sm:grid-cols-2">
          {Object.entries(categories).map(([category, { name }]) => (
            <Field key={category} label={i18n._(name)}>
              <input
                inputMode="decimal"
                name={rateField(category)}
                defaultValue={shown(rateField(category), rates.categories[category])}
              />
            </Field>
          ))}
        </div>
        <Button type="submit" tone="line" busy={busy} className="justify-self-start">
          <Trans>Save prices</Trans>
        </Button>
      </Form>
    </section>
  )
}
