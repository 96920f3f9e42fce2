import { Trans } from '@lingui/react/macro'

/**
 * Says that a case had changed before it was decided.
 * @param reason what was written, if anything was
 * @param hasField whether a field of the page still has it
 */
export const StaleNote = ({ reason = '', hasField = false }: { reason?: string; hasField?: boolean }) => (
  <div role="alert" className="mt-6 max-w-140 rounded-md bg-warn-soft px-4 py-3 font-medium text-warn">
    <p>
      {reason ? (
        <Trans>
          This changed while you were reading, so nothing was decided. Review it again. What you wrote is
          still here.
        </Trans>
      ) : (
        <Trans>This changed while you were reading, so nothing was decided. Review it again.</Trans>
      )}
    </p>
    {reason && !hasField && <q className="mt-2 block wrap-anywhere whitespace-pre-line">{reason}</q>}
  </div>
)
