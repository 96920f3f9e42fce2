import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type HeadersFunction, Link, redirect } from 'react-router'
import { requestContext } from '../../../ground/request/request-context.ts'
import { siteOf } from '../../../directory/page-meta.ts'
import { emailIn } from '../../../ground/forms/read-fields.server.ts'
import { readForm } from '../../../ground/forms/read-form.ts'
import { Field } from '../../../ground/ui/field.tsx'
import { attributesOf } from '../../../ground/forms/fields.ts'
import { sentIn } from '../../../ground/forms/typed.ts'
import { fullName } from '../../users/full-name.ts'
import { withNext } from '../next-address.ts'
import { signUp } from '../sign-up.server.ts'
import type { Provider } from '../social/provider-names.ts'
import { socialChoices } from '../social/social-choices.ts'
import type { Route } from './+types/signup-page.ts'
import { AccountForm } from './account-form.tsx'
import { letIn, refuse } from './answers.server.ts'
import { EmailField } from './email-field.tsx'
import { useErrors } from './errors.ts'
import { Frame, textLink } from './frame.tsx'
import { newPasswordProblem, NewPasswordFields } from './new-password-fields.tsx'
import { formProblem, refusalOf } from './refusal.ts'
import { sendForm } from './send-form.ts'
import { signInMeta } from './sign-in-meta.ts'
import { nextQuery } from './sign-in-queries.ts'
import { SocialButtons } from './social-buttons.tsx'
import { TermsBox } from './terms-box.tsx'

const required = ['full_name', 'email', 'password', 'confirmPassword']

function problemOf(form: FormData, addressIn?: (typed: string) => string | null) {
  const problem = formProblem(form, required, addressIn)
  if (problem) return problem
  const code = form.has('terms') ? newPasswordProblem(form) : 'terms'
  return code && refusalOf(form, { code })
}

export const handle = { query: nextQuery }
export function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { next } = nextQuery.parse(url)
  if (context.viewer) throw redirect(next ?? '/profile')
  return { site: siteOf(context, url), next, choices: socialChoices(context) }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const problem = problemOf(form, emailIn)
  if (problem) return refuse(form, problem)
  const result = await signUp(context.get(requestContext), request, {
    fullName: sentIn(form, 'full_name'),
    email: sentIn(form, 'email'),
    password: sentIn(form, 'password'),
    confirmPassword: sentIn(form, 'confirmPassword'),
    acceptsTerms: form.has('terms'),
  })
  if (!result.ok) return refuse(form, result)
  return letIn(result.cookies, 'signed-up', nextQuery.parse(url).next)
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, (form) => problemOf(form))
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ loaderData }) =>
  signInMeta(loaderData?.site, msg`Sign Up`, '/signup')

export default function SignupPage({ loaderData, actionData: refusal }: Route.ComponentProps) {
  const { next, choices } = loaderData
  const [provider, setProvider] = useState<Provider>()
  const errorOf = useErrors(refusal)
  const { t } = useLingui()
  return (
    <Frame
      title={<Trans>Create an account</Trans>}
      intro={
        <Trans>
          Already have an account?{' '}
          <Link to={withNext('/login', next)} className={textLink}>
            Log in
          </Link>
        </Trans>
      }
    >
      <AccountForm
        refusal={refusal}
        isOff={provider !== undefined}
        submit={{ rest: <Trans>Create Account</Trans>, busy: <Trans>Creating Account...</Trans> }}
      >
        <Field label={<Trans>Full name</Trans>} error={errorOf('full_name')}>
          <input
            {...attributesOf(fullName)}
            name="full_name"
            autoComplete="name"
            defaultValue={refusal?.written.full_name}
          />
        </Field>
        <EmailField error={errorOf('email')} written={refusal?.written.email} />
        <NewPasswordFields label={t`Password`} errorOf={errorOf} />
        <TermsBox error={errorOf('terms')} isChecked={refusal?.written.terms !== undefined} />
      </AccountForm>
      <SocialButtons
        choices={choices}
        next={next}
        purpose="signup"
        pressed={provider}
        onPress={setProvider}
      />
    </Frame>
  )
}
