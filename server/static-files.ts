import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Context } from 'hono'
import type { Env } from './answers.ts'
import { encodingFor } from './packed-page.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}
const twins = { br: '.br', gzip: '.gz', identity: '' } as const
const immutable = 'public, max-age=31536000, immutable' // the name carries a hash of the content
const dayLong = 'public, max-age=86400, stale-while-revalidate=604800'
/** A picture opened by itself is a document. The other files need no policy, and on a slow line each header counts. */
const drawing = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
/** The worker is asked for anew with every page, and speaks to nobody but us. */
const workerFile = '/sw.js'
const workerPolicy = "default-src 'none'; connect-src 'self'"
const missingPicture = '/pictures/default.svg'

type Answer = { body: Buffer<ArrayBuffer>; head: Record<string, string>; etag: string }

/**
 * Serves the files of `folder`, which are listed once: an address either is one of them or it is not, however it is
 * spelled. The compressed twins were written by the build. `undefined`: no such file.
 */
export function staticFiles(folder: string) {
  const names = new Set(filesOf(folder))
  const answers = new Map<string, Promise<Answer>>()

  async function read(path: string, encoding: keyof typeof twins): Promise<Answer> {
    const body = await readFile(join(folder, path + twins[encoding]))
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    return {
      body,
      etag,
      head: {
        'content-type': types[extname(path)] ?? 'application/octet-stream',
        'content-length': String(body.length),
        'cache-control': lifeOf(path),
        vary: 'Accept-Encoding',
        etag,
        'x-content-type-options': 'nosniff',
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
        ...(path.endsWith('.svg') && { 'content-security-policy': drawing }),
        ...(path === workerFile && { 'content-security-policy': workerPolicy }),
      },
    }
  }

  return async (c: Context<Env>): Promise<Response | undefined> => {
    const { method } = c.req
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const { pathname } = new URL(c.req.url)
    const isFound = names.has(pathname)
    const path = !isFound && pathname.startsWith('/pictures/') ? missingPicture : pathname
    if (!names.has(path)) return undefined
    const best = encodingFor(c.req.raw.headers.get('accept-encoding'))
    const encoding = names.has(path + twins[best]) ? best : 'identity'
    const key = `${path} ${encoding}`
    const reading = answers.get(key) ?? read(path, encoding)
    answers.set(key, reading)
    reading.catch(() => answers.delete(key)) // a new build may be taking its place: it is read again
    const answer = await reading
    const isSeen = isFound && c.req.header('if-none-match')?.includes(answer.etag)
    const headers = isFound ? answer.head : { ...answer.head, 'cache-control': 'no-cache' }
    if (isSeen) return new Response(null, { status: 304, headers })
    return new Response(method === 'HEAD' ? null : answer.body, { status: isFound ? 200 : 404, headers })
  }
}

function lifeOf(path: string) {
  if (path === workerFile) return 'no-cache'
  return path.startsWith('/assets/') ? immutable : dayLong
}

/** The files below a folder as paths of addresses; Vite's manifest, in a folder with a dot, is not for browsers. */
function filesOf(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length).replaceAll('\\', '/'))
    .filter((path) => !path.startsWith('/.'))
}
