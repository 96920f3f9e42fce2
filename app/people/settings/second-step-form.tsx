import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import { useFirstError } from '../../ground/forms/use-first-error.ts'
import { Button } from '../../ground/ui/button.tsx'
import { CodeAgain } from '../accounts/second-step/code-again.tsx'
import { CurrentPassword } from '../accounts/sign-in/current-password.tsx'
import { isOfCode, noteOf, useErrors } from '../accounts/sign-in/errors.ts'
import type { Refusal } from '../accounts/sign-in/refusal.ts'
import { Note } from './note.tsx'

type Owner = { email: string; hasPassword: boolean; hasPasskey: boolean }

/** Changes a second step that is on. @param isRequired of staff, who set it up again right away */
export function SecondStepForm({
  owner: { email, hasPassword, hasPasskey },
  isRequired,
  refusal,
}: {
  owner: Owner
  isRequired: boolean
  refusal: Refusal | undefined
}) {
  const { i18n } = useLingui()
  const form = useFirstError(refusal)
  const errorOf = useErrors(refusal)
  const busy = useNavigation().formMethod === 'POST'
  const note = refusal && noteOf(refusal)
  const codeProblem = refusal?.missing.includes('code')
    ? 'code_missing'
    : refusal?.code && isOfCode(refusal.code)
      ? refusal.code
      : undefined
  return (
    <Form ref={form} method="post" noValidate defaultShouldRevalidate={false} className="grid gap-4">
      {note && <Note tone="error">{i18n._(note)}</Note>}
      {hasPassword && <CurrentPassword email={email} error={errorOf('password')} />}
      <CodeAgain asks={hasPasskey ? 'either' : 'app'} problem={codeProblem} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="change" value="codes" size="lg" busy={busy} className="max-sm:w-full">
          <Trans>New recovery codes</Trans>
        </Button>
        <Button
          type="submit"
          name="change"
          value="off"
          size="lg"
          tone="line"
          busy={busy}
          className="max-sm:w-full"
        >
          {isRequired ? <Trans>Set up another phone</Trans> : <Trans>Turn off two-step login</Trans>}
        </Button>
      </div>
    </Form>
  )
}
