import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { PriceList } from '../price-list.tsx'
import type { Price } from '../prices.ts'
import type { RequestProblem } from '../request.server.ts'
import { ruleTexts } from '../rule-texts.ts'
import type { RuleName } from '../rules.ts'
import type { Choices } from './choices.server.ts'
import { problemTexts } from './problem-texts.ts'
import { isOfWish } from './wish-form.tsx'

type Loaded = {
  readonly bookable: { readonly rule: RuleName; readonly confirmsAtOnce: boolean }
  readonly needsNames: boolean
  readonly choices: Choices
  readonly problem: string | null
  readonly name: string
  readonly formKey: string
}
type Refused = {
  readonly sent: { name: string; phone: string; message: string; names: string }
  readonly missing: { name: boolean; phone: boolean }
  readonly problem: RequestProblem | null
  readonly formKey: string
}

/** The price and the rule, and who asks. */
export function AskForm({
  loaded: { bookable, needsNames, choices, problem, name, formKey },
  price,
  refused,
}: {
  loaded: Loaded
  price: Price
  refused: Refused | undefined
}) {
  const { i18n, t } = useLingui()
  const busy = useNavigation().formMethod === 'POST'
  const isFull = problem === 'taken'
  const mayWait = choices.kind === 'seat' || choices.kind === 'session'
  if (isFull && !mayWait) return null
  const wrong = refused?.problem
  return (
    <Form method="post" noValidate className="grid gap-4 rounded-xl bg-surface p-6 shadow-md">
      <input type="hidden" name="formKey" value={refused?.formKey ?? formKey} />
      <input type="hidden" name="shownCents" value={price.totalCents} />
      {isFull && <input type="hidden" name="mayWait" value="on" />}
      <PriceList price={price} />
      {price.totalCents > 0 && <p>{i18n._(ruleTexts[bookable.rule])}</p>}
      {wrong && !isOfWish(wrong) && wrong !== 'names' && (
        <p role="alert" className="rounded-md bg-danger-soft p-3 text-sm text-danger">
          {i18n._(problemTexts[wrong])}
        </p>
      )}
      <Field label={t`Name`} error={refused?.missing.name && t`Write your name.`}>
        <input name="name" maxLength={120} autoComplete="name" defaultValue={refused?.sent.name ?? name} />
      </Field>
      <Field label={t`Phone`} error={refused?.missing.phone && t`Write a phone number.`}>
        <input type="tel" name="phone" maxLength={40} autoComplete="tel" defaultValue={refused?.sent.phone} />
      </Field>
      {needsNames && (
        <Field
          label={t`Names of all persons, one on each line`}
          error={wrong === 'names' && i18n._(problemTexts.names)}
        >
          <textarea name="names" rows={3} defaultValue={refused?.sent.names} />
        </Field>
      )}
      <Field label={t`Message (optional)`}>
        <textarea name="message" rows={3} maxLength={2000} defaultValue={refused?.sent.message} />
      </Field>
      <Button type="submit" tone="action" size="lg" busy={busy}>
        {isFull ? (
          <Trans>Join the waiting list</Trans>
        ) : bookable.confirmsAtOnce ? (
          <Trans>Book now</Trans>
        ) : (
          <Trans>Send request</Trans>
        )}
      </Button>
      <p className="text-center text-sm text-text-muted">
        <Trans>You won't be charged yet</Trans>
      </p>
    </Form>
  )
}
