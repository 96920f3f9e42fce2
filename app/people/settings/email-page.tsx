import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, Link, useNavigation } from 'react-router'
import { type AuthCode, authTexts, statusOf } from '../accounts/auth-codes.ts'
import { changeEmail } from '../accounts/change-email.server.ts'
import { sendVerification } from '../accounts/verify-email.server.ts'
import { findSuppression } from '../../ground/mail/suppression.server.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { viewerOf } from '../users/viewer.ts'
import { readOwnForm } from '../users/own-form.ts'
import { CodeAgain } from '../accounts/second-step/code-again.tsx'
import { asksForCode, passAgain } from '../accounts/second-step/pass-again.server.ts'
import { isOfCode } from '../accounts/sign-in/errors.ts'
import { PasswordField } from '../accounts/sign-in/password-field.tsx'
import { SignInAgain } from '../accounts/sign-in/sign-in-again.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import type { Route } from './+types/email-page.ts'
import { loadWaysIn } from './load-ways-in.server.ts'
import { MailComesBack } from './mail-comes-back.tsx'
import { Note } from './note.tsx'
import { sendSetting } from './send-setting.ts'
import { SettingsFrame } from './settings-frame.tsx'
import { settingsMeta } from './settings-meta.ts'
import { useFirstError } from '../../ground/forms/use-first-error.ts'

export async function loader(args: Route.LoaderArgs) {
  const context = args.context.get(requestContext)
  const ways = await loadWaysIn(args)
  return {
    ...ways,
    asks: await asksForCode(context, viewerOf(context, args.url)),
    suppression: await findSuppression(context.database, ways.email),
  }
}

/** Sends a link to the new address, or one to the present one, to which mail comes back. */
export async function action(args: Route.ActionArgs) {
  const { context, viewer, typed } = await readOwnForm(args)
  if (typed('op') === 'confirm') {
    const done = await sendVerification(context)
    return data(
      { ...done, email: viewer.email, isSame: true },
      { status: done.ok ? 200 : statusOf(done.code) },
    )
  }
  const email = typed('email').trim()
  const passed = await passAgain(context, args.request, viewer, typed('code'))
  const done = passed.ok ? await changeEmail(context, { email, password: typed('password') }) : passed
  return data({ ...done, email, isSame: false }, { status: done.ok ? 200 : statusOf(done.code) })
}

export const clientAction = (args: Route.ClientActionArgs) => sendSetting(args)

export const meta: Route.MetaFunction = ({ loaderData }) =>
  settingsMeta(loaderData?.site, msg`Email address`, '/account/email')

const fieldOf: Partial<Record<AuthCode, 'email' | 'password'>> = {
  email_wrong: 'email',
  password_wrong: 'password',
}

/** The new address counts once the link that is sent there was followed. */
export default function EmailPage({ loaderData, actionData: done }: Route.ComponentProps) {
  const { email, emailVerified, hasPassword, isFresh, asks, suppression } = loaderData
  const { i18n, t } = useLingui()
  const form = useFirstError(done)
  const busy = useNavigation().formMethod === 'POST'
  const code = done?.ok === false ? done.code : null
  // The second step that the form asks for counts as a login.
  const canProve = code !== 'signed_out' && (hasPassword || isFresh || asks !== null)
  const isSame = done !== undefined && 'isSame' in done && done.isSame
  const typed = done && 'email' in done && !isSame ? done.email : ''
  const errorOf = (name: 'email' | 'password') => {
    if (!code || fieldOf[code] !== name) return undefined
    return code === 'email_wrong' && typed.toLowerCase() === email
      ? t`This is already your address.`
      : i18n._(authTexts[code])
  }
  return (
    <SettingsFrame title={<Trans>Email address</Trans>}>
      {suppression && (
        <MailComesBack email={email} reason={suppression} isSent={isSame && done?.ok === true} />
      )}
      {done?.ok && !isSame && (
        <Note tone="ok">
          {t`We sent a link to ${done.email}. Your address changes when you follow it. Until then, log in with the old one.`}
        </Note>
      )}
      <p className="mb-4 text-text-muted">
        {emailVerified ? (
          <Trans>
            Your address is <b className="wrap-anywhere text-text">{email}</b>. If you change it, we notify
            the old address.
          </Trans>
        ) : (
          <Trans>
            Your address is <b className="wrap-anywhere text-text">{email}</b>. It is not confirmed yet:
            follow the link that we sent there, or{' '}
            <Link to="/verify-email" className="text-brand underline underline-offset-4">
              send it again
            </Link>
            .
          </Trans>
        )}
      </p>
      {canProve ? (
        <Form ref={form} method="post" noValidate defaultShouldRevalidate={false} className="grid gap-4">
          {code && !fieldOf[code] && !isOfCode(code) && <Note tone="error">{i18n._(authTexts[code])}</Note>}
          <Field label={<Trans>New email address</Trans>} error={errorOf('email')}>
            <input
              type="email"
              name="email"
              autoComplete="email"
              required
              defaultValue={done?.ok ? undefined : typed}
            />
          </Field>
          {hasPassword && (
            <PasswordField
              name="password"
              label={t`Current password`}
              autoComplete="current-password"
              error={errorOf('password')}
            />
          )}
          <CodeAgain asks={asks} problem={code && isOfCode(code) ? code : undefined} />
          <Button type="submit" size="lg" busy={busy} className="justify-self-start max-sm:w-full">
            <Trans>Send a link to the new address</Trans>
          </Button>
        </Form>
      ) : (
        <SignInAgain />
      )}
    </SettingsFrame>
  )
}
