import type { Context, MiddlewareHandler } from 'hono'
import { isOutOfReach } from '../../app/ground/db/out-of-reach.ts'
import type { Replicas } from '../../app/ground/db/replicas/replicas.server.ts'
import { ranOutOfTime } from '../../app/ground/db/search.server.ts'
import { isLanguage, languageTags } from '../../app/ground/i18n/languages.ts'
import { preferencesOf } from '../../app/people/preferences/preferences.ts'
import { apiAddress as base, apiRate } from '../../app/site/api-page/api.ts'
import { normalizeUrl } from '../addresses.ts'
import { networkAllowances } from '../network-allowances.ts'
import type { Env } from '../answers.ts'
import type { SiteDatabase } from '../database.ts'
import type { Log } from '../log.ts'
import type { Overload } from '../overload.ts'
import type { PageCache, RenderedPage } from '../page-cache.ts'
import { answer, pack } from '../packed-page.ts'
import type { Settings } from '../settings.ts'
import { CrowdError } from '../turns.ts'
import { movedTo, preflightHeaders, problemAnswer, rateHeaders } from './answers.ts'
import { answerTo, partsOf } from './contents.ts'
import type { Visit } from './listing-json.ts'

type ApiParts = {
  settings: Settings
  database: Pick<SiteDatabase, 'db' | 'search'>
  replicas?: Replicas
  log: Log
  head: Record<string, string>
  clientOf(c: Context<Env>): string
  /** Undefined: answers are never cached, as in development. */
  cache?: PageCache
  overload?: Overload
}

const retrySoon = { 'retry-after': '5' }

/** The directory for programs. Its own address as a person's browser asks for it is a page like others. */
export function publicApi(parts: ApiParts): MiddlewareHandler<Env> {
  const { database, log, head, clientOf } = parts
  const allowanceOf = networkAllowances(database.db, 'api', apiRate)
  return async (c, next) => {
    const request = c.req.raw
    if (isForPerson(c)) {
      await next()
      c.res.headers.append('vary', 'Accept')
      return
    }
    const own: Record<string, string> = { 'x-request-id': c.get('requestId') }
    const send = async (response: Response) => answer(await pack({ response }, head), request, own)
    if (request.method === 'OPTIONS')
      return new Response(null, { status: 204, headers: { ...head, ...own, ...preflightHeaders } })
    const refusal = refusalOf(request)
    if (refusal) return send(refusal)
    const { url, redirect } = normalizeUrl(request.url)
    if (redirect) return send(movedTo(redirect, 308))
    if (!url) return send(problemAnswer(414, 'This address is too long.'))
    const allowance = await allowanceOf(clientOf(c))
    Object.assign(own, rateHeaders(allowance))
    if (!allowance.isAllowed) return send(tooMany(allowance.seconds))
    return answerFrom(parts, url, request, own).catch((error: Error) => {
      if (error.name === 'AbortError') throw error
      if (error.name === 'TimeoutError' || ranOutOfTime(error))
        return send(
          problemAnswer(503, 'This took too long. Narrow the search, or try again.', { headers: retrySoon }),
        )
      if (error instanceof CrowdError || isOutOfReach(error)) throw error
      log.error({ err: error, requestId: c.get('requestId'), path: url.pathname }, 'the API failed')
      return send(problemAnswer(500, 'Something went wrong. Please try again.'))
    })
  }
}

/** Whether a person opens `/api/v1` in a browser. Programs accept JSON. */
function isForPerson({ req }: Context<Env>) {
  const isRead = req.method === 'GET' || req.method === 'HEAD'
  const accepted = req.raw.headers.get('accept') ?? ''
  return req.path === base && isRead && (accepted.includes('text/html') || !accepted.includes('json'))
}

function refusalOf({ method, headers }: Request): Response | undefined {
  if (method !== 'GET' && method !== 'HEAD')
    return problemAnswer(405, 'This API is read-only.', { headers: { allow: 'GET, HEAD, OPTIONS' } })
  if (Number(headers.get('content-length')) > 0 || headers.has('transfer-encoding'))
    return problemAnswer(400, 'A read request must not have a body.')
  const accepted = headers.get('accept')
  if (accepted && !/\*\/\*|application\/(?:\*|json|problem\+json)/i.test(accepted))
    return problemAnswer(406, 'Responses are application/json only.')
  return undefined
}

const tooMany = (seconds: number) =>
  problemAnswer(429, `Too many requests from your network. Go on in ${seconds} seconds.`, {
    headers: { 'retry-after': String(seconds) },
  })

async function answerFrom(
  { settings, database, replicas, head, cache, overload }: ApiParts,
  url: URL,
  request: Request,
  own: Record<string, string>,
): Promise<Response> {
  const languageParameter = url.searchParams.get('lang')
  const { language } = preferencesOf(languageHeader(request), languageParameter)
  const render = async (signal: AbortSignal): Promise<RenderedPage> => {
    const visit: Visit = {
      language,
      search: replicas?.searchFor() ?? database.search,
      origin: settings.origin,
      samples: settings.sampleData,
      demo: settings.demo,
      now: new Date(),
      tags: new Set(),
      validUntil: Number.POSITIVE_INFINITY,
    }
    const response = await answerTo(url, visit, settings.siteName, signal)
    response.headers.set('content-language', languageTags[language])
    return { response, tags: visit.tags, validUntil: visit.validUntil }
  }
  if (!cache) return answer(await pack(await render(request.signal), head), request, own)
  return cache.get({
    key: `${keyOf(url)} ${isLanguage(languageParameter) ? '' : language}`,
    request,
    render,
    own,
    markOld: (body) => body,
    isLeftOut: () => overload?.leavesOut('searches') ?? false,
  })
}

/** The same however an address is spelled: each spelling would be kept as a copy. */
function keyOf({ pathname, searchParams }: URL): string {
  const params = new URLSearchParams(searchParams)
  params.sort()
  return `${base}/${partsOf(pathname).map(encodeURIComponent).join('/')}?${params}`
}

/** What the API answers depends on nothing else that a browser says: no cookie, no island. */
const languageHeader = ({ headers }: Request) =>
  new Headers({ 'accept-language': headers.get('accept-language') ?? '' })
