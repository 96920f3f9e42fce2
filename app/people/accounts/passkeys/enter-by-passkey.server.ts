import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import { APIError } from 'better-auth/api'
import { and, eq, sql } from 'drizzle-orm'
import { isWithinRate, networkOf } from '../../../ground/db/rate-limit.server.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'
import { passkey, users } from '../../users/tables.server.ts'
import { refuseAuth, type RefusedAuth } from '../auth-codes.ts'
import type { AuthPage } from '../auth-page.ts'
import { clientHeader } from '../auth.server.ts'
import { attemptsKey, strangersKey } from '../known-device.server.ts'
import { noteLogin } from '../note-login.ts'
import { markPassed } from '../second-step/second-step.server.ts'
import { entered, type SignedInUser } from '../sign-in.server.ts'
import { tellOfDevice } from '../tell.server.ts'
import { hostOf, makeChallenge, readAnswer } from './challenge.server.ts'

/** Limit per network. Guests of a hotel share one network. */
const rate = { most: 60, seconds: 600 }

/** What the browser asks a passkey of this site to sign: any one, so that the question tells nothing of accounts. */
export const questionFor = (context: Pick<RequestContext, 'seal' | 'now' | 'database' | 'origin'>) =>
  generateAuthenticationOptions({
    rpID: hostOf(context),
    challenge: makeChallenge(context, 'enter'),
    userVerification: 'required',
  })

/**
 * Signs in by a passkey, which is both steps in one: the device, and the finger, face or PIN that it has asked for.
 * @param sent as the browser made it, JSON
 */
export async function signInByPasskey(
  context: AuthPage,
  request: Request,
  { sent, remember }: { sent: string; remember: boolean },
): Promise<SignedInUser | RefusedAuth> {
  const owner = await ownerBy(context, sent)
  const done = owner.ok ? await enter(context, request, owner, remember) : owner
  const about = owner.ok ? owner.userId : null
  return noteLogin(context, { event: 'login', way: 'passkey', about }, done)
}

async function enter(
  context: AuthPage,
  request: Request,
  { userId, email }: Owner,
  remember: boolean,
): Promise<SignedInUser | RefusedAuth> {
  const isKnown = attemptsKey(context, request, email) !== strangersKey(email)
  const headers = new Headers(request.headers)
  headers.set(clientHeader, context.clientAddress)
  const begun = await context.auth.api
    .enter({ body: { userId, remember }, headers, returnHeaders: true })
    .catch(unlessSuspended)
  if (!begun) return refuseAuth('passkey_failed')
  await markPassed(context.database, begun.response.sessionId)
  const cookies = begun.headers.getSetCookie()
  const done = await entered(context, request, email, { body: { user: { id: userId } }, cookies })
  if (!isKnown) await tellOfDevice(context, request, userId)
  return { ...done, isPending: false }
}

function unlessSuspended(error: unknown): null {
  if (error instanceof APIError && error.status === 'FORBIDDEN') return null
  throw error
}

/** Passes the second step of a session by a passkey of its account. */
export async function passByPasskey(
  context: AuthPage,
  { id, sessionId }: Viewer,
  sent: string,
): Promise<{ ok: true } | RefusedAuth> {
  const owner = await ownerBy(context, sent)
  const isOwn = owner.ok && owner.userId === id
  if (isOwn) await markPassed(context.database, sessionId)
  const refused = owner.ok ? refuseAuth('passkey_failed') : owner
  const login = { event: 'second-step', way: 'passkey', about: id } as const
  return noteLogin(context, login, isOwn ? { ok: true } : refused)
}

type Owner = { ok: true; userId: string; email: string }

async function ownerBy(context: AuthPage, sent: string): Promise<Owner | RefusedAuth> {
  const { database, clientAddress } = context
  if (!(await isWithinRate(database, `passkey from ${networkOf(clientAddress)}`, rate)))
    return refuseAuth('too_many', rate.seconds)
  const read = await readAnswer<AuthenticationResponseJSON>(context, 'enter', sent)
  if (!read) return refuseAuth('passkey_failed')
  const [own] = await database
    .select({
      id: passkey.id,
      userId: passkey.userId,
      email: users.email,
      publicKey: passkey.publicKey,
      counter: passkey.counter,
    })
    .from(passkey)
    .innerJoin(users, eq(users.id, passkey.userId))
    .where(eq(passkey.credentialId, read.id))
  if (!own?.email || !isOwners(read.answer, own.userId)) return refuseAuth('passkey_failed')
  const { id, userId, email, publicKey, counter } = own
  const { authenticationInfo } = await verifyAuthenticationResponse({
    response: read.answer,
    expectedChallenge: read.challenge,
    expectedOrigin: context.origin,
    expectedRPID: hostOf(context),
    credential: { id: read.id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    requireUserVerification: true,
  }).then(
    (done) => (done.verified ? done : { authenticationInfo: undefined }),
    () => ({ authenticationInfo: undefined }), // it says by an error what is wrong
  )
  if (!authenticationInfo) return refuseAuth('passkey_failed')
  const { rowCount } = await database
    .update(passkey)
    .set({ counter: authenticationInfo.newCounter, usedAt: sql`now()` })
    .where(and(eq(passkey.id, id), eq(passkey.counter, counter)))
  return rowCount === 1 ? { ok: true, userId, email } : refuseAuth('passkey_failed')
}

/** The passkey itself names whose it is, too. */
const isOwners = ({ response }: AuthenticationResponseJSON, userId: string) =>
  response.userHandle === Buffer.from(userId).toString('base64url')
