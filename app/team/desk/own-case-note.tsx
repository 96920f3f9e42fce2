import { Trans } from '@lingui/react/macro'

/** Stands in place of the forms where a case is the admin's own. */
export const OwnCaseNote = () => (
  <p className="my-6 text-text-muted">
    <Trans>This is about you, so another admin has to decide it.</Trans>
  </p>
)
