import { Trans } from '@lingui/react/macro'
import { useState } from 'react'

/** Whether the fields say something else than what was loaded: its price is no longer that of what one sees. */
export function useEdited(loaded: object): { since: boolean; mark: () => void } {
  const [edited, setEdited] = useState<object | null>(null)
  return { since: edited === loaded, mark: () => setEdited(loaded) }
}

/** @param isFree a visit has no price */
export const EditedNote = ({ isFree }: { isFree: boolean }) => (
  <p role="status" className="rounded-xl bg-surface-2 p-4 text-text-muted">
    {isFree ? (
      <Trans>Press Continue to go on with this time.</Trans>
    ) : (
      <Trans>Press Show the price to see what this costs.</Trans>
    )}
  </p>
)
