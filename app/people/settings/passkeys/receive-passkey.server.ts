import { data, redirect } from 'react-router'
import { isUuid } from '../../../ground/db/uuid.ts'
import { lineIn, sentIn } from '../../../ground/forms/typed.ts'
import { notFound } from '../../../ground/request/not-found.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'
import { deviceOf } from '../../accounts/device.ts'
import { keepPasskey, planPasskey } from '../../accounts/passkeys/add-passkey.server.ts'
import { removePasskey, renamePasskey } from '../../accounts/passkeys/passkeys.server.ts'
import { passkeySetting } from '../../accounts/passkeys/path.ts'
import { type RefusedAuth, statusOf } from '../../accounts/auth-codes.ts'
import { proveAgain } from '../../accounts/second-step/pass-again.server.ts'
import { unkept } from '../../accounts/sign-in/answers.server.ts'
import { formProblem, type Refusal, refusalOf } from '../../accounts/sign-in/refusal.ts'
import { longestName } from './longest-name.ts'

/** What the browser makes a passkey of, JSON, and how it could be called. */
export type Plan = { readonly options: string; readonly name: string }

/** The answer to a form of the page. */
type Answer = {
  readonly refusal?: Refusal
  readonly plan?: Plan
}

const done = (what: 'added' | 'renamed' | 'removed') => redirect(`${passkeySetting}?done=${what}`, 303)

/** Receives all forms of the page: `change` says which. */
export async function receivePasskey(
  context: RequestContext,
  request: Request,
  viewer: Viewer,
  form: FormData,
) {
  const change = sentIn(form, 'change')
  const problem = formProblem(
    form,
    [change === 'rename' ? 'name' : 'password'].filter((name) => form.has(name)),
  )
  if (problem) return refused(form, problem)
  const given = { password: sentIn(form, 'password'), code: sentIn(form, 'code') }
  const id = sentIn(form, 'passkey')
  const name = lineIn(form, 'name').slice(0, longestName).toWellFormed()
  const { browser, system } = deviceOf(request.headers.get('user-agent'))
  const newName = name || [browser, system].filter(Boolean).join(', ') || 'Passkey'
  switch (change) {
    case 'plan': {
      const proof = await proveAgain(context, request, viewer, given)
      if (!proof.ok) return refused(form, proof)
      const planned = await planPasskey(context, viewer)
      if (!planned.ok) return refused(form, planned)
      return answer({ plan: { options: planned.plan, name: newName } })
    }
    case 'keep': {
      const kept = await keepPasskey(context, viewer, { made: sentIn(form, 'made'), name: newName })
      return kept.ok ? done('added') : refused(form, kept)
    }
    case 'rename':
      if (!isUuid(id) || !(await renamePasskey(context.database, viewer.id, { id, name }))) return notFound()
      return done('renamed')
    case 'remove': {
      if (!isUuid(id)) return notFound()
      const proof = await proveAgain(context, request, viewer, given)
      if (!proof.ok) return refused(form, proof)
      return (await removePasskey(context.database, viewer.id, id)) ? done('removed') : notFound()
    }
    default:
      return notFound()
  }
}

const answer = (given: Answer, status = 200) => data(given, { status, headers: unkept })

function refused(form: FormData, problem: Refusal | RefusedAuth) {
  const refusal = 'written' in problem ? problem : refusalOf(form, problem)
  return answer({ refusal }, refusal.code ? statusOf(refusal.code) : 422)
}
