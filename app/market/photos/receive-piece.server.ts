import { and, eq, sql } from 'drizzle-orm'
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

/** Keeps the piece of a file that begins at `offset`. An empty one at its end asks to look at the file once more. */
export function receivePiece(
  { database, files }: Pick<RequestContext, 'database' | 'files'>,
  ownerId: string,
  { id, offset, bytes }: { id: string; offset: number; bytes: Uint8Array<ArrayBuffer> },
): Promise<PieceOutcome> {
  return database.transaction(async (tx) => {
    const [photo] = await tx
      .select()
      .from(draftPhoto)
      .where(and(eq(draftPhoto.id, id), isOwnedBy(ownerId)))
      .for('update')
    if (!photo) return 'unknown'
    if (photo.src || photo.problem) return 'done'
    const received = offset + bytes.length
    if (offset !== photo.received || received > photo.size) return 'elsewhere'
    if (bytes.length < smallestPiece && received < photo.size) return 'small'
    const problem = offset === 0 && bytes.length > 0 ? refusalOfHead(bytes, photo.type) : null
    if (problem) {
      // The rest would be sent for nothing.
      await tx.update(draftPhoto).set({ problem }).where(eq(draftPhoto.id, id))
      return 'done'
    }
    if (bytes.length > 0) {
      await files.put(pieceKey(id, offset), bytes, 'application/octet-stream')
      await tx.execute(sql`
        update draft_photo set received = ${received}, pieces = pieces || ${offset}::int where id = ${id}`)
    }
    return received === photo.size ? 'whole' : 'kept'
  })
}
