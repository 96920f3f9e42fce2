import { redirect } from 'react-router'
import { notFound } from '../../ground/request/not-found.ts'
import { viewerOf } from '../../people/users/viewer.ts'
import type { Viewer } from '../../ground/request/viewer.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { ownListingsPath } from './addresses.ts'
import type { Draft } from './draft.ts'
import { findDraft } from './drafts.server.ts'

/**
 * The draft that a page of the wizard is about. Throws 404 if the user has no such draft, and a redirect to their
 * listings if it is submitted.
 */
export async function openDraft(
  context: RequestContext,
  url: URL,
  id: string,
): Promise<{ viewer: Viewer; draft: Draft }> {
  const viewer = viewerOf(context, url)
  const draft = await findDraft(context.database, id, viewer.id)
  if (!draft) throw notFound()
  if (draft.submitted) throw redirect(ownListingsPath)
  return { viewer, draft }
}
