import { present, rowId, text } from '../../ground/query/fields.ts'
import { defineQuery, type QueryOf } from '../../ground/query/query.ts'

export const contentPath = '/admin/content'

export const longestText = 200 // characters

/** `after`: the last item on the page before; `deleted`: the item that was just deleted or restored. */
export const itemsQuery = defineQuery({
  q: text(longestText),
  after: text(longestText),
  deleted: text(longestText),
})
/** `of`: one item; `after`: the last line on the page before. */
export const historyQuery = defineQuery({ of: text(longestText), after: rowId() })
/**
 * `before`: the change before which the item is shown; `saved`: under which the browser kept what was just saved;
 * `fill`: what a new one begins with.
 */
export const itemQuery = defineQuery({
  before: rowId(),
  saved: present(text(longestText)),
  fill: text(longestText),
})

export const listPath = (kind: string, values: Partial<QueryOf<typeof itemsQuery>> = {}) =>
  itemsQuery.address(`${contentPath}/${kind}`, values)

export const newPath = (kind: string, values: Partial<QueryOf<typeof itemQuery>> = {}) =>
  itemQuery.address(`${listPath(kind)}/new`, values)
export const itemPath = (kind: string, ref: string) => `${listPath(kind)}/${encodeURIComponent(ref)}`
/** After it is saved. @param kept under which the browser kept it until then; empty: it did not */
export const savedPath = (kind: string, ref: string, kept: string) =>
  `${itemPath(kind, ref)}?saved${kept && `=${encodeURIComponent(kept)}`}`
/** Where one is asked whether it is to be deleted. */
export const deletePath = (kind: string, ref: string) => `${itemPath(kind, ref)}/delete`
/** Where a form is sent to be looked at: a page of the site, or a document of its own. */
export const previewPath = (kind: string) => `${listPath(kind)}/preview`
export const documentPath = (kind: string) => `${listPath(kind)}/preview-document`

export const historyPath = (kind: string, values: Partial<QueryOf<typeof historyQuery>> = {}) =>
  historyQuery.address(`${listPath(kind)}/history`, values)

/** The form of an item as it was before a change. */
export const restorePath = (kind: string, ref: string, revision: number) =>
  itemQuery.address(itemPath(kind, ref), { before: revision })
