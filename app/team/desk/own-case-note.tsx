import { Trans } from '@lingui/react/macro'

/**
 * An admin reads it in place of the forms where a case is their own.
 * @param reason what they wrote, '' if nothing, where they decided after the case had become their own
 */
export const OwnCaseNote = ({ reason }: { reason: string | undefined }) => (
  <div role={reason === undefined ? undefined : 'alert'} className="my-6 max-w-140 text-text-muted">
    <p>
      <Trans>You have a part in this, so another admin has to decide it.</Trans>
    </p>
    {reason && <q className="mt-2 block wrap-anywhere whitespace-pre-line">{reason}</q>}
  </div>
)
