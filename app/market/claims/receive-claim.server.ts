import { claimProofOf } from '../../directory/claimable-kinds.ts'
import { readTyped } from '../../ground/forms/fields.ts'
import { emailIn } from '../../ground/forms/read-fields.server.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Viewer } from '../../ground/request/viewer.ts'
import { beginClaim } from './begin-claim.server.ts'
import { type ClaimProblem, claimFields, type RefusedClaim } from './claim-form.ts'
import { keptDocumentOf, receiveDocument } from './document.server.ts'
import type { ClaimedListing } from './find-claimed-listing.server.ts'
import type { Way } from './ways.ts'

/** Takes the form of a claim, or says all that is wrong with it. Null: it was taken. */
export async function receiveClaim(
  context: RequestContext,
  viewer: Viewer,
  { listing, form }: { listing: ClaimedListing | null; form: FormData },
): Promise<RefusedClaim | null> {
  const { values, problems } = readTyped(claimFields, form)
  const { way, words } = values
  const received = way === 'document' ? await receiveDocument(context, viewer.id, form) : { document: null }
  const document = 'document' in received ? received.document : null
  const found = 'problem' in received ? received.problem : null
  const sentTo = way && listing ? destinationOf(listing, way, values.mailbox) : null
  const refused: RefusedClaim = {
    problem: null,
    problems: {
      ...problems,
      ...(way === 'domain' && listing?.domain && sentTo === null && { mailbox: 'invalid' as const }),
    },
    documentProblem: found ?? (way === 'document' && !document ? 'missing' : null),
    typed: values,
    keptDocument: document ? keptDocumentOf(context, viewer.id, document) : '',
  }
  const refuse = (problem: ClaimProblem): RefusedClaim => ({ ...refused, problem })
  if (!listing) return refuse('gone')
  if (Object.keys(refused.problems).length > 0 || refused.documentProblem || way === '') return refused
  if (sentTo === null)
    return refuse(listing.ownerId || claimProofOf(listing.kind) === 'document' ? 'owned' : 'gone')
  const problem = await beginClaim(context, viewer, { listing, way, sentTo, words, document })
  return problem && refuse(problem)
}

/** Null: no code goes there. */
function destinationOf(listing: ClaimedListing, way: Way, mailbox: string): string | null {
  switch (way) {
    case 'address':
      return listing.email
    case 'domain':
      return listing.domain && mailboxAt(listing.domain, mailbox)
    case 'phone':
      return listing.phone
    case 'letter':
      return listing.letterTo
    case 'document':
      return ''
  }
}

/** @param typed what is before the `@`, or the whole address */
function mailboxAt(domain: string, typed: string): string | null {
  const end = `@${domain}`
  const address = typed.toLowerCase().endsWith(end) ? typed : typed + end
  return address.split('@').length === 2 ? emailIn(address) : null
}
