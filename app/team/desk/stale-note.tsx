import { Trans } from '@lingui/react/macro'

/**
 * For who decided what had changed meanwhile.
 * @param reason what they wrote, where there is nothing left to decide and so no field that has it
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
