import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import { ChoiceGroup } from '../../../deals/orders/buy/choice-group.tsx'
import { attributesOf } from '../../../ground/forms/fields.ts'
import { useSentForm } from '../../../ground/forms/use-sent-form.ts'
import { formatMoney } from '../../../ground/i18n/format.ts'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { CodeAgain } from '../../../people/accounts/second-step/code-again.tsx'
import type { AskedStep } from '../../../people/accounts/second-step/pass-again.server.ts'
import { ReasonField } from '../../desk/reason-field.tsx'
import { decisionFields, outcomes, type RefusedDecision } from './decision-fields.ts'

type Props = {
  /** What can go back, in cents. */
  left: number
  /** The id of the last post that the page shows. */
  lastPost: number
  asks: AskedStep
  refused: RefusedDecision | undefined
}

/** What an admin decides about a dispute. */
export function DecisionForm({ left, lastPost, asks, refused }: Props) {
  const { i18n, t } = useLingui()
  const { form, busy } = useSentForm(refused)
  const limit = formatMoney(left, i18n.locale)
  const names = {
    all: t`Everything left: ${limit}`,
    part: t`A part of it`,
    none: t`Nothing`,
  }
  return (
    <Form {...form} className="grid max-w-140 gap-4 rounded-xl bg-surface p-6 shadow-md">
      <input type="hidden" name="left" value={left} />
      <input type="hidden" name="post" value={lastPost} />
      <ChoiceGroup
        name="outcome"
        title={t`What goes back to the buyer?`}
        options={outcomes
          .filter((outcome) => left > 0 || outcome === 'none')
          .map((value) => ({ value, label: names[value] }))}
        chosen={refused?.typed.outcome}
        error={refused?.problem === 'outcome' ? t`Choose one of these.` : undefined}
      />
      {left > 0 && (
        <Field
          label={t`Amount in dollars, if it is a part`}
          error={refused?.problem === 'amount' && t`Enter an amount of up to ${limit}.`}
        >
          <input
            {...attributesOf(decisionFields.amount)}
            name="amount"
            inputMode="decimal"
            defaultValue={refused?.typed.amount}
          />
        </Field>
      )}
      <ReasonField
        label={<Trans>Why</Trans>}
        hint={<Trans>The buyer and the seller can read this. It is recorded in the audit log.</Trans>}
        longest={decisionFields.reason.max}
        required
        refused={refused && { problem: refused.problem, reason: refused.typed.reason }}
      />
      <CodeAgain asks={asks} problem={refused?.code} />
      <Button type="submit" size="lg" busy={busy} className="justify-self-start">
        <Trans>Decide</Trans>
      </Button>
    </Form>
  )
}
