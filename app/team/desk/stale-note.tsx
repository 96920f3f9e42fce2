import { Trans } from '@lingui/react/macro'

/**
 * Says that a case had changed before it was decided.
 * @param reason what was written, if nothing is left to decide and so no field has it
 */
export const StaleNote = ({ reason }: { reason: string }) => (
  <div role="alert" className="mt-6 max-w-140 rounded-md bg-warn-soft px-4 py-3 font-medium text-warn">
    <p>
      <Trans>
        This changed while you were reading, so nothing was decided. Review it again. What you wrote is still
        here.
      </Trans>
    </p>
    {reason && <q className="mt-2 block wrap-anywhere whitespace-pre-line">{reason}</q>}
  </div>
)
