import { isRouteErrorResponse, RouterContextProvider } from 'react-router'
import type { Auth } from '../app/people/accounts/auth.server.ts'
import { isOutOfReach } from '../app/ground/db/out-of-reach.ts'
import { ranOutOfTime } from '../app/ground/db/search.server.ts'
import { readOnlyTag } from '../app/ground/request/read-only.server.ts'
import { requestContext, type RequestContext } from '../app/ground/request/request-context.ts'
import type { Counts } from '../app/ground/counting/counts.server.ts'
import { type FileStore, StoreError } from '../app/ground/files/file-store.ts'
import { SlowPictureError } from '../app/ground/files/pictures.ts'
import { untilUnreached } from '../app/ground/files/scan.ts'
import {
  documentContext,
  type DocumentContext,
  type RenderedDocument,
} from '../app/ground/request/document-context.ts'
import type { Preferences } from '../app/people/preferences/preferences.ts'
import { payPal as openPayPal } from '../app/deals/payments/paypal/paypal.server.ts'
import { clamd } from './clamd.ts'
import type { SiteDatabase } from './database.ts'
import type { FinishDocument } from './document.ts'
import { type Log, noteTo } from './log.ts'
import type { RenderedPage } from './page-cache.ts'
import type { PictureReader } from './pictures/pictures.ts'
import type { ReadOnly } from './read-only.ts'
import type { Settings } from './settings.ts'
import { CrowdError } from './turns.ts'

/** React Router's request handler. */
export type Render = (request: Request, context: RouterContextProvider) => Promise<Response>

export type MakerParts = {
  settings: Settings
  render: Render
  words: DocumentContext['words']
  finish: FinishDocument
  database: Pick<SiteDatabase, 'db'>
  log: Log
  /** As `loggedPaths` says. */
  loggedPath(path: string): string
  store: FileStore
  pictures: PictureReader
  counts: Counts
  readOnly: Pick<ReadOnly, 'isOn'>
  auth: Auth
  condition: RequestContext['condition']
  seal: RequestContext['seal']
}

/** Who asks for a page, and how it is to be. */
export type Visit = Preferences &
  Pick<
    RequestContext,
    'requestId' | 'clientAddress' | 'unknownProxy' | 'viewer' | 'pending' | 'refused' | 'search'
  >

/** Returns what has React Router make a page of the site. */
export function pageMaker({
  settings,
  render,
  words,
  finish,
  database,
  log,
  loggedPath,
  store,
  pictures,
  counts,
  readOnly,
  auth,
  condition,
  seal,
}: MakerParts) {
  const payPal = settings.payPal ? openPayPal(settings.payPal, (text) => log.warn(text)) : null
  const ownScanner = settings.clamdSocket === undefined ? null : clamd(settings.clamdSocket)
  return async (
    request: Request,
    { language, island, requestId, clientAddress, unknownProxy, viewer, pending, refused, search }: Visit,
  ): Promise<RenderedPage> => {
    const scanner = ownScanner && untilUnreached(ownScanner)
    const context: RequestContext = {
      language,
      island,
      requestId,
      clientAddress,
      unknownProxy,
      viewer,
      pending,
      refused,
      auth,
      pictures: pictures.scannedBy(scanner),
      scanner,
      payPal,
      takesBounces: settings.bounceSecret !== undefined,
      counts,
      condition,
      seal,
      note: noteTo(log, requestId, clientAddress),
      files: store,
      database: database.db,
      search,
      origin: settings.origin,
      siteName: settings.siteName,
      demo: settings.demo,
      samples: settings.sampleData,
      isReadOnly: readOnly.isOn(),
      isReadOnlySet: settings.readOnly,
      now: new Date(),
      tags: new Set([readOnlyTag]),
      validUntil: Number.POSITIVE_INFINITY,
      searched: null,
      structuredData: [],
    }
    let unanswered: unknown
    const reportError = (error: unknown) => {
      if (isOutOfReach(error)) unanswered = error
      if (error instanceof StoreError || error instanceof SlowPictureError) unanswered = error
      // A busy machine does later what it can't do now.
      if (ranOutOfTime(error)) unanswered = new CrowdError('The database took too long', { cause: error })
      if (error instanceof Error && error.name === 'TimeoutError')
        unanswered = new CrowdError('Something took too long', { cause: error })
      if (isRouteErrorResponse(error) && error.status < 500) return
      const path = loggedPath(new URL(request.url).pathname)
      log.error({ err: error, requestId, path }, 'a page failed')
    }
    const router = new RouterContextProvider()
    router.set(requestContext, context)
    let document: Buffer<ArrayBuffer> | undefined
    const keepDocument = (rendered: RenderedDocument) => {
      const { body, policy } = finish(rendered)
      document = body
      return policy
    }
    router.set(documentContext, { words, finish: keepDocument, reportError })
    const response = await render(request, router)
    if (unanswered && response.status >= 500) throw unanswered
    const isCutShort = request.signal.aborted || (!document && !response.body)
    if (isCutShort && response.status >= 500) throw failureOf(request.signal)
    const { tags, validUntil, searched } = context
    return { response, document, tags, validUntil, searched }
  }
}

/**
 * Why React Router gave up: the visitor left (AbortError), it took too long (TimeoutError), or what it has reported.
 */
function failureOf({ aborted, reason }: AbortSignal): Error {
  if (!aborted) return new Error('The page could not be rendered.')
  return reason instanceof Error ? reason : new DOMException('The visitor has left.', 'AbortError')
}
