import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { data, type HeadersFunction, Link, redirect, useSubmit } from 'react-router'
import { siteOf } from '../../../directory/page-meta.ts'
import { readForm } from '../../../ground/forms/read-form.ts'
import { sentIn } from '../../../ground/forms/typed.ts'
import { flag } from '../../../ground/query/fields.ts'
import { defineQuery } from '../../../ground/query/query.ts'
import { type RequestContext, requestContext } from '../../../ground/request/request-context.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'
import { LogOutForm } from '../../users/log-out.tsx'
import { returnPath } from '../../users/viewer.ts'
import { refuseAuth } from '../auth-codes.ts'
import { withNext } from '../next-address.ts'
import { passByPasskey } from '../passkeys/enter-by-passkey.server.ts'
import { PasskeyButton } from '../passkeys/passkey-button.tsx'
import { countPasskeys } from '../passkeys/passkeys.server.ts'
import { AccountForm, RefusalNote } from '../sign-in/account-form.tsx'
import { letIn, refuse, unkept } from '../sign-in/answers.server.ts'
import { Done } from '../sign-in/done.tsx'
import { useErrors } from '../sign-in/errors.ts'
import { Frame, textLink } from '../sign-in/frame.tsx'
import { formProblem, type Refusal } from '../sign-in/refusal.ts'
import { sendForm } from '../sign-in/send-form.ts'
import { signInMeta } from '../sign-in/sign-in-meta.ts'
import { nextField } from '../sign-in/sign-in-queries.ts'
import type { Route } from './+types/second-step-page.ts'
import { CodeField, RecoveryCodeField } from './code-field.tsx'
import { ownerOf } from './owner.server.ts'
import { leadToSetUpStep, receiveSetUp } from './receive-set-up.server.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { hasSecondStep, passSecondStep } from './second-step.server.ts'
import { SetUpForms } from './set-up-forms.tsx'

const query = defineQuery({ next: nextField, recovery: flag('1') })
const pagePath = '/second-step'

/** Throws the way on where no session waits for the second step. */
function pendingOf({ viewer, pending }: RequestContext, next: string | null): Viewer {
  if (!pending) throw redirect(viewer ? (next ?? '/profile') : withNext('/login', next))
  return pending
}

const problemOf = (form: FormData) =>
  formProblem(
    form,
    ['password', 'code'].filter((name) => form.has(name)),
  )

export const handle = { query }
export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { next, recovery } = query.parse(url)
  const owner = await ownerOf(context, pendingOf(context, next))
  return data({ site: siteOf(context, url), next, recovery, owner }, { headers: unkept })
}

export async function action({ request, url, context: router }: Route.ActionArgs) {
  const context = router.get(requestContext)
  const { next } = query.parse(url)
  const form = await readForm(request)
  const { viewer } = context
  if (viewer && form.has('uri') && (await hasSecondStep(context.database, viewer.id)))
    return leadToSetUpStep()
  const person = pendingOf(context, next)
  const onward = person.closesAt ? returnPath : next
  if (form.has('passkey')) {
    const passed = await passByPasskey(context, person, sentIn(form, 'passkey'))
    return passed.ok ? letIn([], 'logged-in', onward) : refuse(form, passed)
  }
  if (!(await hasSecondStep(context.database, person.id))) {
    // Otherwise a thief of the password could set up an app of their own, and be in.
    if ((await countPasskeys(context.database, person.id)) > 0)
      return refuse(form, refuseAuth('passkey_failed'))
    return receiveSetUp(context, request, person, form)
  }
  const problem = formProblem(form, ['code'])
  if (problem) return refuse(form, problem)
  const passed = await passSecondStep(context, request, person, sentIn(form, 'code'))
  return passed.ok ? letIn([], 'logged-in', onward) : refuse(form, passed)
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, problemOf)
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) =>
  signInMeta(loaderData?.site, msg`Two-step login`, pagePath)

/** Between a login and the site: asks for a code or a passkey, or sets up the app of a member of staff who has neither. */
export default function SecondStepPage({ loaderData, actionData }: Route.ComponentProps) {
  const { next, recovery, owner } = loaderData
  const submit = useSubmit()
  if (actionData && 'codes' in actionData && actionData.codes)
    return (
      <Done title={<Trans>Two-step login is on</Trans>}>
        <RecoveryCodes codes={actionData.codes} next={next ?? '/profile'} />
      </Done>
    )
  const refusal = actionData && 'missing' in actionData ? actionData : undefined
  const setUp = actionData && !('missing' in actionData) ? actionData : undefined
  return (
    <Frame
      title={<Trans>Two-step login</Trans>}
      intro={
        !owner.isOn && (
          <p className="mt-2">
            {owner.hasPasskey ? (
              <Trans>
                Our staff log in with a second step, which is your passkey. If you no longer have it, ask
                another admin to reset your two-step login.
              </Trans>
            ) : (
              <Trans>Our staff log in with a second step. Set it up to continue.</Trans>
            )}
          </p>
        )
      }
    >
      {owner.isOn ? (
        <CodeForm next={next} isRecovery={recovery} refusal={refusal} />
      ) : owner.hasPasskey ? (
        refusal && <RefusalNote refusal={refusal} />
      ) : (
        <SetUpForms owner={owner} setUp={setUp ?? (refusal && { refusal })} />
      )}
      {owner.hasPasskey && (
        <PasskeyButton isOff={false} onAnswer={(passkey) => void submit({ passkey }, { method: 'post' })} />
      )}
      <div className="mt-3">
        <LogOutForm>
          <button type="submit" className={textLink}>
            <Trans>Log out</Trans>
          </button>
        </LogOutForm>
      </div>
    </Frame>
  )
}

function CodeForm({
  next,
  isRecovery,
  refusal,
}: {
  next: string | null
  isRecovery: boolean
  refusal: Refusal | undefined
}) {
  const error = useErrors(refusal)('code')
  return (
    <>
      <AccountForm
        refusal={refusal}
        submit={{ rest: <Trans>Continue</Trans>, busy: <Trans>Signing in...</Trans> }}
      >
        {isRecovery ? <RecoveryCodeField error={error} /> : <CodeField error={error} />}
      </AccountForm>
      <p className="mt-3">
        <Link to={query.address(pagePath, { next, recovery: !isRecovery })} className={textLink}>
          {isRecovery ? (
            <Trans>Use a code from the app</Trans>
          ) : (
            <Trans>No phone at hand? Use a recovery code</Trans>
          )}
        </Link>
      </p>
    </>
  )
}
