import { buffer } from 'node:stream/consumers'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { enqueue } from '../../ground/db/jobs.server.ts'
import { isWithinRate } from '../../ground/db/rate-limit.server.ts'
import { deleteFiles } from '../../ground/files/delete-files.server.ts'
import type { PhotoProblem } from './photos.ts'
import { pieceKey } from './receive-piece.server.ts'
import { type PhotoContext, storePhoto, usePhoto } from './store-photo.server.ts'
import { draftPhoto } from './tables.server.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** `busy`: it is being looked at already. `often`: they have had too many looked at this hour. */
type Look = 'done' | 'busy' | 'often'

const mostLooksAnHour = 400
/** Ids. Here, not as a lock of the database: that would have a connection wait as long as the picture does. */
const beingLookedAt = new Set<string>()

/**
 * Looks at a file whose pieces are all here, once at a time. If a piece is lost, the file is to be sent once more.
 * @throws DOMException TimeoutError when too many wait to be looked at, SlowPictureError when it takes too long
 */
export async function takeWholePhoto(context: PhotoContext, ownerId: string, id: string): Promise<Look> {
  if (beingLookedAt.has(id)) return 'busy'
  beingLookedAt.add(id)
  try {
    const rate = { most: mostLooksAnHour, seconds: 3600 }
    if (!(await isWithinRate(context.database, `photo look ${ownerId}`, rate))) return 'often'
    return await takePieces(context, ownerId, id)
  } finally {
    beingLookedAt.delete(id)
  }
}

async function takePieces(context: PhotoContext, ownerId: string, id: string): Promise<Look> {
  const [photo] = await context.database.select().from(draftPhoto).where(eq(draftPhoto.id, id))
  if (!photo || photo.src || photo.received < photo.size) return 'done'
  if (photo.problem && photo.problem !== 'unscanned') return 'done'
  const pieces = await Promise.all(photo.pieces.map((offset) => readPiece(context, pieceKey(id, offset))))
  const bytes = new Uint8Array(Buffer.concat(pieces.filter((piece) => piece !== null)))
  if (bytes.length === photo.size) {
    const stored = await storePhoto(context, ownerId, { ...photo, bytes })
    await settle(context.database, id, { stored, size: bytes.length })
  } else
    await context.database
      .update(draftPhoto)
      .set({ received: 0, pieces: [], problem: null })
      .where(and(eq(draftPhoto.id, id), isNull(draftPhoto.src)))
  return 'done'
}

async function readPiece({ files }: PhotoContext, key: string) {
  const file = await files.get(key)
  return file && buffer(file.body)
}

/**
 * Looks at what a user sent as a picture of a draft: it becomes one, or is refused. Every picture is one for its owner
 * however often they send it. One that can't be scanned now is kept, so that it can be looked at later.
 * @returns why it is refused
 * @throws DOMException TimeoutError when too many wait to be looked at, SlowPictureError when it takes too long
 */
export async function takePhoto(
  context: PhotoContext,
  ownerId: string,
  { id, type, bytes }: { id: string; type: string; bytes: Bytes },
): Promise<PhotoProblem | null> {
  const stored = await storePhoto(context, ownerId, { type, bytes })
  if ('problem' in stored && stored.problem === 'unscanned') {
    await context.files.put(pieceKey(id, 0), bytes, 'application/octet-stream')
    await context.database
      .update(draftPhoto)
      .set({ received: bytes.length, pieces: [0] })
      .where(eq(draftPhoto.id, id))
  }
  return settle(context.database, id, { stored, size: bytes.length })
}

async function settle(
  database: Database,
  id: string,
  { stored, size }: { stored: Awaited<ReturnType<typeof storePhoto>>; size: number },
): Promise<PhotoProblem | null> {
  if ('problem' in stored) return refuse(database, id, stored.problem)
  await database.transaction(async (tx) => {
    await deletePieces(tx, id)
    await tx
      .update(draftPhoto)
      .set({ src: `/media/${stored.name}`, received: size, size, pieces: [], problem: null })
      .where(eq(draftPhoto.id, id))
    await usePhoto(tx, stored.name)
  })
  return null
}

async function refuse(database: Database, id: string, problem: PhotoProblem): Promise<PhotoProblem> {
  const isKept = problem === 'unscanned'
  await database.transaction(async (tx) => {
    if (!isKept) await deletePieces(tx, id)
    await tx
      .update(draftPhoto)
      .set({ problem, ...(!isKept && { pieces: [] }) })
      .where(eq(draftPhoto.id, id))
  })
  return problem
}

/** Called before the row forgets them. */
async function deletePieces(tx: Database, id: string) {
  const [photo] = await tx
    .select({ pieces: draftPhoto.pieces })
    .from(draftPhoto)
    .where(eq(draftPhoto.id, id))
    .for('update')
  const keys = photo?.pieces.map((offset) => pieceKey(id, offset)) ?? []
  if (keys.length > 0) await enqueue(tx, deleteFiles, { keys })
}
