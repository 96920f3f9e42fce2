export const contentPath = '/admin/content'

/**
 * @param asked `q`: a part of the title; `after`: what names the last item on the page before; `deleted`: what names one
 * that was just taken away, or brought back
 */
export const listPath = (kind: string, asked: { q?: string; after?: string; deleted?: string } = {}) =>
  withParameters(`${contentPath}/${kind}`, asked)

export const newPath = (kind: string) => `${listPath(kind)}/new`
export const itemPath = (kind: string, ref: string) => `${listPath(kind)}/${encodeURIComponent(ref)}`
/** After it is saved. @param kept under which the browser kept it until then; empty: it did not */
export const savedPath = (kind: string, ref: string, kept: string) =>
  `${itemPath(kind, ref)}?saved${kept && `=${encodeURIComponent(kept)}`}`
/** Where one is asked whether it is to be deleted. */
export const deletePath = (kind: string, ref: string) => `${itemPath(kind, ref)}/delete`
/** Where a form is sent to be looked at: a page of the site, or a document of its own. */
export const previewPath = (kind: string) => `${listPath(kind)}/preview`
export const documentPath = (kind: string) => `${listPath(kind)}/preview-document`

/** @param asked `of`: what names one item; `after`: the number of the last line on the page before */
export const historyPath = (kind: string, asked: { of?: string; after?: number } = {}) =>
  withParameters(`${listPath(kind)}/history`, asked)

function withParameters(path: string, asked: Readonly<Record<string, string | number>>): string {
  const said = Object.entries(asked).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  return said.length > 0 ? `${path}?${new URLSearchParams(said)}` : path
}

/** The form of an item as it was before a change. */
export const restorePath = (kind: string, ref: string, revision: number) =>
  `${itemPath(kind, ref)}?before=${revision}`

const known = ['q', 'of', 'after', 'before', 'saved', 'deleted']

/** What pages of the content read from their addresses. */
export const contentParameters = ({ searchParams }: URL): URLSearchParams =>
  new URLSearchParams([...searchParams].filter(([name]) => known.includes(name)))

export const longestText = 200 // characters

/** The text that a parameter of an address is; empty where it is none. */
export const textIn = ({ searchParams }: URL, name: string): string =>
  (searchParams.get(name) ?? '').replaceAll('\0', '').slice(0, longestText)
