export const contentPath = '/admin/content'
export const listPath = (kind: string) => `${contentPath}/${kind}`
export const newPath = (kind: string) => `${listPath(kind)}/new`
export const itemPath = (kind: string, ref: string) => `${listPath(kind)}/${encodeURIComponent(ref)}`
/** Where a form is sent to be looked at: a page of the site, or a document of its own. */
export const previewPath = (kind: string) => `${listPath(kind)}/preview`
export const documentPath = (kind: string) => `${listPath(kind)}/preview-document`

/** @param asked `of`: what names one item; `after`: the number of the last line on the page before */
export function historyPath(kind: string, asked: { of?: string; after?: number } = {}): string {
  const parameters = new URLSearchParams()
  if (asked.of) parameters.set('of', asked.of)
  if (asked.after) parameters.set('after', String(asked.after))
  return `${listPath(kind)}/history${parameters.size > 0 ? `?${parameters}` : ''}`
}

/** The form of an item as it was before a change. */
export const restorePath = (kind: string, ref: string, revision: number) =>
  `${itemPath(kind, ref)}?before=${revision}`

const known = ['q', 'page', 'of', 'after', 'before', 'saved']

/** What pages of the content read from their addresses. */
export const contentParameters = ({ searchParams }: URL): URLSearchParams =>
  new URLSearchParams([...searchParams].filter(([name]) => known.includes(name)))

/** The number that a parameter of an address is; 0 where it is none. */
export const numberIn = ({ searchParams }: URL, name: string): number => {
  const text = searchParams.get(name) ?? ''
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0
}
