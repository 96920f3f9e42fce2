import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import { attributesOf, type Problems } from '../../ground/forms/fields.ts'
import { useSentForm } from '../../ground/forms/use-sent-form.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import type { OwnTerms } from './seller-terms.server.ts'
import { termsFields } from './terms-fields.ts'

type RefusedTerms = {
  readonly typed: Pick<OwnTerms, 'onSite' | 'delivers' | 'sends'> & {
    readonly deliverPrice: string
    readonly sendPrice: string
  }
  readonly problems: Problems<typeof termsFields>
}

const dollars = (cents: number) => (cents / 100).toFixed(2)

/** What a seller offers their buyers. */
export function TermsForm({
  address,
  terms,
  refused,
}: {
  address: string
  terms: OwnTerms
  refused: RefusedTerms | undefined
}) {
  const { t } = useLingui()
  const { form, busy } = useSentForm(refused)
  const { onSite, delivers, sends, deliverPrice, sendPrice } = refused?.typed ?? {
    ...terms,
    deliverPrice: dollars(terms.deliverCents),
    sendPrice: dollars(terms.sendCents),
  }
  const price = (name: keyof typeof termsFields, label: string, value: string) => (
    <Field
      label={label}
      hint={t`In dollars, per order. Enter 0 if it’s free.`}
      error={refused?.problems[name] && t`Enter an amount from 0 to 1,000 dollars.`}
    >
      <input {...attributesOf(termsFields[name])} name={name} inputMode="decimal" defaultValue={value} />
    </Field>
  )
  return (
    <Form {...form} action={address} className="grid gap-4">
      <Choice
        name="onSite"
        label={t`Cash or card at the handover`}
        hint={t`You mark the order as paid when you have the money.`}
        isChosen={onSite}
      />
      <Choice
        name="delivers"
        label={t`I deliver on my island`}
        hint={t`Others pick it up or meet you.`}
        isChosen={delivers}
      />
      {price('deliverPrice', t`Price of a delivery on my island`, deliverPrice)}
      <Choice
        name="sends"
        label={t`I ship to the other islands`}
        hint={t`By ship or plane, as you arrange it.`}
        isChosen={sends}
      />
      {price('sendPrice', t`Price of shipping to another island`, sendPrice)}
      <Button type="submit" size="lg" busy={busy} className="justify-self-start max-sm:w-full">
        <Trans context="form">Save</Trans>
      </Button>
    </Form>
  )
}

const Choice = ({
  name,
  label,
  hint,
  isChosen,
}: {
  name: string
  label: string
  hint: string
  isChosen: boolean
}) => (
  <label className="flex min-h-11 items-start gap-3 rounded-md bg-surface p-4 inset-ring inset-ring-line">
    <input type="checkbox" name={name} defaultChecked={isChosen} className="mt-0.5 size-5 shrink-0" />
    <span>
      {label}
      <span className="block text-sm text-text-muted">{hint}</span>
    </span>
  </label>
)
