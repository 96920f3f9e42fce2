import type { Context } from 'hono'
import { readSession } from '../app/people/accounts/auth.server.ts'
import { keepLanguage } from '../app/people/accounts/keep-language.server.ts'
import { isOutOfReach } from '../app/ground/db/out-of-reach.ts'
import type { Replicas } from '../app/ground/db/replicas/replicas.server.ts'
import type { SearchCount } from '../app/ground/counting/searches.server.ts'
import { isLanguage } from '../app/ground/i18n/languages.ts'
import { isPrefetch } from '../app/ground/request/prefetch.ts'
import { chosenLanguage, languageCookie, preferencesOf } from '../app/people/preferences/preferences.ts'
import { emergencyAddress } from '../app/reading/emergency/head.tsx'
import { storedAddresses, normalizeUrl } from './addresses.ts'
import { type Env, plainAnswer, redirectAnswer } from './answers.ts'
import type { SiteDatabase } from './database.ts'
import { lastWrite } from './last-write.ts'
import { markOld } from './old-page.ts'
import type { DispensablePart, Overload } from './overload.ts'
import type { PageCache } from './page-cache.ts'
import { type MakerParts, pageMaker, type Visit } from './page-maker.ts'
import { answer, pack, type PageBody } from './packed-page.ts'
import type { Routes } from './route-queries.ts'
import { hasSession } from './session.ts'
import { traitsOf } from './traits.ts'
import { CrowdError } from './turns.ts'

/** What pages are made of, and the whole site with them. */
export type PageParts = Omit<MakerParts, 'auth' | 'seal' | 'condition' | 'loggedPath'> & {
  routes: Routes
  database: Pick<SiteDatabase, 'pool' | 'answers' | 'delay' | 'search'>
  /** Undefined: all is read from the one database. */
  replicas?: Replicas
  /** Undefined: pages are never cached, as in development. */
  cache?: PageCache
  /** Undefined: nothing is ever left out. */
  overload?: Overload
}

type PagesParts = PageParts & MakerParts & { head: Record<string, string>; clientOf(c: Context<Env>): string }

