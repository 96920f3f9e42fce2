import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Form } from 'react-router'
import { kindTexts } from '../../../deals/bookings/bookables/kind-texts.ts'
import { type TaxedKind, taxedKinds } from '../../../deals/bookings/prices/taxes.ts'
import { labelOf } from '../../../directory/attributes/attribute.ts'
import { islandOptions } from '../../../directory/islands.ts'
import { attributesOf } from '../../../ground/forms/fields.ts'
import { useSentForm } from '../../../ground/forms/use-sent-form.ts'
import { Button } from '../../../ground/ui/button.tsx'
import { FieldError } from '../../../ground/ui/field-error.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import type { AuthCode } from '../../../people/accounts/auth-codes.ts'
import { CodeAgain } from '../../../people/accounts/second-step/code-again.tsx'
import type { AskedStep } from '../../../people/accounts/second-step/pass-again.server.ts'
import type { TaxProblems, TypedTax } from './receive-taxes.server.ts'
import { taxFields } from './tax-fields.ts'

export const taxedText = (kind: TaxedKind): MessageDescriptor =>
  kind === 'goods' ? msg`Goods that are ordered` : kindTexts[kind].one

export type RefusedTax = {
  readonly typed: TypedTax
  readonly problems: TaxProblems
  readonly code: AuthCode | undefined
}

/** A tax that an admin adds. What was typed stays. */
export function TaxForm({ asks, refused }: { asks: AskedStep; refused: RefusedTax | undefined }) {
  const { t, i18n } = useLingui()
  const { form, busy } = useSentForm(refused)
  const { typed, problems } = refused ?? {}
  return (
    <Form {...form} className="grid max-w-140 gap-4 rounded-xl bg-surface p-6 shadow-md">
      <h2 className="text-xl">
        <Trans>Add a tax</Trans>
      </h2>
      <Field
        label={t`Name of the tax`}
        hint={t`Buyers and guests see it as a line of the price.`}
        error={problems?.name && t`Enter a name of up to 80 characters.`}
      >
        <input {...attributesOf(taxFields.name)} name="name" defaultValue={typed?.name} />
      </Field>
      <Field label={t`Percent`} error={problems?.percent && t`Enter a number from 0.01 to 50.`}>
        <input
          {...attributesOf(taxFields.percent)}
          name="percent"
          inputMode="decimal"
          defaultValue={typed?.percent}
        />
      </Field>
      <Field label={t`Due from`} error={problems?.from && t`Enter a date.`}>
        <input {...attributesOf(taxFields.from)} name="from" defaultValue={typed?.from} />
      </Field>
      <Ticks
        name="islands"
        title={t`Islands`}
        isMissing={problems?.islands !== undefined}
        ticked={typed?.islands ?? []}
        options={islandOptions.map(({ value, label }) => ({ value, label: labelOf(label, i18n) }))}
      />
      <Ticks
        name="kinds"
        title={t`What it is due on`}
        isMissing={problems?.kinds !== undefined}
        ticked={typed?.kinds ?? []}
        options={taxedKinds.map((value) => ({ value, label: i18n._(taxedText(value)) }))}
      />
      <CodeAgain asks={asks} problem={refused?.code} />
      <Button type="submit" name="op" value="add" busy={busy} className="justify-self-start">
        <Trans>Add the tax</Trans>
      </Button>
    </Form>
  )
}

type TicksProps = {
  name: string
  title: string
  options: readonly { readonly value: string; readonly label: string }[]
  ticked: readonly string[]
  isMissing: boolean
}

function Ticks({ name, title, options, ticked, isMissing }: TicksProps) {
  const id = useId()
  return (
    <fieldset
      data-invalid={isMissing ? '' : undefined}
      tabIndex={-1}
      aria-describedby={isMissing ? id : undefined}
    >
      <legend className="mb-1 font-semibold">{title}</legend>
      <div className="flex flex-wrap gap-x-6">
        {options.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={ticked.includes(value)}
              className="size-5"
            />
            {label}
          </label>
        ))}
      </div>
      {isMissing && (
        <FieldError id={id}>
          <Trans>Choose one or more.</Trans>
        </FieldError>
      )}
    </fieldset>
  )
}
