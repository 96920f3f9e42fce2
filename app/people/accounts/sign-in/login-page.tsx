import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { type HeadersFunction, Link, redirect, useSubmit } from 'react-router'
import { requestContext } from '../../../ground/request/request-context.ts'
import { siteOf } from '../../../directory/page-meta.ts'
import { readForm } from '../../../ground/forms/read-form.ts'
import { sentIn } from '../../../ground/forms/typed.ts'
import { withNext } from '../next-address.ts'
import { signIn } from '../sign-in.server.ts'
import { signInByPasskey } from '../passkeys/enter-by-passkey.server.ts'
import { PasskeyButton } from '../passkeys/passkey-button.tsx'
import { returnPath } from '../../users/viewer.ts'
import { secondStepAddress } from '../second-step/path.ts'
import type { Provider } from '../social/provider-names.ts'
import { socialChoices } from '../social/social-choices.ts'
import type { Route } from './+types/login-page.ts'
import { AccountForm } from './account-form.tsx'
import { goOn, letIn, refuse } from './answers.server.ts'
import { EmailField } from './email-field.tsx'
import { useErrors } from './errors.ts'
import { Frame, textLink } from './frame.tsx'
import { PasswordField } from './password-field.tsx'
import { formProblem } from './refusal.ts'
import { sendForm } from './send-form.ts'
import { signInMeta } from './sign-in-meta.ts'
import { SocialButtons } from './social-buttons.tsx'
import { loginQuery } from './sign-in-queries.ts'
import { SocialProblemNote } from './social-problem-note.tsx'

const problemOf = (form: FormData) => (form.has('passkey') ? null : formProblem(form, ['email', 'password']))

export const handle = { query: loginQuery }
export function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { next, error: problem } = loginQuery.parse(url)
  if (context.viewer) throw redirect(next ?? '/profile')
  if (context.pending) throw redirect(secondStepAddress(next))
  return { site: siteOf(context, url), next, problem, choices: socialChoices(context) }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const problem = problemOf(form)
  if (problem) return refuse(form, problem)
  const visit = context.get(requestContext)
  const remember = form.has('remember')
  const result = form.has('passkey')
    ? await signInByPasskey(visit, request, { sent: sentIn(form, 'passkey'), remember })
    : await signIn(visit, request, {
        email: sentIn(form, 'email'),
        password: sentIn(form, 'password'),
        remember,
      })
  if (!result.ok) return refuse(form, result)
  const next = result.isClosing ? returnPath : loginQuery.parse(url).next
  if (result.isPending) return goOn(result.cookies, secondStepAddress(next))
  return letIn(result.cookies, 'logged-in', next)
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, problemOf)
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => signInMeta(loaderData?.site, msg`Login`, '/login')

export default function LoginPage({ loaderData, actionData: refusal }: Route.ComponentProps) {
  const { next, problem, choices } = loaderData
  const { t } = useLingui()
  const [provider, setProvider] = useState<Provider>()
  const errorOf = useErrors(refusal)
  const submit = useSubmit()
  const remember = useRef<HTMLInputElement>(null)
  const enter = (passkey: string) =>
    submit({ passkey, ...(remember.current?.checked && { remember: 'on' }) }, { method: 'post' })
  return (
    <Frame
      title={<Trans>Log in</Trans>}
      intro={
        <Trans>
          New here?{' '}
          <Link to={withNext('/signup', next)} className={textLink}>
            Create an account
          </Link>
        </Trans>
      }
    >
      {problem && !refusal && <SocialProblemNote problem={problem} />}
      <AccountForm
        refusal={refusal}
        isOff={provider !== undefined}
        submit={{ rest: <Trans>Sign In</Trans>, busy: <Trans>Signing in...</Trans> }}
      >
        <EmailField error={errorOf('email')} written={refusal?.written.email} />
        <PasswordField
          name="password"
          label={t`Password`}
          autoComplete="current-password"
          error={errorOf('password')}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <label className="flex min-h-11 items-center gap-2.5">
            <input
              ref={remember}
              type="checkbox"
              name="remember"
              className="size-5"
              defaultChecked={refusal?.written.remember !== undefined}
            />
            <Trans>Remember me</Trans>
          </label>
          <Link to={withNext('/forgot-password', next)} className={textLink}>
            <Trans>Forgot password?</Trans>
          </Link>
        </div>
      </AccountForm>
      <PasskeyButton isOff={provider !== undefined} onAnswer={(passkey) => void enter(passkey)} />
      <SocialButtons choices={choices} next={next} purpose="login" pressed={provider} onPress={setProvider} />
    </Frame>
  )
}
