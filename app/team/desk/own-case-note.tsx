import { Trans } from '@lingui/react/macro'

/**
 * An admin reads it in place of the forms where a case is their own.
 * @param reason what they wrote, if the case has become their own since
 */
export const OwnCaseNote = ({ reason }: { reason: string | undefined }) => (
  <div role={reason ? 'alert' : undefined} className="my-6 max-w-140 text-text-muted">
    <p>
      <Trans>This is about you, so another admin has to decide it.</Trans>
    </p>
    {reason && <q className="mt-2 block wrap-anywhere whitespace-pre-line">{reason}</q>}
  </div>
)
