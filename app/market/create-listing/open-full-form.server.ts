import { data, redirect } from 'react-router'
import { viewerOf } from '../../people/accounts/viewer.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { draftQuery, fullAddress } from './addresses.ts'
import { findDraft, findNewest, startNew } from './drafts.server.ts'
import { loadDetails } from './form/details.server.ts'
import { openDraft } from './open-draft.server.ts'

/**
 * What a form of all there is to say of a kind shows: `?draft=` that one, `?draft=new` a new one, else the new listing that
 * was last written on.
 */
export async function openFullForm(context: RequestContext, url: URL, kind: string) {
  const viewer = viewerOf(context, url)
  const { draft: chosen } = draftQuery.parse(url)
  if (chosen && chosen !== 'new') {
    const { draft } = await openDraft(context, url, chosen)
    if (draft.kind !== kind) throw data(null, { status: 404 })
    return { ...(await loadDetails(context, viewer, draft, 'full')), isResumed: false }
  }
  const begun = chosen ? null : await findNewest(context.database, kind, viewer.id)
  const id = begun?.id ?? (await startNew(context, viewer, kind))
  if (!id) throw redirect(fullAddress)
  const draft = (await findDraft(context.database, id, viewer.id))!
  return { ...(await loadDetails(context, viewer, draft, 'full')), isResumed: draft.version > 1 }
}
