import { Trans } from '@lingui/react/macro'

/**
 * Says that an appeal could not be sent. @param text what was written, if the page no longer has a field with it
 */
export const UnsentNote = ({ text }: { text: string }) => (
  <div role="alert" className="mt-6 rounded-md bg-warn-soft px-4 py-3 font-medium text-warn">
    <p>
      <Trans>
        This was not sent because the decision has changed or your appeal is already waiting. What you wrote
        is still here.
      </Trans>
    </p>
    {text && <q className="mt-2 block wrap-anywhere whitespace-pre-line">{text}</q>}
  </div>
)
