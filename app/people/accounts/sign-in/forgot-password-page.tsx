import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { data, type HeadersFunction, Link } from 'react-router'
import { requestContext } from '../../../ground/request/request-context.ts'
import { siteOf } from '../../../directory/page-meta.ts'
import { readForm } from '../../../ground/forms/read-form.ts'
import { sentIn } from '../../../ground/forms/typed.ts'
import { withNext } from '../next-address.ts'
import { requestReset } from '../reset-password.server.ts'
import type { Route } from './+types/forgot-password-page.ts'
import { AccountForm } from './account-form.tsx'
import { refuse, unkept } from './answers.server.ts'
import { Done } from './done.tsx'
import { EmailField } from './email-field.tsx'
import { useErrors } from './errors.ts'
import { Frame, textLink } from './frame.tsx'
import { formProblem } from './refusal.ts'
import { sendForm } from './send-form.ts'
import { signInMeta } from './sign-in-meta.ts'
import { nextQuery } from './sign-in-queries.ts'

const problemOf = (form: FormData) => formProblem(form, ['email'])

export const handle = { query: nextQuery }
export function loader({ url, context }: Route.LoaderArgs) {
  return { site: siteOf(context.get(requestContext), url), next: nextQuery.parse(url).next }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const problem = problemOf(form)
  if (problem) return refuse(form, problem)
  const email = sentIn(form, 'email').trim()
  const result = await requestReset(context.get(requestContext), email)
  return result.ok ? data({ sentTo: email }, { headers: unkept }) : refuse(form, result)
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, problemOf)
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ loaderData }) =>
  signInMeta(loaderData?.site, msg`Forgot password`, '/forgot-password')

export default function ForgotPasswordPage({ loaderData: { next }, actionData }: Route.ComponentProps) {
  const refusal = actionData && 'code' in actionData ? actionData : undefined
  const errorOf = useErrors(refusal)
  const login = (
    <Link to={withNext('/login', next)} className={textLink}>
      <Trans>Back to login</Trans>
    </Link>
  )
  if (actionData && 'sentTo' in actionData) {
    const email = <strong className="wrap-anywhere">{actionData.sentTo}</strong>
    return (
      <Done title={<Trans>Check your email</Trans>}>
        <p>
          <Trans>
            If {email} has an account here, a link is on its way there. It works once, within 60 minutes.
          </Trans>
        </p>
        <p>
          <Trans>No email yet? Check your spam folder, or check the spelling of the address.</Trans>
        </p>
        {login}
      </Done>
    )
  }
  return (
    <Frame
      title={<Trans>Forgot password</Trans>}
      intro={
        <p className="mt-2">
          <Trans>Enter your email address, and we will send you a link to choose a new one.</Trans>
        </p>
      }
    >
      <AccountForm
        refusal={refusal}
        submit={{ rest: <Trans>Send link</Trans>, busy: <Trans>Sending...</Trans> }}
      >
        <EmailField error={errorOf('email')} written={refusal?.written.email} />
      </AccountForm>
      <div className="mt-3">{login}</div>
    </Frame>
  )
}
