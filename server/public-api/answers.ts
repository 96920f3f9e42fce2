import { apiRate } from '../../app/site/api-page/api.ts'
import type { Allowance } from '../network-allowances.ts'

/** What one of the faults of a request was: a parameter, what is wrong with it and what it may be. */
export type Fault = { parameter: string; detail: string; allowed?: readonly string[] }

const open = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Link, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id',
  'cross-origin-resource-policy': 'cross-origin',
}

/** Browsers of every site may read, without cookies. A browser keeps the answer about that for a day. */
export const preflightHeaders = {
  ...open,
  'access-control-allow-methods': 'GET, HEAD, OPTIONS',
  'access-control-allow-headers': 'Accept, Accept-Language, If-None-Match',
  'access-control-max-age': '86400',
}

/** @param headers beside those that every answer of the API has */
export const jsonAnswer = (value: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(value), {
    headers: {
      ...open,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, max-age=60',
      vary: 'Accept-Language, Accept-Encoding',
      ...headers,
    },
  })

export const movedTo = (location: string, status: 301 | 308) =>
  new Response(null, { status, headers: { ...preflightHeaders, location, 'cache-control': 'no-cache' } })

/** A failure as RFC 9457 has it. `detail` is a sentence for the person who writes the program. */
export const problemAnswer = (
  status: keyof typeof titles,
  detail: string,
  { errors, headers }: { errors?: readonly Fault[]; headers?: Record<string, string> } = {},
) =>
  new Response(JSON.stringify({ type: 'about:blank', title: titles[status], status, detail, errors }), {
    status,
    headers: {
      ...open,
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      vary: 'Accept-Language, Accept-Encoding',
      ...headers,
    },
  })

const titles = {
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  414: 'URI Too Long',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
} as const

/** As the IETF's draft on rate limit fields has them. */
export const rateHeaders = ({ left, seconds }: Allowance) => ({
  'ratelimit-policy': `"network";q=${apiRate.most};w=${apiRate.seconds}`,
  ratelimit: `"network";r=${left};t=${seconds}`,
})
