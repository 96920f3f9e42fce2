import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import { formatMoney } from '../../../ground/i18n/format.ts'
import { Button } from '../../../ground/ui/button.tsx'
import type { LoadedBooking } from './load-booking.server.ts'

/** What the guest can do with a booking now, each as a form. */
export function GuestMoves({
  booking: { state },
  terms,
  may,
  owedIfCancelled,
  backIfCancelled,
  paidCents,
  givenBackCents,
  price: { totalCents },
}: Pick<
  LoadedBooking,
  | 'booking'
  | 'terms'
  | 'may'
  | 'owedIfCancelled'
  | 'backIfCancelled'
  | 'paidCents'
  | 'givenBackCents'
  | 'price'
>) {
  const { i18n } = useLingui()
  const owed = formatMoney(owedIfCancelled, i18n.locale)
  const back = formatMoney(backIfCancelled, i18n.locale)
  const paid = formatMoney(paidCents, i18n.locale)
  return may.map((name) => (
    <Form key={name} method="post" className="grid gap-2 print:hidden">
      <input type="hidden" name="move" value={name} />
      <input type="hidden" name="seen" value={state} />
      <input type="hidden" name="terms" value={terms} />
      {name === 'cancel' && totalCents > 0 && (
        <p className="text-sm text-text-muted">
          {paidCents > 0 && givenBackCents > 0 ? (
            <Trans>If you cancel now, you get back another {back}.</Trans>
          ) : paidCents > 0 ? (
            <Trans>
              If you cancel now, you get back {back} of the {paid} that you paid.
            </Trans>
          ) : owedIfCancelled > 0 ? (
            <Trans>If you cancel now, you owe {owed} of the price.</Trans>
          ) : (
            <Trans>You can cancel now free of charge.</Trans>
          )}
        </p>
      )}
      <Button type="submit" tone={name === 'accept' ? 'action' : 'line'}>
        {name === 'accept' && <Trans>Accept</Trans>}
        {name === 'drop-change' && <Trans>Withdraw the change</Trans>}
        {name === 'cancel' && <Trans>Cancel the booking</Trans>}
        {name === 'object' && <Trans>I was there</Trans>}
      </Button>
    </Form>
  ))
}
