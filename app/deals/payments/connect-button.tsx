import { Trans } from '@lingui/react/macro'
import { Button } from '../../ground/ui/button.tsx'

type Props = { op: 'connect' | 'onboard'; merchant: string | null; busy: boolean }

/** By which a seller connects an account at PayPal. @param merchant the one that is connected */
export const ConnectButton = ({ op, merchant, busy }: Props) => (
  <Button type="submit" name="op" value={op} tone="line" size="lg" busy={busy} className="justify-self-start">
    {merchant ? <Trans>Connect another account</Trans> : <Trans>Connect PayPal</Trans>}
  </Button>
)
