import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import { formatMoney } from '../../../ground/i18n/format.ts'
import { Button } from '../../../ground/ui/button.tsx'
import { paymentAddress } from '../addresses.ts'

/** For a place that is held until it is paid. */
export function PayForm({ number, cents, until }: { number: string; cents: number; until: string }) {
  const { i18n } = useLingui()
  const busy = useNavigation().formMethod === 'POST'
  const amount = formatMoney(cents, i18n.locale)
  return (
    <Form method="post" action={paymentAddress(number)} className="grid gap-2 print:hidden">
      <p>
        <Trans>Your place is held until {until}. It is yours once you have paid.</Trans>
      </p>
      <Button type="submit" tone="action" size="lg" busy={busy}>
        <Trans>Pay {amount}</Trans>
      </Button>
    </Form>
  )
}
