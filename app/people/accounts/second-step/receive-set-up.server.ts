import { data } from 'react-router'
import { sentIn } from '../../../ground/forms/typed.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'
import { type QrCode, qrCodeOf } from '../../../ground/ui/qr-code.server.ts'
import type { RefusedAuth } from '../auth-codes.ts'
import { statusOf } from '../auth-codes.ts'
import { goOn, unkept } from '../sign-in/answers.server.ts'
import { formProblem, type Refusal, refusalOf } from '../sign-in/refusal.ts'
import { proveAgain } from './pass-again.server.ts'
import { secondStepQuery, secondStepSetting } from './path.ts'
import { hasSecondStep } from './second-step.server.ts'
import { beginSetUp, finishSetUp } from './set-up.server.ts'

/** What an authenticator app has to know. The form brings the address back, so that a wrong code keeps the same one. */
export type AppKey = {
  readonly uri: string
  readonly qr: QrCode
  /** To be typed: in groups of four. */
  readonly text: string
}

/** The step of the set-up that comes next: the app's key, or the recovery codes of one that is done. */
export type SetUp = {
  readonly refusal?: Refusal
  readonly appKey?: AppKey
  readonly codes?: readonly string[]
  /** Whether the second step was just turned off. */
  readonly isOff?: boolean
}

/** Receives both forms of the set-up: the one with the password, and the one with the first code of the app. */
export async function receiveSetUp(
  context: RequestContext,
  request: Request,
  person: Viewer,
  form: FormData,
) {
  if (await hasSecondStep(context.database, person.id)) return leadToSetUpStep()
  const appKey = appKeyOf(sentIn(form, 'uri'))
  const problem = formProblem(
    form,
    (appKey ? ['code'] : ['password']).filter((name) => form.has(name)),
  )
  if (problem) return refused(form, problem, appKey)
  if (!appKey) {
    const given = { password: sentIn(form, 'password'), code: sentIn(form, 'code') }
    const proof = await proveAgain(context, request, person, given)
    if (!proof.ok) return refused(form, proof)
    const begun = await beginSetUp(context, request, given.password)
    return begun.ok ? answer({ appKey: appKeyOf(begun.uri) }) : refused(form, begun)
  }
  const done = await finishSetUp(context, request, person, sentIn(form, 'code'))
  if (done.ok) return answer({ codes: done.codes })
  const isOn = await hasSecondStep(context.database, person.id)
  return isOn ? leadToSetUpStep() : refused(form, done, appKey)
}

/** After a second press, where the answer to the first was lost with its recovery codes: there are new ones. */
export const leadToSetUpStep = () => goOn([], secondStepQuery.address(secondStepSetting, { done: true }))

const answer = (setUp: SetUp, status = 200) => data(setUp, { status, headers: unkept })

function refused(form: FormData, problem: Refusal | RefusedAuth, appKey?: AppKey) {
  const refusal = 'written' in problem ? problem : refusalOf(form, problem)
  return answer({ refusal, appKey }, refusal.code ? statusOf(refusal.code) : 422)
}

function appKeyOf(uri: string): AppKey | undefined {
  const secret = /^otpauth:\/\/totp\/[^?]*\?(?:.*&)?secret=([A-Z2-7]{1,64})(?:&|$)/.exec(uri)?.[1]
  if (!secret || uri.length > 500) return undefined
  return { uri, qr: qrCodeOf(uri), text: secret.match(/.{1,4}/g)!.join(' ') }
}
