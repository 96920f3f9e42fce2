import { Trans } from '@lingui/react/macro'
import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { noteSentForms, subscribeToUnsent, unsentForm } from '../ground/offline/unsent-form.ts'

/** At the end of a form that was sent and got no answer: it stays with all that was typed. */
export function UnsentNote() {
  const unsent = useSyncExternalStore(subscribeToUnsent, unsentForm, () => null)
  useEffect(noteSentForms, [])
  return (
    unsent &&
    createPortal(
      <p
        role="alert"
        className="col-span-full mt-4 w-full rounded-md bg-warn-soft px-4 py-3 font-medium text-warn"
      >
        {unsent.message ?? (
          <Trans>
            We could not be reached, so we don’t know whether this was saved. Everything you entered is still
            here. Please send it again in a few seconds.
          </Trans>
        )}
      </p>,
      unsent.form,
    )
  )
}
