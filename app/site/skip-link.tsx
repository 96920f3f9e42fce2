import { Trans } from '@lingui/react/macro'

/** The first thing that a keyboard meets on a page. */
export const SkipLink = () => (
  <a
    href="#main"
    className="sr-only rounded-sm bg-surface px-4 py-3 font-semibold text-text focus:not-sr-only focus:fixed focus:top-4 focus:left-4 focus:z-50"
  >
    <Trans>Skip to content</Trans>
  </a>
)
