import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { enqueue } from '../../ground/db/jobs.server.ts'
import { isWithinRate } from '../../ground/db/rate-limit.server.ts'
import { largestPicture, type MadePicture } from '../../ground/files/pictures.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { isFull } from './account-room.server.ts'
import { makeVersions } from './make-versions.server.ts'
import { nameRefusal } from './name-refusal.ts'
import type { PhotoProblem, RefusedFile } from './photos.ts'
import { photoFile } from './tables.server.ts'
import { originalKey, photoAt, versionKey } from './versions.ts'

/** What is needed to look at a picture and to store it. */
export type PhotoContext = Pick<RequestContext, 'database' | 'files' | 'pictures'>

type Bytes = Uint8Array<ArrayBuffer>

const firstSize = 800 // pixels of the longer side
const rate = { most: 200, seconds: 3600 }

/** `name`: it is at `/media/{name}` once `usePhoto` has said so in the transaction that uses it. */
type StoredPhoto = { readonly name: string } | { readonly problem: PhotoProblem }
type SentPhoto = { readonly type: string; readonly bytes: Bytes }
type ReadPhoto = { readonly name: string; readonly original: Bytes; readonly first: MadePicture }

/**
 * Looks at a file and, if it is a picture, stores it for its owner: the same one once, however often they send it.
 * @throws DOMException TimeoutError when too many wait to be looked at, SlowPictureError when it takes too long
 */
export async function storePhoto(
  context: PhotoContext,
  ownerId: string,
  sent: SentPhoto,
): Promise<StoredPhoto> {
  const read = await readPhoto(context, ownerId, sent)
  if ('problem' in read) return read
  await addRow(context.database, ownerId, read)
  await putFiles(context, read)
  return { name: read.name }
}

async function readPhoto(
  context: PhotoContext,
  ownerId: string,
  { type, bytes }: SentPhoto,
): Promise<ReadPhoto | { readonly problem: PhotoProblem }> {
  const refusal = nameRefusal(bytes, type)
  if (refusal) return { problem: refusal }
  const picture = await context.pictures.read(bytes, { largest: firstSize })
  if (!picture.ok) return { problem: picture.problem === 'large' ? 'pixels' : picture.problem }
  const name = createHash('sha256').update(ownerId).update(bytes).digest('hex').slice(0, 58) + picture.color
  return { name, original: bytes, first: picture }
}

/** A file as a form brings it, within what an account may send and keep. */
export async function storeSentPhoto(
  context: PhotoContext,
  ownerId: string,
  file: File,
): Promise<{ readonly src: string } | { readonly problem: RefusedFile['problem'] }> {
  if (file.size > largestPicture) return { problem: 'large' }
  if (!(await isWithinRate(context.database, `photo ${ownerId}`, rate))) return { problem: 'often' }
  const read = await readPhoto(context, ownerId, { type: file.type, bytes: await file.bytes() })
  if ('problem' in read) return read
  const isKept = await context.database.transaction(async (tx) => {
    if (await isFull(tx, ownerId, file.size)) return false
    await addRow(tx, ownerId, read)
    return true
  })
  if (!isKept) return { problem: 'full' }
  await putFiles(context, read)
  await context.database.transaction((tx) => usePhoto(tx, read.name))
  return { src: `/media/${read.name}` }
}

/** Has all sizes of a stored picture made, and keeps it from being deleted as unused today. */
export async function usePhoto(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`update photo_file set unused_since = null where name = ${name}`)
  await enqueue(tx, makeVersions, { name }, { key: name })
}

/** Those of these addresses at which there is a picture of this owner. */
export async function ownPhotos(
  database: Database,
  ownerId: string,
  addresses: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await database.execute<{ src: string }>(sql`
    select '/media/' || name as src from photo_file
    where owner_id = ${ownerId} and '/media/' || name = any(${sql.param([...addresses])}::text[])`)
  const owned = new Set(rows.map(({ src }) => src))
  return addresses.filter((src) => owned.has(src))
}

/** Those of these addresses at which there still is a picture, of this owner or another. */
export async function storedPhotos(
  database: Database,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const names = addresses.flatMap((src) => photoAt(src)?.name ?? [])
  const { rows } = await database.execute<{ src: string }>(sql`
    select '/media/' || name as src from photo_file where name = any(${sql.param(names)}::text[])`)
  return new Set(rows.map(({ src }) => src))
}

/**
 * The row comes before the files: what a row has in the store is deleted in time, even if this process ends before the
 * photo is used.
 */
async function addRow(database: Database, ownerId: string, { name, original }: ReadPhoto) {
  await database
    .insert(photoFile)
    .values({ name, ownerId, size: original.length, unusedSince: sql`now()` })
    .onConflictDoUpdate({ target: photoFile.name, set: { unusedSince: sql`now()` } })
}

async function putFiles({ files }: PhotoContext, { name, original, first }: ReadPhoto) {
  await files.put(originalKey(name), original, 'application/octet-stream')
  await files.put(versionKey(name, 'first.webp'), first.bytes, first.contentType)
}
