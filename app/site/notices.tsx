import { Trans } from '@lingui/react/macro'

/** Above each page of a demo that others than its owner can open. */
export const DemoNotice = () => (
  <p role="note" className="notice">
    <Trans>This is a demo. Its people and offers are made up, and anything you enter may be deleted.</Trans>
  </p>
)

/** Above each page while nothing can be saved. */
export const ReadOnlyNotice = () => (
  <p role="note" className="notice">
    <Trans>We are working on the site. You can read everything, but nothing can be saved for now.</Trans>
  </p>
)
