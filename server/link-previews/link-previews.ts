import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Context } from 'hono'
import { type SQL, sql } from 'drizzle-orm'
import { areas } from '../../app/registry/areas.ts'
import { pictureOfArticle } from '../../app/reading/articles/read-articles.server.ts'
import type { AnyArea } from '../../app/directory/area.ts'
import { findUnlisted } from '../../app/directory/detail/find-unlisted.server.ts'
import type { FileStore } from '../../app/ground/files/file-store.ts'
import { photoAt, versionKey } from '../../app/market/photos/versions.ts'
import type { Database } from '../../app/ground/db/client.server.ts'
import { listed, withRef } from '../../app/directory/conditions.server.ts'
import { type Env, plainAnswer } from '../answers.ts'
import type { Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import { keptPreviews } from './kept-previews.ts'
import { makePreview, recipe } from './make-preview.ts'

type PreviewParts = {
  settings: Pick<Settings, 'dataDir' | 'sampleData'>
  database: Database
  /** The folder that has `/pictures`. */
  files: string
  /** Has the pictures that people sent. */
  store: FileStore
  log: Log
}

const defaultPicture = '/pictures/heroes/home.svg'
const dayLong = 'public, max-age=86400'

/**
 * Answers with the picture that stands for a page where it is linked to: `/og/vehicle/2.png` for a listing, of its
 * first picture, or an article, `/og/vehicle.png` for an area, and `/og/default.png` for the rest of the site.
 */
export function linkPreviews({ settings, database, files, store, log }: PreviewParts) {
  const kept = keptPreviews(join(settings.dataDir, 'link-previews'), {
    recipe,
    make: makePreview,
    onLoss: (err) => log.error({ err }, 'a link preview could not be stored'),
  })
  const pictures = join(files, 'pictures') + sep

  /** What is not among our pictures is not read, whatever a listing says. */
  async function read(picture: string): Promise<Buffer | undefined> {
    const photo = photoAt(picture)
    if (photo) return readStored(photo.name)
    const path = join(files, picture)
    return path.startsWith(pictures) ? readFile(path).catch(() => undefined) : undefined
  }

  async function readStored(name: string): Promise<Buffer | undefined> {
    const file =
      (await store.get(versionKey(name, '1600.webp'))) ?? (await store.get(versionKey(name, 'first.webp')))
    return file ? buffer(file.body) : undefined
  }

  /** The picture of a page for link previews; undefined if there is no such page. */
  async function pictureOf(address: string): Promise<string | undefined> {
    const [, kind, ref] = /^\/og\/([^/]+?)(?:\/([^/]+))?\.png$/.exec(address) ?? []
    if (kind === 'default' && !ref) return defaultPicture
    if (kind === 'article' && ref) return pictureOfArticle(database, { samples: settings.sampleData }, ref)
    const area = areas.find((one) => one.kind === kind)
    if (!area) return undefined
    const hero = `/pictures/heroes${area.path}.svg`
    if (!ref) return hero
    const listing = await findListing(area, ref)
    return listing && (listing.picture ?? hero)
  }

  /** One whose page everyone can read, in the lists or not. */
  async function findListing(area: AnyArea, ref: string) {
    const site = { now: new Date(), samples: settings.sampleData }
    const guest = { ...site, viewer: null, validUntil: Number.POSITIVE_INFINITY }
    const live = await findPicture(sql`${listed(area, site)} and ${withRef(ref)}`)
    if (live) return live
    const ended = await findUnlisted(database, area, guest, ref)
    return ended?.unlisted ? findPicture(sql`id = ${ended.id}`) : undefined
  }

  async function findPicture(which: SQL) {
    const { rows } = await database.execute<{ picture: string | null }>(sql`
      select (select src from photo where listing_id = listing.id order by position limit 1) as picture
      from listing where ${which}`)
    return rows[0]
  }

  return async (c: Context<Env>): Promise<Response> => {
    const picture = await pictureOf(decoded(c.req.path))
    const found = picture && (await read(picture))
    const source = found || (await readFile(join(files, defaultPicture)))
    const key = kept.keyOf(source)
    const head = {
      ...c.get('head'),
      etag: `"${key}"`,
      'cache-control': found ? dayLong : 'no-cache',
    }
    if (found && c.req.header('if-none-match')?.includes(key))
      return new Response(null, { status: 304, headers: head })
    const preview = await kept.get(key, source)
    if (!preview) return plainAnswer(c, 503, 'Too many pictures are being made.', { 'retry-after': '10' })
    const headers = { ...head, 'content-type': 'image/png', 'content-length': String(preview.length) }
    const body = c.req.method === 'HEAD' ? null : new Uint8Array(preview)
    return new Response(body, { status: found ? 200 : 404, headers })
  }
}

/** Returns the path unchanged if it can't be decoded. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
