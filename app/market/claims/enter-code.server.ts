import { eq, sql } from 'drizzle-orm'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { RefusedCode } from './claim-form.ts'
import { isCodeOf } from './code.server.ts'
import { lockClaim } from './lock-claim.server.ts'
import { approve } from './settle.server.ts'
import { claim as claims } from './tables.server.ts'
import { codeMinutes, mostTries } from './ways.ts'

/** Enters the code of a claim: the listing is theirs if it is right. Null: it was. */
export const enterCode = (
  context: RequestContext,
  own: { readonly id: number; readonly claimantId: string },
  typed: string,
): Promise<RefusedCode | null> =>
  context.database.transaction(async (tx) => {
    const refuse = (code: RefusedCode['code'], left = 0): RefusedCode => ({ code, typed, left })
    if (!typed.trim()) return refuse('missing')
    const locked = await lockClaim(tx, own.id)
    if (!locked) return refuse('over')
    const { claim } = locked
    if (claim.claimantId !== own.claimantId || claim.state !== 'code' || !claim.codeAt) return refuse('over')
    if (+claim.codeAt + codeMinutes[claim.way] * 60_000 < +context.now) return refuse('over')
    if (claim.tries >= mostTries) return refuse('last')
    if (!isCodeOf(context, claim, typed)) {
      await tx
        .update(claims)
        .set({ tries: sql`tries + 1` })
        .where(eq(claims.id, claim.id))
      const left = mostTries - claim.tries - 1
      return left > 0 ? refuse('wrong', left) : refuse('last')
    }
    const isApproved = await approve(tx, locked, { actorId: null, origin: context.origin })
    return isApproved ? null : refuse('changed')
  })
