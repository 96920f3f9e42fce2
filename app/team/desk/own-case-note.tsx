import { Trans } from '@lingui/react/macro'

/** In place of the forms about it. */
export const OwnCaseNote = () => (
  <p className="my-6 text-text-muted">
    <Trans>This is about you, so another admin has to decide it.</Trans>
  </p>
)
