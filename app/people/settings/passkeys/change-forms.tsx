import { Trans } from '@lingui/react/macro'
import { Form, Link, useNavigation } from 'react-router'
import { useFirstError } from '../../../ground/forms/use-first-error.ts'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import type { OwnPasskey } from '../../accounts/passkeys/passkeys.server.ts'
import { passkeySetting } from '../../accounts/passkeys/path.ts'
import { AccountForm } from '../../accounts/sign-in/account-form.tsx'
import { CodeAgain } from '../../accounts/second-step/code-again.tsx'
import type { AskedStep } from '../../accounts/second-step/pass-again.server.ts'
import { CurrentPassword } from '../../accounts/sign-in/current-password.tsx'
import { isOfCode, useErrors } from '../../accounts/sign-in/errors.ts'
import { textLink } from '../../accounts/sign-in/frame.tsx'
import type { Refusal } from '../../accounts/sign-in/refusal.ts'
import { SignInAgain } from '../../accounts/sign-in/sign-in-again.tsx'
import { longestName } from './longest-name.ts'

/** Renames a passkey, or removes it, for which its owner proves who they are. */
export function ChangeForms({
  passkey: { id, name },
  owner: { email, hasPassword, isFresh },
  asks,
  refusal,
}: {
  passkey: OwnPasskey
  asks: AskedStep
  owner: { email: string; hasPassword: boolean; isFresh: boolean }
  refusal: Refusal | undefined
}) {
  const busy = useNavigation().formMethod === 'POST'
  const form = useFirstError(refusal)
  const errorOf = useErrors(refusal)
  return (
    <div className="grid gap-8">
      <Form ref={form} method="post" noValidate className="grid gap-4">
        <input type="hidden" name="change" value="rename" />
        <input type="hidden" name="passkey" value={id} />
        <Field label={<Trans>Name of the passkey</Trans>} error={errorOf('name')}>
          <input
            name="name"
            required
            maxLength={longestName}
            defaultValue={refusal?.written.name ?? name}
            autoComplete="off"
          />
        </Field>
        <Button type="submit" size="lg" busy={busy} className="justify-self-start max-sm:w-full">
          <Trans>Save the name</Trans>
        </Button>
      </Form>
      <section className="grid gap-4">
        <h2 className="text-xl">
          <Trans>Remove this passkey</Trans>
        </h2>
        <p className="text-text-muted">
          <Trans>After that, no one can log in with it. Other ways to log in stay.</Trans>
        </p>
        {hasPassword || isFresh ? (
          <AccountForm
            refusal={refusal}
            submit={{ rest: <Trans>Remove</Trans>, busy: <Trans>One moment...</Trans> }}
          >
            <input type="hidden" name="change" value="remove" />
            <input type="hidden" name="passkey" value={id} />
            {hasPassword && <CurrentPassword email={email} error={errorOf('password')} />}
            <CodeAgain
              asks={asks}
              problem={refusal?.code && isOfCode(refusal.code) ? refusal.code : undefined}
            />
          </AccountForm>
        ) : (
          <SignInAgain />
        )}
      </section>
      <p>
        <Link to={passkeySetting} className={textLink}>
          <Trans>All passkeys</Trans>
        </Link>
      </p>
    </div>
  )
}
