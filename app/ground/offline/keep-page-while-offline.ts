import {
  type DataRouter,
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
} from 'react-router'
import { pauseAfter } from '../i18n/retry-until-loaded.ts'
import { isUnreached, noteAnswer, showUnsent } from './unsent-form.ts'

declare global {
  interface Window {
    /** React Router's own. */
    readonly __reactRouterDataRouter: DataRouter
  }
}

/** By which the service worker says that the page is a copy (`markCopy`). */
export const copyLine = () => document.querySelector('.old-page[data-copy]')

let failures = 0
/** Aborted where the page on show need not be read again. */
let reading = new AbortController()

/**
 * In the browser, around what loaders and actions are asked for. A page on show that can't be read again stays as it is,
 * and is read once it can be where the server or the connection is gone: a copy of an earlier build asks for what the
 * site no longer has. A part of a page that a fetcher asks for is undefined. The page of a form that gets no answer
 * stays, too, with a note at the form.
 */
export const keepPageWhileOffline: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request, url },
  next,
) => {
  const results = await next()
  const { __reactRouterDataRouter: router } = window
  const { state, revalidate } = router
  const { pathname, search } = state.location
  if (request.signal.aborted) return results
  if (request.method !== 'GET') return keepForm(router, url, results)
  if (!('root' in results)) {
    for (const one of Object.values(results)) if (isUnanswered(one)) Object.assign(one, nothing)
    return results
  }
  const isCut = Object.values(results).some(isUnanswered)
  const isElsewhere = url.pathname !== pathname || url.search !== search
  if (isElsewhere && isCut && (await isAtCopy(url))) {
    if (request.signal.aborted) return results
    location.reload()
    return new Promise(() => {})
  }
  if (isElsewhere || state.errors) return results
  reading.abort()
  if (!isCut) {
    failures = 0
    return results
  }
  if (Object.values(results).some(isOutOfReach)) void readAgain(revalidate)
  // React Router keeps the data it has of routes that are missing here.
  return {}
}

async function readAgain(revalidate: () => Promise<void>) {
  const { signal } = (reading = new AbortController())
  const isEarly = await pauseAfter(++failures, signal)
  if (signal.aborted) return
  if (isEarly) failures = 0
  await revalidate()
}

/**
 * By Back or Forward the browser is at an address before its data is asked for: the service worker takes it for the page
 * on show and leads to no copy, which the window then has to.
 */
const isAtCopy = async ({ pathname, search }: URL) =>
  location.pathname === pathname &&
  location.search === search &&
  Boolean(navigator.serviceWorker?.controller && (await caches.match(location.href)))

async function keepForm(router: DataRouter, url: URL, results: Record<string, DataStrategyResult>) {
  const unreached = Object.entries(results).filter(
    ([, { type, result }]) => type === 'error' && isUnreached(bare(result)),
  )
  const [first] = unreached
  if (!first) noteAnswer()
  if (!first || !showUnsent(first[1].result)) return results
  const { location, navigation, actionData } = router.state
  const isElsewhere = url.pathname !== location.pathname || url.search !== location.search
  // Ends the navigation to the page that would have answered.
  if (isElsewhere && navigation.state === 'submitting')
    await router.navigate(location, {
      replace: true,
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    })
  for (const [id, one] of unreached) Object.assign(one, { type: 'data', result: actionData?.[id] })
  return results
}

/** React Router wraps what it has no status of. */
const bare = (result: unknown) =>
  typeof result === 'object' && result && 'data' in result && 'init' in result ? result.data : result

const nothing = { type: 'data', result: undefined }

/** A redirect is an answer of the server, too, and so is that nothing is there. */
const isUnanswered = ({ type, result }: DataStrategyResult) =>
  type === 'error' && !(result instanceof Response) && !(isRouteErrorResponse(result) && result.status < 500)

/** An answer that breaks off is the cause of another error. */
function isOutOfReach({ type, result }: DataStrategyResult) {
  const error = bare(result)
  return type === 'error' && (isUnreached(error) || (error instanceof Error && isUnreached(error.cause)))
}
