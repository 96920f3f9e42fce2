import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { enqueue } from '../../ground/db/jobs.server.ts'
import { deleteFiles } from '../../ground/files/delete-files.server.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { refusalOfHead } from './name-refusal.ts'
import { isOwnedBy } from './photos-of-draft.server.ts'
import { draftPhoto } from './tables.server.ts'

export const largestPiece = 256 * 2 ** 10 // bytes
/** But for the last of a file: each piece is a file of the store. */
const smallestPiece = 16 * 2 ** 10

/** Under which the store has a piece of a file on its way. */
export const pieceKey = (photoId: string, offset: number) => `uploads/${photoId}/${offset}`

/**
 * `kept`: the piece is here; `whole`: with it all of the file is. `elsewhere`: another piece is due, as its own
 * answer tells. `small`: it is smaller than pieces are. `done`: no piece is due, and the file may have been refused.
 * `unknown`: they have no such file on its way.
 */
export type PieceOutcome = 'kept' | 'whole' | 'elsewhere' | 'small' | 'done' | 'unknown'

/**
 * Keeps the piece of a file that begins at `offset`. An empty one at its end asks to look at the file once more. No
 * connection of the database waits for the store.
 */
export async function receivePiece(
  { database, files }: Pick<RequestContext, 'database' | 'files'>,
  ownerId: string,
  { id, offset, bytes }: { id: string; offset: number; bytes: Uint8Array<ArrayBuffer> },
): Promise<PieceOutcome> {
  const [photo] = await database
    .select()
    .from(draftPhoto)
    .where(and(eq(draftPhoto.id, id), isOwnedBy(ownerId)))
  if (!photo) return 'unknown'
  if (photo.src || photo.problem) return 'done'
  const received = offset + bytes.length
  if (offset !== photo.received || received > photo.size) return 'elsewhere'
  if (bytes.length < smallestPiece && received < photo.size) return 'small'
  const outcome = received === photo.size ? 'whole' : 'kept'
  if (bytes.length === 0) return outcome
  const isDue = sql`id = ${id} and received = ${offset} and src is null and problem is null`
  const problem = offset === 0 ? refusalOfHead(bytes, photo.type) : null
  if (problem) {
    // The rest would be sent for nothing.
    await database.update(draftPhoto).set({ problem }).where(isDue)
    return 'done'
  }
  await files.put(pieceKey(id, offset), bytes, 'application/octet-stream')
  const { rowCount } = await database.execute(sql`
    update draft_photo set received = ${received}, pieces = pieces || ${offset}::int where ${isDue}`)
  return rowCount === 1 ? outcome : settleLate(database, id, offset)
}

/** What came of a file while one of its pieces was stored: unless it has that piece by now, no one will delete it. */
function settleLate(database: Database, id: string, offset: number): Promise<PieceOutcome> {
  return database.transaction(async (tx) => {
    const [photo] = await tx.select().from(draftPhoto).where(eq(draftPhoto.id, id)).for('update')
    if (!photo?.pieces.includes(offset)) await enqueue(tx, deleteFiles, { keys: [pieceKey(id, offset)] })
    if (!photo) return 'unknown'
    return photo.src || photo.problem ? 'done' : 'elsewhere'
  })
}
