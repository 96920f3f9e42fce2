import type { RecordKey } from '../../ground/db/named.ts'
import { lineIn, textIn } from '../../ground/forms/typed.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Viewer } from '../../ground/request/viewer.ts'
import { rowNumber } from '../../ground/query/fields.ts'
import { renewCode } from './begin-claim.server.ts'
import { longestStatement, type RefusedClaim, type RefusedCode } from './claim-form.ts'
import type { RefusedStatement } from './dispute-list.tsx'
import { enterCode } from './enter-code.server.ts'
import { findClaimedListing } from './find-claimed-listing.server.ts'
import { answerDispute, findOwnClaim, withdrawClaim } from './own-claim.server.ts'
import { receiveClaim } from './receive-claim.server.ts'

type ClaimRefusal = RefusedClaim | RefusedCode | RefusedStatement
type Answer = 'none' | 'done' | { readonly refused: ClaimRefusal; readonly status: number }

/** Does what a form of the claim's page asks for. */
export async function answerClaimForm(
  context: RequestContext,
  viewer: Viewer,
  { key, form }: { key: RecordKey; form: FormData },
): Promise<Answer> {
  const { database } = context
  const op = lineIn(form, 'op')
  const listing = await findClaimedListing(context, viewer, key)
  if (op === 'claim') {
    const refused = await receiveClaim(context, viewer, { listing: listing?.isListed ? listing : null, form })
    return refused ? { refused, status: statusOf(refused) } : 'done'
  }
  if (!listing) return 'none'
  if (op === 'answer') return answerOwner(context, viewer, form)
  const own = await findOwnClaim(database, { listingId: listing.id, claimantId: viewer.id })
  if (!own) return 'none'
  if (op === 'withdraw') {
    await withdrawClaim(database, own.id, viewer.id)
    return 'done'
  }
  if (op === 'renew') {
    const problem = await renewCode(context, viewer, { own, listing })
    return problem ? { refused: { code: problem, typed: '', left: 0 }, status: 429 } : 'done'
  }
  if (op !== 'code') return 'none'
  if (own.state === 'approved') return 'done'
  const refused = await enterCode(context, own, lineIn(form, 'code'))
  return refused ? { refused, status: 422 } : 'done'
}

const statuses: Partial<Record<NonNullable<RefusedClaim['problem']>, number>> = {
  gone: 404,
  own: 403,
  unproven: 403,
  owned: 409,
  often: 429,
  mailed: 429,
}
const statusOf = ({ problem }: RefusedClaim) => (problem && statuses[problem]) || 422

async function answerOwner(context: RequestContext, viewer: Viewer, form: FormData): Promise<Answer> {
  const id = rowNumber(lineIn(form, 'dispute'))
  const statement = textIn(form, 'statement')
  const problem = !statement ? 'missing' : statement.length > longestStatement ? 'tooLong' : null
  if (problem) return { refused: { dispute: id, problem, statement }, status: 422 }
  const outcome = await answerDispute(context.database, { id, ownerId: viewer.id, statement })
  if (outcome === 'decided') return { refused: { dispute: id, problem: outcome, statement }, status: 409 }
  return outcome === 'saved' ? 'done' : 'none'
}
