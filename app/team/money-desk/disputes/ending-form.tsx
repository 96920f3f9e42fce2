import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import { ChoiceGroup } from '../../../deals/orders/buy/choice-group.tsx'
import type { Ending } from '../../../deals/orders/disputes/endings.ts'
import { useSentForm } from '../../../ground/forms/use-sent-form.ts'
import { Button } from '../../../ground/ui/button.tsx'
import { CodeAgain } from '../../../people/accounts/second-step/code-again.tsx'
import type { AskedStep } from '../../../people/accounts/second-step/pass-again.server.ts'
import { ReasonField } from '../../desk/reason-field.tsx'
import { endingFields, endingTexts, type RefusedEnding } from './ending-fields.ts'

type Props = {
  endings: readonly Ending[]
  /** It was given up, and its buyer may have the money now. */
  isOver: boolean
  asks: AskedStep
  refused: RefusedEnding | undefined
}

/** How an admin ends a dispute whose seller does not do what was decided. */
export function EndingForm({ endings, isOver, asks, refused }: Props) {
  const { i18n, t } = useLingui()
  const { form, busy } = useSentForm(refused)
  const [only] = endings.length === 1 ? endings : []
  return (
    <Form {...form} className="grid max-w-140 gap-4 rounded-xl bg-surface p-6 shadow-md">
      <h2 className="text-xl">
        {isOver ? <Trans>Is the money back now?</Trans> : <Trans>End the dispute</Trans>}
      </h2>
      <p className="text-sm text-text-muted">
        {isOver ? (
          <Trans>The seller can’t sell here until it is.</Trans>
        ) : (
          <Trans>
            For when the seller doesn’t do what was decided, or the buyer doesn’t answer. Until the buyer has
            the money, the seller can’t sell here.
          </Trans>
        )}
      </p>
      <input type="hidden" name="op" value="end" />
      {only ? (
        <input type="hidden" name="ending" value={only} />
      ) : (
        <ChoiceGroup
          name="ending"
          title={t`How does it end?`}
          options={endings.map((value) => ({ value, label: i18n._(endingTexts[value]) }))}
          chosen={refused?.typed.ending}
          error={refused?.problem === 'ending' ? t`Choose one of these.` : undefined}
        />
      )}
      <ReasonField
        label={<Trans>Why</Trans>}
        hint={<Trans>It is recorded in the audit log.</Trans>}
        longest={endingFields.reason.max}
        required
        refused={refused && { problem: refused.problem, reason: refused.typed.reason }}
      />
      <CodeAgain asks={asks} problem={refused?.code} />
      <Button type="submit" tone="line" size="lg" busy={busy} className="justify-self-start">
        {only ? i18n._(endingTexts[only]) : <Trans>End the dispute</Trans>}
      </Button>
    </Form>
  )
}
