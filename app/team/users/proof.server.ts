import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Viewer } from '../../ground/request/viewer.ts'
import type { RefusedAuth } from '../../people/accounts/auth-codes.ts'
import { isFresh } from '../../people/accounts/proof.server.ts'
import { asksForCode, passAgain, proveBoth } from '../../people/accounts/second-step/pass-again.server.ts'
import { findWaysIn, hasPassword } from '../../people/accounts/ways-in.server.ts'
import type { Proof } from './person-change.ts'

/** What the fields of a dangerous form ask an admin for. */
export async function findProof(context: RequestContext, admin: Viewer): Promise<Proof> {
  const [waysIn, hasJustSignedIn, asked] = await Promise.all([
    findWaysIn(context.database, admin.id),
    isFresh(context, admin),
    asksForCode(context, admin),
  ])
  const isByPassword = hasPassword(waysIn)
  return {
    email: admin.email,
    hasPassword: isByPassword,
    asksForCode: asked,
    canProve: isByPassword || hasJustSignedIn || asked !== null,
  }
}

/** Whether such a form was sent by this admin. */
export const prove = (
  context: RequestContext,
  request: Request,
  admin: Viewer,
  typed: (name: string) => string,
): Promise<{ ok: true } | RefusedAuth> =>
  proveBoth(context, admin, typed('password'), () => passAgain(context, request, admin, typed('code')))
