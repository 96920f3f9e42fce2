import { RouterContextProvider } from 'react-router'
import { createAuth } from '../app/people/accounts/auth.server.ts'
import { watchCondition } from '../app/ground/condition/condition.server.ts'
import { type RequestContext, requestContext } from '../app/ground/request/request-context.ts'
import { pictureReader } from '../server/pictures/pictures.ts'
import { memoryFiles } from './memory-files.ts'
import type { testDatabase } from './test-database.ts'

type TestDatabase = Awaited<ReturnType<typeof testDatabase>>

/** The accounts of a site in demo mode. */
export const testAuth = (database: TestDatabase['db'], origin = 'http://localhost:3000') =>
  createAuth({ database, origin, demo: true, secret: 'only for tests, only for tests, only for tests' })

/** What a loader is called with, for an address of this site and a visitor who reads English. */
export function loaderArguments(
  { db, search }: TestDatabase,
  address: string,
  context: Partial<RequestContext> = {},
) {
  const url = new URL(address, 'http://localhost:3000')
  const router = new RouterContextProvider()
  const whole: RequestContext = {
    language: 'en',
    island: 'all',
    database: db,
    viewer: null,
    pending: null,
    auth: testAuth(db, url.origin),
    search,
    files: memoryFiles(),
    pictures: pictureReader(),
    scanner: null,
    payPal: null,
    takesBounces: true,
    counts: { add() {} },
    condition: watchCondition({ db, store: memoryFiles(), origin: url.origin, folders: { data: '.' } }),
    origin: url.origin,
    siteName: 'Proa',
    demo: true,
    samples: true,
    isReadOnly: false,
    isReadOnlySet: false,
    requestId: 'test',
    clientAddress: '192.0.2.1',
    unknownProxy: null,
    refused: null,
    seal: (text) => `seal of ${text}`,
    note() {},
    now: new Date(),
    tags: new Set(),
    validUntil: Number.POSITIVE_INFINITY,
    searched: null,
    structuredData: [],
    ...context,
  }
  router.set(requestContext, whole)
  const ref = url.pathname.split('/')[2]
  return {
    url,
    request: new Request(url),
    context: router,
    params: { ref: ref && decodeURIComponent(ref) },
    page: whole,
  }
}
