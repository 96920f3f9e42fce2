import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { data } from 'react-router'
import { changePassword } from '../accounts/change-password.server.ts'
import { statusOf } from '../accounts/auth-codes.ts'
import { readOwnForm } from '../users/own-form.ts'
import { requestReset } from '../accounts/reset-password.server.ts'
import { sendVerification } from '../accounts/verify-email.server.ts'
import type { Viewer } from '../../ground/request/viewer.ts'
import { findWaysIn, hasPassword } from '../accounts/ways-in.server.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Route } from './+types/password-page.ts'
import { loadWaysIn } from './load-ways-in.server.ts'
import { MailedLink } from './mailed-link.tsx'
import { PasswordForm } from './password-form.tsx'
import { sendSetting } from './send-setting.ts'
import { SettingsFrame } from './settings-frame.tsx'
import { settingsMeta } from './settings-meta.ts'

export const loader = (args: Route.LoaderArgs) => loadWaysIn(args)

export async function action(args: Route.ActionArgs) {
  const { context, viewer, typed } = await readOwnForm(args)
  const done = hasPassword(await findWaysIn(context.database, viewer.id))
    ? await changePassword(context, {
        current: typed('currentPassword'),
        password: typed('password'),
        confirmPassword: typed('confirmPassword'),
      })
    : await mailLink(context, viewer)
  return data(done, { status: done.ok ? 200 : statusOf(done.code) })
}

/**
 * Users without a password set one by a reset link. If the address is not proven, such a link would remove the other
 * ways to sign in, as a stranger's: Facebook would be lost.
 */
const mailLink = (context: RequestContext, { emailVerified, email }: Viewer) =>
  emailVerified ? requestReset(context, email) : sendVerification(context)

export const clientAction = (args: Route.ClientActionArgs) => sendSetting(args)

export const meta: Route.MetaFunction = ({ loaderData }) =>
  settingsMeta(loaderData?.site, msg`Password`, '/account/password')

export default function PasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, hasPassword } = loaderData
  return (
    <SettingsFrame title={<Trans>Password</Trans>}>
      {hasPassword ? (
        <PasswordForm email={email} done={actionData} />
      ) : (
        <MailedLink {...loaderData} done={actionData} />
      )}
    </SettingsFrame>
  )
}
