import type { RequestContext } from '../../../ground/request/request-context.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'
import { isFresh } from '../proof.server.ts'
import { countPasskeys } from '../passkeys/passkeys.server.ts'
import { findWaysIn, hasPassword } from '../ways-in.server.ts'
import { hasSecondStep } from './second-step.server.ts'

/** What the pages of the second step know of an account. */
export async function ownerOf(context: RequestContext, person: Viewer) {
  const [waysIn, hasJustSignedIn, isOn, passkeys] = await Promise.all([
    findWaysIn(context.database, person.id),
    isFresh(context, person),
    hasSecondStep(context.database, person.id),
    countPasskeys(context.database, person.id),
  ])
  return {
    email: person.email,
    hasPassword: hasPassword(waysIn),
    isFresh: hasJustSignedIn,
    isOn,
    hasPasskey: passkeys > 0,
  }
}
