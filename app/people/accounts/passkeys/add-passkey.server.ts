import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import { record } from '../../../ground/audit/record.server.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'
import { passkey, users } from '../../users/tables.server.ts'
import { accountsAudited } from '../audited.ts'
import { refuseAuth, type RefusedAuth } from '../auth-codes.ts'
import type { AuthPage } from '../auth-page.ts'
import { tellOfPasskey } from '../tell.server.ts'
import { hostOf, makeChallenge, readAnswer } from './challenge.server.ts'
import { countPasskeys } from './passkeys.server.ts'

type Context = AuthPage & Pick<RequestContext, 'siteName'>
const most = 20
/** ES256, EdDSA and RS256, which all devices have one of. */
const algorithms = [-7, -8, -257]

/** @returns what the browser has to know to make a passkey, JSON, for an owner who has proven who they are */
export async function planPasskey(
  context: Context,
  person: Viewer,
): Promise<{ ok: true; plan: string } | RefusedAuth> {
  const own = await context.database
    .select({ id: passkey.credentialId })
    .from(passkey)
    .where(eq(passkey.userId, person.id))
  if (own.length >= most) return refuseAuth('passkeys_many')
  const plan = await generateRegistrationOptions({
    rpName: context.siteName,
    rpID: hostOf(context),
    userID: Buffer.from(person.id),
    userName: person.email,
    userDisplayName: person.fullName,
    challenge: makeChallenge(context, purposeOf(person)),
    excludeCredentials: own,
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { ok: true, plan: JSON.stringify(plan) }
}

/** The session in which the owner proved who they are is the one that goes on. */
const purposeOf = ({ sessionId }: Viewer) => `add ${sessionId}` as const

type PasskeyResult = { ok: true } | RefusedAuth

/** Keeps the passkey that a browser has made. @param made as the browser sends it, JSON */
export async function keepPasskey(
  context: Context,
  person: Viewer,
  { made, name }: { made: string; name: string },
): Promise<PasskeyResult> {
  const credential = await verified(context, person, made)
  return credential ? keep(context, person, { ...credential, name }) : refuseAuth('passkey_unmade')
}

async function verified(context: Context, person: Viewer, made: string) {
  const read = await readAnswer<RegistrationResponseJSON>(context, purposeOf(person), made)
  if (!read) return null
  const { registrationInfo } = await verifyRegistrationResponse({
    response: read.answer,
    expectedChallenge: read.challenge,
    expectedOrigin: context.origin,
    expectedRPID: hostOf(context),
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => ({ registrationInfo: undefined })) // it says by an error what is wrong
  return registrationInfo?.credential
}

const keep = (
  { database }: Context,
  { id: userId }: Viewer,
  made: { id: string; publicKey: Uint8Array; counter: number; name: string },
) =>
  database.transaction(async (tx): Promise<PasskeyResult> => {
    // So that two at the same moment are counted one after the other.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    if ((await countPasskeys(tx, userId)) >= most) return refuseAuth('passkeys_many')
    const { id: credentialId, counter, name } = made
    const publicKey = Buffer.from(made.publicKey).toString('base64url')
    const { rowCount } = await tx
      .insert(passkey)
      .values({ userId, credentialId, publicKey, counter, name })
      .onConflictDoNothing()
    if (rowCount !== 1) return refuseAuth('passkey_unmade')
    await record(tx, accountsAudited, {
      actorId: userId,
      action: 'passkey-added',
      subject: { kind: 'user', id: userId },
      changes: {},
    })
    await tellOfPasskey(tx, userId, { news: 'added', name })
    return { ok: true }
  })
