import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/**
 * `head`: the headers that every answer to this request carries. `body`: that of an unsafe request, within its limit.
 * `unknownProxy`: the address of a proxy that TRUSTED_PROXIES should name. `userId`: whose
 * session it carries, where a page was made for them. `refusal`: why no page was asked, for the log.
 */
export type Env = {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    head: Record<string, string>
    body: ArrayBuffer
    unknownProxy: string | null
    userId?: string
    refusal?: string
  }
}

/** An answer of the server itself, without a page. */
export function plainAnswer(
  c: Context<Env>,
  status: number,
  text: string,
  more: Record<string, string> = {},
) {
  const headers = {
    ...c.get('head'),
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...more,
  }
  return new Response(text || null, { status, headers })
}

/** An answer for programs. */
export const jsonAnswer = (
  c: Context<Env>,
  status: number,
  value: object,
  more: Record<string, string> = {},
) =>
  plainAnswer(c, status, JSON.stringify(value), {
    'content-type': 'application/json; charset=utf-8',
    ...more,
  })

export const redirectAnswer = (c: Context<Env>, location: string) =>
  plainAnswer(c, 308, '', { location, 'cache-control': 'no-cache' })

export const failedAnswer = (c: Context<Env>) =>
  plainAnswer(c, 500, `Something went wrong. Please try again. (${c.get('requestId')})`)
