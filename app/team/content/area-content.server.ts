import { RouterContextProvider } from 'react-router'
import type { Database } from '../../ground/db/client.server.ts'
import { registered } from '../../ground/request/registered.ts'
import { type RequestContext, requestContext } from '../../ground/request/request-context.ts'
import type { ContentKind } from './kind.ts'

/**
 * What the team writes of an area's listings: the area's folder has it in a `content.server.ts`. `Data` is what the
 * component takes that shows the preview (`registry/content-preview-page.tsx`).
 */
export type AreaContent<Data = unknown> = Omit<ContentKind, 'preview'> & {
  /** What visitors would read, taken from the database by the page's own functions. */
  preview(tx: Database, context: RequestContext, ref: string): Promise<Data>
}

const known = registered<readonly ContentKind[]>('What the team writes of areas')

const knownTerms = registered<readonly ContentKind[]>('Words of areas that the team writes')

/**
 * @param contents by the name of the component that shows the preview, in the order of the overview
 * @param terms words that listings of areas are described by
 */
export function registerAreaContent(
  contents: Readonly<Record<string, AreaContent>>,
  terms: readonly ContentKind[],
): void {
  knownTerms.set(terms)
  known.set(
    Object.entries(contents).map(([name, content]) => ({
      ...content,
      preview: async (...args) => ({ as: 'area', name, data: await content.preview(...args) }),
    })),
  )
}

export const areaContents = (): readonly ContentKind[] => known.get()
export const areaTerms = (): readonly ContentKind[] => knownTerms.get()

/** What the loader of a listing's page is called with, as if by a visitor who sees what a transaction has written. */
export function visitorArguments(tx: Database, context: RequestContext, path: string, ref: string) {
  const router = new RouterContextProvider()
  router.set(requestContext, { ...context, viewer: null, database: tx, search: (_, work) => work(tx) })
  const url = new URL(`${path}/${encodeURIComponent(ref)}`, context.origin)
  return { params: { ref }, url, request: new Request(url), context: router }
}
