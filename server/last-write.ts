import type { MiddlewareHandler } from 'hono'
import type { Replicas } from '../app/ground/db/replicas/replicas.server.ts'
import type { Env } from './answers.ts'

const name = 'proa_written'
/** Longer than a replica that is used may be behind. */
const life = 60 // s

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Has a browser remember where what it wrote last ends, so that no replica without it answers this visitor. */
export function rememberWrites(replicas: Pick<Replicas, 'written'>, origin: string): MiddlewareHandler<Env> {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return async (c, next) => {
    await next()
    // What is refused writes nothing, and a flood of it must not ask the primary.
    if (reading.has(c.req.method) || c.res.status >= 400) return
    const value = await replicas.written()
    c.header('set-cookie', `${name}=${value}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax${secure}`, {
      append: true,
    })
  }
}

/** Undefined: this visitor has written nothing for a while. */
export const lastWrite = (headers: Headers): string | undefined =>
  /(?:^|;\s*)proa_written=([^;]*)/.exec(headers.get('cookie') ?? '')?.[1]
