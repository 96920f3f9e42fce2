import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { data, type HeadersFunction, type ShouldRevalidateFunctionArgs } from 'react-router'
import { siteOf } from '../../directory/page-meta.ts'
import { isStaff } from '../../ground/request/viewer.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { ownerOf } from '../accounts/second-step/owner.server.ts'
import { asksForCode } from '../accounts/second-step/pass-again.server.ts'
import { secondStepQuery, secondStepSetting } from '../accounts/second-step/path.ts'
import { receiveSetUp, type SetUp } from '../accounts/second-step/receive-set-up.server.ts'
import { RecoveryCodes } from '../accounts/second-step/recovery-codes.tsx'
import { SetUpForms } from '../accounts/second-step/set-up-forms.tsx'
import { countRecoveryCodes } from '../accounts/second-step/set-up.server.ts'
import { unkept } from '../accounts/sign-in/answers.server.ts'
import { formProblem } from '../accounts/sign-in/refusal.ts'
import { sendForm } from '../accounts/sign-in/send-form.ts'
import { readOwnForm } from '../users/own-form.ts'
import { viewerOf } from '../users/viewer.ts'
import type { Route } from './+types/second-step-page.ts'
import { changeSecondStep } from './change-second-step.server.ts'
import { Note } from './note.tsx'
import { SecondStepForm } from './second-step-form.tsx'
import { SettingsFrame } from './settings-frame.tsx'
import { settingsMeta } from './settings-meta.ts'

export const handle = { query: secondStepQuery }
export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const viewer = viewerOf(context, url)
  const owner = await ownerOf(context, viewer)
  return data(
    {
      site: siteOf(context, url),
      owner,
      isJustOn: owner.isOn && secondStepQuery.parse(url).done,
      asks: owner.isOn ? null : await asksForCode(context, viewer),
      left: owner.isOn ? await countRecoveryCodes(context, viewer.id) : 0,
      isRequired: isStaff(viewer) && !context.demo,
    },
    { headers: unkept },
  )
}

export async function action(args: Route.ActionArgs) {
  const { context, viewer, form } = await readOwnForm(args)
  const isChange = form.has('change')
  return isChange
    ? changeSecondStep(context, args.request, viewer, form)
    : receiveSetUp(context, args.request, viewer, form)
}

const problemOf = (form: FormData) => {
  const required = form.has('uri') || form.has('change') ? ['password', 'code'] : ['password']
  return formProblem(
    form,
    required.filter((name) => form.has(name)),
  )
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, problemOf)
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** The form asks for none, so that new recovery codes stay on the page. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionResult?.isOff || defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ loaderData }) =>
  settingsMeta(loaderData?.site, msg`Two-step login`, secondStepSetting)

/** Sets up a second step of logins, renews its recovery codes, and turns it off. */
export default function SecondStepPage({ loaderData, actionData }: Route.ComponentProps) {
  const { owner, isJustOn, asks, left, isRequired } = loaderData
  const { t } = useLingui()
  const done: SetUp | undefined = actionData && 'missing' in actionData ? { refusal: actionData } : actionData
  if (done?.codes)
    return (
      <SettingsFrame title={<Trans>Your recovery codes</Trans>}>
        <RecoveryCodes codes={done.codes} next={secondStepSetting} />
      </SettingsFrame>
    )
  if (owner.isOn)
    return (
      <SettingsFrame title={<Trans>Two-step login</Trans>}>
        {isJustOn && !done?.refusal && (
          <Note tone="ok">{t`Two-step login is on. If you haven’t kept your recovery codes, get new ones below.`}</Note>
        )}
        <p className="mb-4 text-text-muted">
          <Trans>When you log in, you also enter a code from your authenticator app.</Trans>{' '}
          <Plural
            value={left}
            _0="You have no recovery codes left."
            one="You have # recovery code left."
            other="You have # recovery codes left."
          />
        </p>
        <SecondStepForm owner={owner} isRequired={isRequired} refusal={done?.refusal} />
      </SettingsFrame>
    )
  return (
    <SettingsFrame title={<Trans>Two-step login</Trans>}>
      {done?.isOff && <Note tone="ok">{t`Two-step login is off.`}</Note>}
      <p className="mb-4 text-text-muted">
        <Trans>
          A password can be guessed or stolen. With two-step login, no one gets into your account without your
          phone, too.
        </Trans>
      </p>
      <SetUpForms owner={owner} setUp={done} asks={asks} />
    </SettingsFrame>
  )
}
