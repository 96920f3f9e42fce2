import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Icon } from '../../../ground/ui/icon.tsx'
import { disputeAddress } from '../addresses.ts'

/** On the page of an order. @param isOpen its buyer has opened one */
export const DisputeLink = ({ number, isOpen }: { number: string; isOpen: boolean }) => (
  <Link
    to={disputeAddress(number)}
    className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4 print:hidden"
  >
    <Icon name="scale" className="size-4.5" />
    {isOpen ? <Trans>To the dispute</Trans> : <Trans>Something is wrong: open a dispute</Trans>}
  </Link>
)
