import { redirect } from 'react-router'
import { notFound } from '../../ground/request/not-found.ts'
import { isPrefetch } from '../../ground/request/prefetch.ts'
import { viewerOf } from '../../people/users/viewer.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { createListingPath, draftQuery, fullAddress } from './addresses.ts'
import { areaFormOf } from './area-form.ts'
import type { Draft } from './draft.ts'
import { findDraft, findNewest, startNew } from './drafts.server.ts'
import { loadDetails } from './form/details.server.ts'
import { openDraft } from './open-draft.server.ts'

/**
 * The data of a full form, whose kind is in the address: of the draft in `?draft=`, otherwise of the new listing that
 * was edited last. `?draft=new` begins another one, if the visitor asks for it from here, and leads to its own address,
 * which can be loaded again.
 */
export async function openFullForm(context: RequestContext, url: URL, request: Request) {
  const viewer = viewerOf(context, url)
  const kind = url.pathname.slice(createListingPath.length + 1)
  const { headings } = areaFormOf(kind)
  if (!headings) throw notFound()
  const headingOf = ({ listingId }: Draft) =>
    i18nOf(context.language)._(listingId === null ? headings.create : headings.edit)
  const { draft: chosen } = draftQuery.parse(url)
  if (chosen && chosen !== 'new') {
    const { draft } = await openDraft(context, url, chosen)
    if (draft.kind !== kind) throw notFound()
    const details = await loadDetails(context, viewer, draft, 'full')
    return { ...details, heading: headingOf(draft), isResumed: false }
  }
  if (chosen && !isOwnVisit(request)) throw redirect(url.pathname)
  const begun = chosen ? null : await findNewest(context.database, kind, viewer.id)
  const id = begun?.id ?? (await startNew(context, viewer, kind))
  if (!id) throw redirect(fullAddress)
  if (chosen) throw redirect(draftQuery.address(url.pathname, { draft: id }))
  const draft = (await findDraft(context.database, id, viewer.id))!
  const details = await loadDetails(context, viewer, draft, 'full')
  return { ...details, heading: headingOf(draft), isResumed: draft.version > 1 }
}

/** Neither a browser that looks ahead nor a link on another site. */
const isOwnVisit = ({ headers }: Request) =>
  !isPrefetch(headers) && ['same-origin', 'none'].includes(headers.get('sec-fetch-site') ?? 'none')
