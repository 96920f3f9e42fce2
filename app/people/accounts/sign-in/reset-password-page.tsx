import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { requestContext } from '../../../ground/request/request-context.ts'
import { siteOf } from '../../../directory/page-meta.ts'
import { readForm } from '../../../ground/forms/read-form.ts'
import { buttonClass } from '../../../ground/ui/button.tsx'
import { sentIn } from '../../../ground/forms/typed.ts'
import { passkeySetting } from '../passkeys/path.ts'
import { isResetLink, resetPassword } from '../reset-password.server.ts'
import type { Route } from './+types/reset-password-page.ts'
import { AccountForm } from './account-form.tsx'
import { refuse } from './answers.server.ts'
import { Done } from './done.tsx'
import { useErrors } from './errors.ts'
import { Frame, textLink } from './frame.tsx'
import { newPasswordProblem, NewPasswordFields } from './new-password-fields.tsx'
import { formProblem, refusalOf } from './refusal.ts'
import { sendForm } from './send-form.ts'
import { signInMeta } from './sign-in-meta.ts'
import { tokenQuery } from './sign-in-queries.ts'

function problemOf(form: FormData) {
  const problem = formProblem(form, ['password', 'confirmPassword'])
  if (problem) return problem
  const code = newPasswordProblem(form)
  return code && refusalOf(form, { code })
}

const tokenOf = (url: URL) => tokenQuery.parse(url).token ?? ''

export const handle = { query: tokenQuery }
export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  context.validUntil = 0
  const isLiving = await isResetLink(context, tokenOf(url))
  return { site: siteOf(context, url), isLiving }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const problem = problemOf(form)
  if (problem) return refuse(form, problem)
  const result = await resetPassword(context.get(requestContext), {
    token: tokenOf(url),
    password: sentIn(form, 'password'),
    confirmPassword: sentIn(form, 'confirmPassword'),
  })
  return result.ok ? { passkeys: result.passkeys } : refuse(form, result)
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, problemOf)
export const meta: Route.MetaFunction = ({ loaderData }) =>
  signInMeta(loaderData?.site, msg`Choose a new password`, '/reset-password')

export default function ResetPasswordPage({ loaderData: { isLiving }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const refusal = actionData && 'code' in actionData ? actionData : undefined
  const errorOf = useErrors(refusal)
  if (actionData && 'passkeys' in actionData) {
    const { passkeys } = actionData
    return (
      <Done title={<Trans>Your password was changed</Trans>}>
        <p>
          <Trans>You were logged out everywhere. Log in with the new one.</Trans>
        </p>
        {passkeys > 0 && (
          <p>
            <Plural
              value={passkeys}
              one="A passkey still logs in to your account. Look whether it is yours:"
              other="# passkeys still log in to your account. Look whether all are yours:"
            />{' '}
            <Link to={passkeySetting} className={textLink}>
              <Trans>Your passkeys</Trans>
            </Link>
          </p>
        )}
        <Link to="/login" className={buttonClass({ size: 'lg' })}>
          <Trans>Login</Trans>
        </Link>
      </Done>
    )
  }
  if (!isLiving || refusal?.code === 'link_used') {
    return (
      <Done title={<Trans>This link no longer works</Trans>}>
        <p>
          <Trans>It has already been used, or more than 60 minutes have passed.</Trans>
        </p>
        <Link to="/forgot-password" className={buttonClass({ size: 'lg' })}>
          <Trans>Ask for a new link</Trans>
        </Link>
      </Done>
    )
  }
  return (
    <Frame title={<Trans>Choose a new password</Trans>}>
      <AccountForm
        refusal={refusal}
        submit={{ rest: <Trans>Change password</Trans>, busy: <Trans>Changing...</Trans> }}
      >
        <NewPasswordFields label={t`New password`} errorOf={errorOf} />
      </AccountForm>
    </Frame>
  )
}
