import { Trans } from '@lingui/react/macro'

/** Above each page of a demo that others than its owner can open. */
export const DemoNotice = () => (
  <p role="note" className="notice">
    <Trans>
      This is a demonstration: its people and offers are invented, and what you enter may be deleted.
    </Trans>
  </p>
)

/** Above each page while nothing can be saved. */
export const ReadOnlyNotice = () => (
  <p role="note" className="notice">
    <Trans>We are working on the site: you can read everything, but nothing can be saved for now.</Trans>
  </p>
)
