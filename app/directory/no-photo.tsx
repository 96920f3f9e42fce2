import { Trans } from '@lingui/react/macro'

/** Says that a listing has no photo, on the drawing that stands in its place. */
export const NoPhoto = () => (
  <span className="absolute bottom-3 left-3 rounded-xs bg-[oklch(18%_.04_240/.78)] px-2 py-1.25 text-xs leading-none text-white">
    <Trans>No photo yet</Trans>
  </span>
)
