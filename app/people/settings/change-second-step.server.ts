import { data } from 'react-router'
import { sentIn } from '../../ground/forms/typed.ts'
import { isStaff, type Viewer } from '../../ground/request/viewer.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { secondStepAddress, secondStepSetting } from '../accounts/second-step/path.ts'
import { passEither, proveBoth } from '../accounts/second-step/pass-again.server.ts'
import { hasSecondStep, removeSecondStep } from '../accounts/second-step/second-step.server.ts'
import type { SetUp } from '../accounts/second-step/receive-set-up.server.ts'
import { renewRecoveryCodes } from '../accounts/second-step/set-up.server.ts'
import { goOn, refuse, unkept } from '../accounts/sign-in/answers.server.ts'
import { formProblem } from '../accounts/sign-in/refusal.ts'
import { tellOfSecondStep } from '../accounts/tell.server.ts'

/** Renews the recovery codes, or turns the second step off: by a code or a passkey, and the password if they have one. */
export async function changeSecondStep(
  context: RequestContext,
  request: Request,
  viewer: Viewer,
  form: FormData,
) {
  // Another tab may have turned it off: then no code is right.
  if (!(await hasSecondStep(context.database, viewer.id))) return answer({ isOff: true })
  const problem = formProblem(form, form.has('password') ? ['password', 'code'] : ['code'])
  if (problem) return refuse(form, problem)
  const password = sentIn(form, 'password')
  const proof = await proveBoth(context, viewer, password, () =>
    passEither(context, request, viewer, sentIn(form, 'code')),
  )
  if (!proof.ok) return refuse(form, proof)
  if (sentIn(form, 'change') === 'codes') {
    const renewed = await renewRecoveryCodes(context, request, viewer, password)
    return renewed.ok ? answer({ codes: renewed.codes }) : refuse(form, renewed)
  }
  await context.database.transaction(async (tx) => {
    if (await removeSecondStep(tx, viewer.id)) await tellOfSecondStep(tx, viewer.id, 'off')
  })
  // The session of staff opens nothing before they have set it up again.
  if (isStaff(viewer) && !context.demo) return goOn([], secondStepAddress(secondStepSetting))
  return answer({ isOff: true })
}

const answer = (setUp: SetUp) => data(setUp, { headers: unkept })
