import { Trans } from '@lingui/react/macro'
import { Icon } from '../../ground/ui/icon.tsx'

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
        A field that people do not see was filled in, perhaps by your browser. It is empty again: please send
        once more.
      </Trans>
    )}
    {problem === 'quick' && (
      <Trans>That was very quick. Please wait three seconds and send once more: nothing is lost.</Trans>
    )}
    {problem === 'old' && (
      <Trans>This form was open for more than a day. Please send once more: nothing is lost.</Trans>
    )}
    {problem === 'limited' && (
      <Trans>
        Many messages have come from your network in a short time. Please try again in an hour: nothing is
        lost while this page stays open.
      </Trans>
    )}
    {problem === 'failed' && (
      <Trans>It was not sent. Check the connection and try again: nothing is lost.</Trans>
    )}
  </p>
)
