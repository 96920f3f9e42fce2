import { type LoaderFunctionArgs } from 'react-router'
import { notFound } from '../../ground/request/not-found.ts'
import { record } from '../../ground/audit/record.server.ts'
import { privateFile } from '../../ground/files/private-file.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { claimsAudited } from '../../market/claims/audited.server.ts'
import { documentKeyOf } from '../../market/claims/document.server.ts'
import { adminOf } from '../desk/admin-only.ts'
import { isOwnClaim } from './decide-claim.server.ts'
import { findClaim } from './find-claims.server.ts'

/**
 * The document of a claim, only for admins who have no part in it; each view is logged. A PDF is saved and never shown
 * here.
 */
export async function loader({ params, url, context: router }: LoaderFunctionArgs) {
  const context = router.get(requestContext)
  const admin = adminOf(context, url)
  const { database, files } = context
  const claim = await findClaim(database, params.id ?? '')
  const file = claim?.fileKey ? await files.get(documentKeyOf(claim.fileKey)) : null
  if (!claim || !file || (await isOwnClaim(database, claim, admin))) throw notFound()
  await record(database, claimsAudited, {
    actorId: admin.id,
    action: 'claim-document',
    subject: { kind: claim.kind, id: claim.ref },
    changes: { claimant: [null, claim.claimantId] },
  })
  const isPdf = file.contentType === 'application/pdf'
  return privateFile(file, isPdf ? `claim-${claim.id}.pdf` : undefined)
}
