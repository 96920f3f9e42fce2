import { redirect } from 'react-router'
import { notFound } from '../../ground/request/not-found.ts'
import { readOwnForm } from '../../people/users/own-form.ts'
import { viewerOf } from '../../people/users/viewer.ts'
import type { Viewer } from '../../ground/request/viewer.ts'
import { rowNumber } from '../../ground/query/fields.ts'
import { type RequestContext, requestContext } from '../../ground/request/request-context.ts'
import type { Route } from './+types/edit-listing.ts'
import { draftAddress } from './draft-address.server.ts'
import { draftOfListing } from './draft-of-listing.server.ts'
import { findDraft } from './drafts.server.ts'

/** Redirects an owner to the form of a listing, with the edit that they began before, if any. */
export async function loader({ url, params, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  throw redirect(await formOf(context, viewerOf(context, url), { ...params, as: 'edit' }))
}

/** Redirects an admin to the form of a team's listing as it was before a change; submitting it restores that. */
export async function action(args: Route.ActionArgs) {
  const { context, viewer, typed } = await readOwnForm(args)
  const before = rowNumber(typed('before'))
  throw redirect(await formOf(context, viewer, { ...args.params, as: { before } }), { status: 303 })
}

async function formOf(context: RequestContext, viewer: Viewer, source: Parameters<typeof draftOfListing>[2]) {
  const id = await draftOfListing(context.database, viewer, source)
  const draft = id && (await findDraft(context.database, id, viewer.id))
  if (!draft) throw notFound()
  return draftAddress(draft)
}
