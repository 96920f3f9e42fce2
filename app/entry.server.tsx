import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import { LinguiContext } from '@lingui/react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { requestContext } from './ground/request/request-context.ts'
import { documentContext } from './ground/request/document-context.ts'
import { textsOf } from './ground/i18n/texts-of.server.ts'
import { RequestIdContext } from './ground/request/request-id-context.ts'
import { WordsContext } from './ground/request/words-context.ts'

/** React Router's hook for what a loader, an action or a render threw. A visitor who left is no error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(documentContext).reportError(error)
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const { language, requestId, structuredData, viewer } = context.get(requestContext)
  const { words, finish, reportError } = context.get(documentContext)
  // Marks our own scripts until the policy is made of their hashes; never leaves the server.
  const nonce = randomBytes(16).toString('base64url')
  const html = await new Promise<Buffer<ArrayBuffer>>((resolve, reject) => {
    const parts: Buffer[] = []
    const sink = new Writable({
      // React corks what it writes to: all comes at once.
      writev(chunks, done) {
        parts.push(...chunks.map(({ chunk }) => chunk as Buffer))
        done()
      },
      final(done) {
        resolve(Buffer.concat(parts))
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(
      <LinguiContext value={textsOf(language)}>
        <RequestIdContext value={requestId}>
          <WordsContext value={words(entry, language)}>
            <ServerRouter
              context={withOwnRoutes(entry, viewer || isFromMail(entry) ? 'routes-all' : 'routes')}
              url={request.url}
              nonce={nonce}
            />
          </WordsContext>
        </RequestIdContext>
      </LinguiContext>,
      {
        nonce,
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => pipe(sink),
        onShellError: reject,
        onError(error) {
          status = 500
          reportError(error)
        },
      },
    )
    request.signal.addEventListener('abort', () => abort(request.signal.reason), { once: true })
  })
  const policy = finish({ html, nonce, structuredData: status < 400 ? structuredData : [] })
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-security-policy', policy)
  return new Response(null, { status, headers })
}

/**
 * React Router makes route objects of all that it is given, again for each page: a page only needs its own.
 * @param list which of the build's lists the browser gets (scripts/route-lists.mjs). Private pages are only in the
 *   list for signed-in visitors: others are redirected to /login.
 */
const withOwnRoutes = (entry: EntryContext, list: 'routes' | 'routes-all'): EntryContext => {
  const { manifest, staticHandlerContext } = entry
  const own = staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]])
  const url = manifest.url.replace(/manifest(-\w+\.js)$/, `${list}$1`)
  return { ...entry, manifest: { ...manifest, url, routes: Object.fromEntries(own) } }
}

const isFromMail = ({ staticHandlerContext: { matches } }: EntryContext) =>
  matches.some(({ route }) => route.id === 'from-mail')
