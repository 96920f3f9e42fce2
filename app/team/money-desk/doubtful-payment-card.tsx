import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import { useSentForm } from '../../ground/forms/use-sent-form.ts'
import { formatMoney } from '../../ground/i18n/format.ts'
import { Button } from '../../ground/ui/button.tsx'
import type { AuthCode } from '../../people/accounts/auth-codes.ts'
import { CodeAgain } from '../../people/accounts/second-step/code-again.tsx'
import type { AskedStep } from '../../people/accounts/second-step/pass-again.server.ts'
import { Fact } from '../desk/fact.tsx'
import { ReasonField } from '../desk/reason-field.tsx'
import { StaleNote } from '../desk/stale-note.tsx'
import { closingFields } from './closing-fields.ts'
import { faultTexts } from './fault-texts.ts'
import type { DoubtfulPayment } from './find-money.server.ts'
import { OwnMoneyNote } from './own-money-note.tsx'

type RefusedClosing = {
  readonly reason: string
  readonly problem: string
  readonly code: AuthCode | undefined
}

/** A payment for which PayPal reports another amount or state than we requested, and what an admin does about it. */
export function DoubtfulPaymentCard({
  payment: { id, number, title, seller, buyer, cents, fault, isLate, reference, capture, isOwn },
  asks,
  refused,
}: {
  payment: DoubtfulPayment & { readonly isOwn: boolean }
  asks: AskedStep
  refused: RefusedClosing | undefined
}) {
  const { i18n, t } = useLingui()
  const former = t`Former member`
  const { form, busy } = useSentForm(refused)
  return (
    <li className="grid max-w-160 gap-4 rounded-xl bg-surface p-6 shadow-md">
      {refused?.problem === 'stale' && <StaleNote reason={refused.reason} />}
      <p className="font-semibold text-danger">
        {isLate ? (
          <Trans>This payment had ended before PayPal captured it.</Trans>
        ) : (
          i18n._(faultTexts[fault])
        )}
      </p>
      <dl className="grid gap-3 sm:grid-cols-2">
        <Fact label={t({ message: 'Order', context: 'something bought' })}>{number}</Fact>
        <Fact label={t`What was ordered`}>
          {title} · {formatMoney(cents, i18n.locale)}
        </Fact>
        <Fact label={t`Seller`}>{seller || former}</Fact>
        <Fact label={t`Buyer`}>{buyer || former}</Fact>
        <Fact label={t`PayPal’s order`}>{reference ?? '–'}</Fact>
        <Fact label={t`What PayPal has captured`}>
          {capture ?? (fault === 'lost' ? t`Not known` : t`Nothing`)}
        </Fact>
      </dl>
      {isOwn ? (
        <OwnMoneyNote />
      ) : (
        <Form {...form} className="grid gap-3">
          <input type="hidden" name="payment" value={id} />
          <p className="text-sm text-text-muted">
            {isLate ? (
              <Trans>
                Look at it in PayPal, and have the seller give the money back there first. Closing leaves the
                order as it is.
              </Trans>
            ) : capture ? (
              <Trans>
                Look at it in PayPal, and have the seller give the money back there first. Closing cancels the
                order.
              </Trans>
            ) : fault === 'lost' ? (
              <Trans>
                PayPal may have taken the money: we asked for it and got no answer. Look in PayPal first, and
                have the seller give back what was taken. Closing cancels the order.
              </Trans>
            ) : (
              <Trans>No money was taken. Closing cancels the order.</Trans>
            )}
          </p>
          <ReasonField
            label={<Trans>Why</Trans>}
            hint={<Trans>It is recorded in the audit log.</Trans>}
            longest={closingFields.reason.max}
            refused={refused}
          />
          <CodeAgain asks={asks} problem={refused?.code} />
          <Button type="submit" tone="line" busy={busy} className="justify-self-start">
            <Trans>Close the payment</Trans>
          </Button>
        </Form>
      )}
    </li>
  )
}