/** Answers with the pages of the site. */
export function pages(parts: PagesParts) {
  const { settings, routes, database, replicas, auth, counts, head, cache, overload, clientOf } = parts
  const renderPage = pageMaker(parts)
  const storedAddress = storedAddresses(routes)
  return async (c: Context<Env>) => {
    const request = c.req.raw
    const { url, redirect } = normalizeUrl(request.url)
    if (redirect) return redirectAnswer(c, redirect)
    if (!url) return plainAnswer(c, 414, 'This address is too long.')
    const languageParameter = url.searchParams.get('lang')
    const requestId = c.get('requestId')
    const visit = {
      ...preferencesOf(request.headers, languageParameter),
      requestId,
      clientAddress: '',
      unknownProxy: null,
      viewer: null,
      pending: null,
      refused: null,
      search: searchFor(request, url),
    }
    const own: Record<string, string> = { 'x-request-id': requestId }
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    // A form comes from a page whose language is chosen already.
    if (isRead && isLanguage(languageParameter)) own['set-cookie'] = languageCookie(languageParameter)
    const address = isRead ? storedAddress(url, visit.island) : url.pathname + url.search
    const isPersonal = hasSession(request.headers)
    if (isPersonal) own['cache-control'] = 'private, no-store' // neither the browser nor its service worker keeps it
    const onSent = (searched: SearchCount) => {
      if (request.method === 'HEAD' || overload?.leavesOut('counting')) return
      const traits = traitsOf(request.headers, clientOf(c))
      if (traits) counts.search(traits, searched)
    }
    const stored = {
      key: `${address} ${visit.language} ${visit.island}`,
      request,
      markOld: (body: string) => markOld(body, visit.language, isPersonal),
      own,
      isUrgent: url.pathname === emergencyAddress,
    }
    const findSession = (): Session | Promise<Session> =>
      isPersonal ? readSession(auth, request.headers, settings) : noSession
    const answerVisitor = async ({ viewer, pending, language, cookies }: Session) => {
      if (viewer) c.set('userId', viewer.id)
      const chosen = chosenLanguage(request.headers, languageParameter)
      if (viewer && chosen && chosen !== language) await keepLanguage(database.db, viewer.id, chosen)
      const unknownProxy = c.get('unknownProxy')
      const ofOne = { ...visit, viewer, pending, clientAddress: clientOf(c), unknownProxy }
      const rendered = await renderPage(atOrigin(request, address, c.get('body')), ofOne)
      if (rendered.searched) onSent(rendered.searched)
      return answerAlone(request, await asPage(request, rendered, ofOne), own, cookies)
    }
    if (!cache || !isRead || !isKept(url.pathname))
      return watched((async () => answerVisitor(await findSession()))())
    const dispensable = dispensableOf(request.headers, address)
    const answerGuest = async (cookies: readonly string[]) => {
      const kept = await watched(
        cache.get({
          ...stored,
          markOld: (body) => markOld(body, visit.language, false),
          isLeftOut: () => Boolean(dispensable && overload?.leavesOut(dispensable)),
          render: (signal) => renderPage(new Request(settings.origin + address, { signal }), visit),
          onSent,
        }),
      )
      const refusalPage = await asPage(request, { response: kept }, visit)
      if (refusalPage.response !== kept) return answerAlone(request, refusalPage, {}, cookies)
      for (const cookie of cookies) kept.headers.append('set-cookie', cookie)
      return kept
    }
    if (isPersonal) {
      // Scripts that read the session would show a guest's data as the user's.
      const asGuest = () => (url.pathname.endsWith('.data') ? undefined : cache.old(stored))
      if (overload?.leavesOut('members')) {
        const guestPage = await asGuest()
        if (guestPage) return guestPage
        throw new CrowdError('It is left out')
      }
      const answerMember = async () => {
        const session = await watched(findSession())
        const isSomeone = session.viewer || session.pending
        // The cookie proves nothing by itself: a visitor with a false or an old one waits in the line of guests.
        return isSomeone ? watched(answerVisitor(session)) : answerGuest(session.cookies)
      }
      return answerMember().catch(async (error) => {
        const isLater = isOutOfReach(error) || error instanceof CrowdError
        const old = isLater && (await asGuest())
        if (!old) throw error
        return old
      })
    }
    return answerGuest([])
  }

  /** What only reads, and is not the staff's, may be read from a replica that has what its visitor wrote. */
  function searchFor({ method, headers }: Request, { pathname }: URL) {
    const isPublic = (method === 'GET' || method === 'HEAD') && !/^\/admin(?:[/.]|$)/.test(pathname)
    return isPublic && replicas ? replicas.searchFor(lastWrite(headers)) : database.search
  }

  /** What is answered from memory costs too little to be counted. */
  function watched<T>(answer: T | Promise<T>): T | Promise<T> {
    return answer instanceof Promise && overload ? overload.during(answer) : answer
  }

  /** Turns a bare refusal into a page for browsers that accept HTML, with the headers of the refusal. */
  async function asPage(request: Request, rendered: PageBody, visit: Visit): Promise<PageBody> {
    const { response } = rendered
    if (!isBareRefusal(response) || !request.headers.get('accept')?.includes('text/html')) return rendered
    void response.body?.cancel()
    const elsewhere = new Request(settings.origin + nowhere, { signal: request.signal })
    const errorPage = await renderPage(elsewhere, { ...visit, refused: response.status })
    const { headers } = errorPage.response
    for (const [name, value] of response.headers) {
      if (name === 'set-cookie') headers.append(name, value)
      else if (!name.startsWith('content-')) headers.set(name, value)
    }
    return errorPage
  }

  async function answerAlone(
    request: Request,
    rendered: PageBody,
    own: Record<string, string>,
    sessionCookies: readonly string[],
  ) {
    const { 'set-cookie': choice, ...ownHead } = own
    const { response } = rendered
    const answered = isDownload(response)
      ? handOn(request, response, { ...head, ...ownHead })
      : await answer(await pack(rendered, { ...head, ...ownHead }), request, ownHead, 2)
    const cookies = [...sessionCookies, ...response.headers.getSetCookie(), ...(choice ? [choice] : [])]
    for (const cookie of cookies) answered.headers.append('set-cookie', cookie)
    return answered
  }

  /** The request as our own origin got it: behind a proxy, the one that arrived names another. */
  function atOrigin({ method, headers: given, signal }: Request, address: string, body?: ArrayBuffer) {
    const headers = new Headers(given)
    headers.delete('origin') // checked before; React Router would compare it once more, and knows one name only
    if (method !== 'HEAD') return new Request(settings.origin + address, { method, headers, signal, body })
    // An answer to HEAD has the headers of the one to GET: its body is left out when it is sent. No one sees the page, as
    // with a prefetch, for which loaders mark nothing as seen.
    headers.set('sec-purpose', 'prefetch')
    return new Request(settings.origin + address, { headers, signal })
  }
}

/** Matches no route but that for all else. */
const nowhere = '/-'

/** What a guest's page is, if it can be left out for a while. */
function dispensableOf(headers: Headers, address: string): DispensablePart | undefined {
  if (isPrefetch(headers)) return 'counting'
  const [path = '', query] = address.split('?')
  if (/^\/(?:suggest|ask-local\/new)(?:\.data)?$/.test(path)) return 'suggestions'
  return query ? 'searches' : undefined
}

/** Answers that count visitors are not cached. */
const isKept = (path: string) => !path.startsWith('/go/')

type Session = Omit<Awaited<ReturnType<typeof readSession>>, 'language'> & { language?: string | null }

const noSession: Session = { viewer: null, pending: null, cookies: [] }

/** Reads headers only of refusals: to make those of a cached page would be wasted work. */
const isBareRefusal = (response: Response) =>
  response.status >= 400 && !response.headers.get('content-type')?.startsWith('text/')

const isDownload = ({ headers }: Response) =>
  headers.get('content-disposition')?.startsWith('attachment') ?? false

/** Streams a file, which may be too large for memory. */
function handOn({ method }: Request, { status, headers, body }: Response, head: Record<string, string>) {
  if (method === 'HEAD') void body?.cancel()
  const kept = [...headers].filter(([name]) => name !== 'set-cookie')
  return new Response(method === 'HEAD' ? null : body, {
    status,
    headers: { ...head, ...Object.fromEntries(kept) },
  })
}
