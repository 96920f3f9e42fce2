import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { QrPicture } from '../../../ground/ui/qr-picture.tsx'
import { AccountForm } from '../sign-in/account-form.tsx'
import { CurrentPassword } from '../sign-in/current-password.tsx'
import { isOfCode, useErrors } from '../sign-in/errors.ts'
import type { Refusal } from '../sign-in/refusal.ts'
import { SignInAgain } from '../sign-in/sign-in-again.tsx'
import { CodeAgain } from './code-again.tsx'
import { CodeField } from './code-field.tsx'
import type { AskedStep } from './pass-again.server.ts'
import type { AppKey, SetUp } from './receive-set-up.server.ts'

/** How the set-up makes sure that it is the account's owner. */
type Owner = { email: string; hasPassword: boolean; isFresh: boolean }

/**
 * Sets up an authenticator app: by the password first, then by a first code of the app.
 * @param asks as `asksForCode` says
 */
export function SetUpForms({
  owner,
  setUp,
  asks = null,
}: {
  owner: Owner
  setUp: SetUp | undefined
  asks?: AskedStep
}) {
  const [known, setKnown] = useState(setUp?.appKey)
  if (setUp?.appKey && setUp.appKey !== known) setKnown(setUp.appKey)
  // The browser's own answers, as without a connection, do not have it.
  const appKey = setUp?.appKey ?? (setUp?.refusal && known)
  if (appKey) return <AppForm appKey={appKey} refusal={setUp?.refusal} />
  if (!owner.hasPassword && !owner.isFresh) return <SignInAgain />
  return <BeginForm owner={owner} refusal={setUp?.refusal} asks={asks} />
}

function BeginForm({
  owner,
  refusal,
  asks,
}: {
  owner: Owner
  refusal: Refusal | undefined
  asks: AskedStep
}) {
  const errorOf = useErrors(refusal)
  return (
    <AccountForm
      refusal={refusal}
      submit={{ rest: <Trans>Set up two-step login</Trans>, busy: <Trans>One moment...</Trans> }}
    >
      <p>
        <Trans>
          You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator,
          or a password manager with codes.
        </Trans>
      </p>
      {owner.hasPassword && <CurrentPassword email={owner.email} error={errorOf('password')} />}
      <CodeAgain asks={asks} problem={refusal?.code && isOfCode(refusal.code) ? refusal.code : undefined} />
    </AccountForm>
  )
}

function AppForm({ appKey, refusal }: { appKey: AppKey; refusal: Refusal | undefined }) {
  const { t } = useLingui()
  const errorOf = useErrors(refusal)
  const first = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!refusal) first.current?.focus()
  }, [refusal])
  return (
    <AccountForm
      refusal={refusal}
      submit={{ rest: <Trans>Turn on two-step login</Trans>, busy: <Trans>One moment...</Trans> }}
    >
      <input type="hidden" name="uri" value={appKey.uri} />
      <p ref={first} tabIndex={-1} className="outline-none">
        <Trans>Scan this code with your authenticator app.</Trans>
      </p>
      <QrPicture code={appKey.qr} label={t`QR code for your authenticator app`} />
      <p>
        <Trans>
          On the same phone,{' '}
          <a href={appKey.uri} className="text-brand underline underline-offset-4">
            open the app
          </a>
          . Or enter this key there:
        </Trans>
      </p>
      <p className="rounded-md bg-surface-2 p-3 font-mono wrap-anywhere">{appKey.text}</p>
      <p>
        <Trans>Then enter the code that the app shows.</Trans>
      </p>
      <CodeField error={errorOf('code')} />
    </AccountForm>
  )
}
