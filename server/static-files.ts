import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import type { Env } from './answers.ts'

export const immutable = 'public, max-age=31536000, immutable' // the name carries a hash of the content
const dayLong = 'public, max-age=86400, stale-while-revalidate=604800'
/**
 * A picture opened directly is a document and needs a policy. Other files don't, and every header counts on a slow
 * line.
 */
const pictureHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
}
/** The worker is revalidated with every page, and can connect only to this site. */
const workerHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
}
/** Vite's manifest, in a folder with a dot, is not for browsers; pages have no ending, and their data `.data`. */
const isFileName = (path: string) => /\.(?!data$)\w+$/.test(path) && !path.includes('/.')

/** Serves the files of the folder `root` and the compressed twins that the build wrote beside them. */
export function staticFiles(root: string): MiddlewareHandler<Env> {
  const find = serveStatic<Env>({ root, precompressed: true })
  const findMissingPicture = serveStatic<Env>({ root, path: 'pictures/default.svg', precompressed: true })
  const tag = etag()
  return async (c, next) => {
    const { path } = c.req
    if (!isFileName(path)) return next()
    const file = await find(c, nothing)
    if (file) {
      for (const [name, value] of Object.entries(headersOf(path))) file.headers.set(name, value)
      if (path.startsWith('/assets/')) return file
      return tag(c, async () => void (c.res = file))
    }
    const drawing = path.startsWith('/pictures/') && (await findMissingPicture(c, nothing))
    if (!drawing) return next()
    const { body, headers } = drawing
    return new Response(body, {
      status: 404,
      headers: { ...Object.fromEntries(headers), ...headersOf('.svg'), 'cache-control': 'no-cache' },
    })
  }
}

const nothing = async () => {}

const headersOf = (path: string): Record<string, string> => ({
  'cache-control': path.startsWith('/assets/') ? immutable : dayLong,
  'x-content-type-options': 'nosniff',
  ...(path.endsWith('.svg') && pictureHeaders),
  ...(path === '/sw.js' && workerHeaders),
})
