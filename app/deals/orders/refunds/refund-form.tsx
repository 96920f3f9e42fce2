import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import { attributesOf } from '../../../ground/forms/fields.ts'
import { useSentForm } from '../../../ground/forms/use-sent-form.ts'
import { formatMoney } from '../../../ground/i18n/format.ts'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { refundFields } from './refund-fields.ts'

export type RefusedRefund = {
  readonly typed: { readonly amount: string; readonly reason: string }
  /** Null: nothing of it is wrong, but the order has changed. */
  readonly field: 'amount' | 'reason' | null
}

/** How a seller gives money back. @param most in cents */
export function RefundForm({
  most,
  isPromised,
  refused,
}: {
  most: number
  isPromised: boolean
  refused: RefusedRefund | undefined
}) {
  const { i18n, t } = useLingui()
  const { form, busy } = useSentForm(refused)
  const limit = formatMoney(most, i18n.locale)
  return (
    <details open={refused !== undefined} className="rounded-md inset-ring inset-ring-line print:hidden">
      <summary className="min-h-11 cursor-pointer content-center px-4 font-semibold">
        <Trans>Give money back</Trans>
      </summary>
      <Form {...form} className="grid gap-3 p-4 pt-1">
        <p className="text-sm text-text-muted">
          {isPromised ? (
            <Trans>
              We ask PayPal to give it back from your account. Until PayPal has done so, the order says
              “refund promised”.
            </Trans>
          ) : (
            <Trans>Press this once the buyer has the money.</Trans>
          )}
        </p>
        <Field
          label={t`Amount in dollars`}
          error={refused?.field === 'amount' && t`Enter an amount of up to ${limit}.`}
        >
          <input
            {...attributesOf(refundFields.amount)}
            name="amount"
            inputMode="decimal"
            defaultValue={refused?.typed.amount ?? (most / 100).toFixed(2)}
          />
        </Field>
        <Field
          label={t`Reason (optional)`}
          error={refused?.field === 'reason' && t`Use up to 300 characters.`}
        >
          <input {...attributesOf(refundFields.reason)} name="reason" defaultValue={refused?.typed.reason} />
        </Field>
        <input type="hidden" name="left" value={most} />
        <Button type="submit" name="move" value="refund" tone="line" busy={busy}>
          <Trans>Refund</Trans>
        </Button>
      </Form>
    </details>
  )
}
