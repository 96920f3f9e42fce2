import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

type Head = Record<string, string>
type Encoding = 'br' | 'gzip' | 'identity'
type Variant = { body: Buffer<ArrayBuffer>; head: Head }

/** All that is sent for one rendering. Body, policy and ETag are made once and stay together. */
export type PackedPage = {
  status: number
  /** Undefined where no one keeps the page. */
  etag: string | undefined
  head: Head
  raw: Buffer<ArrayBuffer>
  /** Made when the first visitor asks for it. */
  variants: Partial<Record<Encoding, Variant>>
}

const smallest = 512 // bytes; below, compression gains nothing
/** How hard brotli tries: 2 takes a third of the time of 5 and leaves a page an eighth larger. */
type Effort = 2 | 5
/** 256 KB, which holds a page. Brotli's own choice is 4 MB: of many pages at a time, each then costs half as much again. */
const windowBits = 18
/** Holds a page that is packed: each further one would be a way to brotli's thread and back. */
const chunk = 64 * 2 ** 10 // bytes
const dropped = new Set(['content-length', 'transfer-encoding', 'set-cookie'])

/** A document that was rendered goes beside its response: as its body it would become a stream, and be read back. */
export type PageBody = { response: Response; document?: Buffer<ArrayBuffer> | undefined }

/**
 * @param head added to the headers of the response, whose cookies are left out; with `no-store` there is no ETag, as no one
 * would send it back
 */
export async function pack({ response, document }: PageBody, head: Head): Promise<PackedPage> {
  const raw = document ?? Buffer.from(await response.arrayBuffer())
  const kept = [...response.headers].filter(([name]) => !dropped.has(name))
  const caching = head['cache-control'] ?? response.headers.get('cache-control') ?? 'private, no-cache'
  const etag = caching.includes('no-store') ? undefined : etagOf(raw, response.headers)
  return {
    status: response.status,
    etag,
    head: {
      ...head,
      ...Object.fromEntries(kept),
      ...(etag && { etag }),
      'cache-control': caching,
      vary: response.headers.get('vary') ?? 'Cookie, Accept-Language, Accept-Encoding',
    },
    raw,
    variants: {},
  }
}

function etagOf(raw: Buffer, headers: Headers) {
  const policy = headers.get('content-security-policy') ?? ''
  const digest = createHash('sha256').update(raw).update(policy).digest('base64url').slice(0, 22)
  return `W/"${digest}"`
}

/** The page for one visitor: `own` are headers only of this answer. A 304 repeats the policy. */
export function answer(
  page: PackedPage,
  request: Request,
  own: Head,
  effort: Effort = 5,
): Response | Promise<Response> {
  const seen = request.headers.get('if-none-match')
  if (seen && page.etag && page.status === 200 && seen.includes(page.etag))
    return new Response(null, { status: 304, headers: { ...page.head, ...own } })
  const isSmall = page.raw.length < smallest
  const encoding = isSmall ? 'identity' : encodingFor(request.headers.get('accept-encoding'))
  const variant = page.variants[encoding]
  if (variant) return send(page, variant, request, own)
  return compress(page, encoding, effort).then((made) =>
    send(page, (page.variants[encoding] = made), request, own),
  )
}

/** The best encoding that an Accept-Encoding header allows. */
function encodingFor(header: string | null): Encoding {
  const accepted = header ?? ''
  if (/\bbr\b(?!;q=0(?:\.0+)?(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!;q=0(?:\.0+)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}

async function compress({ raw, head }: PackedPage, encoding: Encoding, effort: Effort): Promise<Variant> {
  if (encoding === 'identity') return { body: raw, head: { ...head, 'content-length': String(raw.length) } }
  const body =
    encoding === 'br'
      ? await brotli(raw, {
          chunkSize: chunk,
          params: {
            [constants.BROTLI_PARAM_QUALITY]: effort,
            [constants.BROTLI_PARAM_LGWIN]: windowBits,
            [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
          },
        })
      : await zip(raw, { chunkSize: chunk })
  return { body, head: { ...head, 'content-length': String(body.length), 'content-encoding': encoding } }
}

function send({ status }: PackedPage, { body, head }: Variant, request: Request, own: Head) {
  const bodyless = request.method === 'HEAD'
  return new Response(bodyless ? null : body, { status, headers: { ...head, ...own } })
}
