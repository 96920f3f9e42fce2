import type { MiddlewareHandler } from 'hono'
import { type Env, plainAnswer } from './answers.ts'
import { hasSession } from './session.ts'
import type { Settings } from './settings.ts'

const reads = new Set(['GET', 'HEAD'])
const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
const allow = [...reads, ...writes, 'OPTIONS'].join(', ')
const largestBody = 2 ** 20 // bytes

/** Refuses what no page should have to think of. */
export function guard({ origin }: Pick<Settings, 'origin'>): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { method } = c.req
    const { headers } = c.req.raw
    // Nothing here decodes bodies: Node's Brotli decoder had a published flaw, and small bodies that grow are an old trick.
    if (headers.has('content-encoding')) return plainAnswer(c, 415, 'Send the body without Content-Encoding.')
    if (reads.has(method)) return next()
    if (method === 'OPTIONS') return plainAnswer(c, 204, '', { allow })
    if (!writes.has(method)) return plainAnswer(c, 405, 'There is no such method here.', { allow })
    if (!isOwnForm(headers, origin)) return plainAnswer(c, 403, 'This form was sent from another site.')
    const body = await bodyOf(c.req.raw)
    if (!body) return plainAnswer(c, 413, 'The request is too large: 1 MB at most.')
    c.set('body', body)
    return next()
  }
}

/** Read here and not by the page, to which a body that turns out too large would look like a fault of ours. */
async function bodyOf(request: Request): Promise<Blob | undefined> {
  if (Number(request.headers.get('content-length')) > largestBody) return undefined
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > largestBody) return undefined
    chunks.push(chunk)
  }
  return new Blob(chunks)
}

/** Whether an unsafe request comes from one of our pages. Programs, which send neither header, have no session to abuse. */
function isOwnForm(headers: Headers, origin: string) {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin' || site === 'none'
  const sender = headers.get('origin')
  return sender ? sender === origin : !hasSession(headers)
}
