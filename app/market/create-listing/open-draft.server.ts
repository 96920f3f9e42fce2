import { data, redirect } from 'react-router'
import { viewerOf, type Viewer } from '../../people/accounts/viewer.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { ownListingsPath } from './addresses.ts'
import type { Draft } from './draft.ts'
import { findDraft } from './drafts.server.ts'

/**
 * The draft that a page of the wizard is about. Throws 404 where they have none of this id, and the way to their listings
 * where it is done.
 */
export async function openDraft(
  context: RequestContext,
  url: URL,
  id: string,
): Promise<{ viewer: Viewer; draft: Draft }> {
  const viewer = viewerOf(context, url)
  const draft = await findDraft(context.database, id, viewer.id)
  if (!draft) throw data(null, { status: 404 })
  if (draft.submitted) throw redirect(ownListingsPath)
  return { viewer, draft }
}
