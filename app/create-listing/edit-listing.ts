import { data, redirect } from 'react-router'
import { viewerOf } from '../accounts/viewer.ts'
import { pageContext } from '../context.ts'
import type { Route } from './+types/edit-listing.ts'
import { draftAddress } from './addresses.ts'
import { draftOfListing } from './draft-of-listing.server.ts'
import { findDraft } from './drafts.server.ts'

/** Leads who edits a listing of theirs to the form, as they left it. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const viewer = viewerOf(page, url)
  const id = await draftOfListing(page.database, viewer, { ...params, as: 'edit' })
  const draft = id && (await findDraft(page.database, id, viewer.id))
  if (!draft) throw data(null, { status: 404 })
  throw redirect(draftAddress(draft))
}
