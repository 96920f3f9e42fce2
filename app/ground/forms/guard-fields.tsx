import { Trans } from '@lingui/react/macro'
import { Icon } from '../ui/icon.tsx'

export const trapField = 'website'
export const openedField = 'opened'

/** Why a form of a visitor without account was not taken. */
export type SenderProblem = 'trap' | 'quick' | 'old' | 'limited' | 'failed'

/**
 * What guards a form of visitors without account: a field that only programs fill in, and when the form was opened.
 * @param opened of `openForm` or `sealedMoment`; after a refused sending, what was sent with it
 */
export const GuardFields = ({ opened }: { opened: string }) => (
  <>
    <input type="hidden" name={openedField} value={opened} />
    <label className="sr-only">
      <Trans>Leave this field empty</Trans>
      <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
    </label>
  </>
)

/** Above the button of the form that was refused. */
export const SenderProblemNote = ({ problem }: { problem: SenderProblem }) => (
  <p role="alert" className="flex gap-2 rounded-md bg-danger-soft p-3 text-sm text-danger">
    <Icon name="circle-alert" className="mt-0.5 size-4.5" />
    {problem === 'trap' && (
      <Trans>
        A hidden field was filled in, perhaps by your browser. It is empty again. Please send the form again.
      </Trans>
    )}
    {problem === 'quick' && (
      <Trans>That was very quick. Please wait three seconds and send it again. Nothing is lost.</Trans>
    )}
    {problem === 'old' && (
      <Trans>This form was open for more than a day. Please send it again. Nothing is lost.</Trans>
    )}
    {problem === 'limited' && (
      <Trans>
        We have received a lot of messages from your network in a short time. Please try again in an hour.
        Nothing is lost while this page stays open.
      </Trans>
    )}
    {problem === 'failed' && (
      <Trans>It was not sent. Check your connection and try again. Nothing is lost.</Trans>
    )}
  </p>
)
