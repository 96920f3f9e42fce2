import { Trans } from '@lingui/react/macro'

/** Wessel and Smith's shorelines, LGPL: shown wherever the coast is. */
export const Credit = () => (
  <small className="absolute right-2.5 bottom-2 z-30 rounded-xs bg-white/85 px-1.5 text-2xs text-ink-900">
    <Trans>Coastline: GSHHG</Trans>
  </small>
)
