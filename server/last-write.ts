import type { MiddlewareHandler } from 'hono'
import type { Replicas } from '../app/ground/db/replicas/replicas.server.ts'
import type { Env } from './answers.ts'

const name = 'proa_written'
/** Longer than a replica that is used may be behind. */
const life = 60 // s

/** Has a browser remember where what it wrote last ends, so that no replica without it answers this visitor. */
export const rememberWrites =
  (replicas: Pick<Replicas, 'written'>): MiddlewareHandler<Env> =>
  async (c, next) => {
    await next()
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return
    const value = await replicas.written()
    c.header('set-cookie', `${name}=${value}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax`, {
      append: true,
    })
  }

/** Undefined: this visitor has written nothing for a while. */
export const lastWrite = (headers: Headers): string | undefined =>
  /(?:^|;\s*)proa_written=([^;]*)/.exec(headers.get('cookie') ?? '')?.[1]
