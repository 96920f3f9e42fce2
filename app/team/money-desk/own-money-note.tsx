import { Trans } from '@lingui/react/macro'

/** In place of the forms about it. */
export const OwnMoneyNote = () => (
  <p className="text-text-muted">
    <Trans>You are the buyer or the seller, so another admin has to decide this.</Trans>
  </p>
)
