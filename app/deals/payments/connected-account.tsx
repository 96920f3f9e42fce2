import { Trans } from '@lingui/react/macro'
import { Form } from 'react-router'
import { Button } from '../../ground/ui/button.tsx'
import { paymentsPath } from './addresses.ts'

/** A seller's account at PayPal, which they can take away. */
export const ConnectedAccount = ({ merchant }: { merchant: string }) => (
  <Form method="post" action={paymentsPath} className="flex flex-wrap items-center gap-3">
    <p className="mr-auto wrap-anywhere">
      <Trans>Connected: {merchant}</Trans>
    </p>
    <Button type="submit" name="op" value="disconnect" tone="line">
      <Trans>Disconnect</Trans>
    </Button>
  </Form>
)
