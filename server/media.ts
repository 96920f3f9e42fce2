import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from 'hono'
import type { FileStore, StoredFile } from '../app/ground/files/file-store.ts'
import { photoAt, versionKey } from '../app/market/photos/versions.ts'
import { type Env, plainAnswer } from './answers.ts'
import type { Log } from './log.ts'

const immutable = 'public, max-age=31536000, immutable'
const minute = 'public, max-age=60'

/**
 * Answers with what is in the store for everyone, named by a hash of its content: pictures that people show of
 * themselves, `/media/profile/{hash}.webp`, of what the team writes, `/media/content/{hash}.webp`, of advertisements,
 * `/media/scenes/{name}.webp`, and those of listings, `/media/{name}/{width}.{avif|webp}`. Where one is gone, or the
 * store does not answer, visitors see a drawing that is the same for all.
 * @param files the folder with the site's own
 */
export const media =
  (store: FileStore, files: string, log: Pick<Log, 'error'>) => async (c: Context<Env>) => {
    const found = await find(store, c.req.path).catch((error: unknown) => {
      log.error({ err: error, path: c.req.path }, 'a picture could not be read')
      return undefined
    })
    if (!found) return sendPlaceholder(c, files, found === null ? 404 : 503)
    const { body, contentType, size } = found.file
    const isHead = c.req.method === 'HEAD'
    if (isHead) await body.cancel()
    return new Response(isHead ? null : body, {
      headers: {
        ...c.get('head'),
        'content-type': contentType,
        'content-length': String(size),
        'cache-control': found.isFinal ? immutable : minute,
      },
    })
  }

async function find(store: FileStore, path: string): Promise<{ file: StoredFile; isFinal: boolean } | null> {
  const [, single] =
    /^\/media\/((?:profile|content)\/[0-9a-f]{64}\.webp|scenes\/[0-9a-f]{32}\.webp)$/.exec(path) ?? []
  const photo = photoAt(path)
  if (!single && !photo) return null
  const final = await store.get(photo ? versionKey(photo.name, photo.version) : `public/${single}`)
  if (final || !photo) return final && { file: final, isFinal: true }
  const first = await store.get(versionKey(photo.name, 'first.webp'))
  return first && { file: first, isFinal: false }
}

async function sendPlaceholder(c: Context<Env>, files: string, status: 404 | 503) {
  const drawing = await readFile(join(files, 'pictures/default.svg'), 'utf8')
  const later: Record<string, string> =
    status === 503 ? { 'retry-after': '5', 'cache-control': 'no-store' } : {}
  return plainAnswer(c, status, drawing, { 'content-type': 'image/svg+xml', ...later })
}
