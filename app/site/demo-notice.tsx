import { Trans } from '@lingui/react/macro'

/** Above each page of a demo that others than its owner can open. */
export const DemoNotice = () => (
  <p role="note" className="demo-notice">
    <Trans>
      This is a demonstration: its people and offers are invented, and what you enter may be deleted.
    </Trans>
  </p>
)
