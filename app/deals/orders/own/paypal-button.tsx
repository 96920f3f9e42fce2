import { Trans } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../ground/ui/button.tsx'
import { Icon } from '../../../ground/ui/icon.tsx'

/** Leads to PayPal, where the buyer agrees. */
export function PayPalButton() {
  const busy = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" className="print:hidden">
      <Button type="submit" name="move" value="pay" tone="action" size="lg" busy={busy}>
        <Icon name="credit-card" />
        <Trans>Pay with PayPal</Trans>
      </Button>
    </Form>
  )
}
