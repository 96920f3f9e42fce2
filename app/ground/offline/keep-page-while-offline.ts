import {
  type DataRouter,
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
} from 'react-router'

declare global {
  interface Window {
    /** React Router's own. */
    readonly __reactRouterDataRouter: DataRouter
  }
}

const shortestPause = 500 // ms
const longestPause = 15_000 // ms

let failures = 0
let again: ReturnType<typeof setTimeout> | undefined

/**
 * In the browser, before and after what loaders are asked for. A page on show that can't be read again, as the server or
 * the connection is gone, stays as it is and is read once it can be; a part of one that a fetcher asks for is undefined.
 */
export const keepPageWhileOffline: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request, url },
  next,
) => {
  const results = await next()
  const { __reactRouterDataRouter: router } = window
  const { state, revalidate } = router
  const { pathname, search } = state.location
  if (request.method !== 'GET' || request.signal.aborted) return results
  if (!('root' in results)) {
    for (const one of Object.values(results)) if (isUnanswered(one)) Object.assign(one, nothing)
    return results
  }
  if (url.pathname !== pathname || url.search !== search || state.errors) return results
  clearTimeout(again)
  if (!Object.values(results).some(isUnanswered)) {
    failures = 0
    return results
  }
  again = setTimeout(() => void revalidate(), Math.min(longestPause, shortestPause * 2 ** failures++))
  // Of what is missing here, React Router keeps what it has.
  return {}
}

const nothing = { type: 'data', result: undefined }

/** What the server says of an address is an answer, too: that it leads elsewhere, or that nothing is there any more. */
const isUnanswered = ({ type, result }: DataStrategyResult) =>
  type === 'error' && !(result instanceof Response) && !(isRouteErrorResponse(result) && result.status < 500)
