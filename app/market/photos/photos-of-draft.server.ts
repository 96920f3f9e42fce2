import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { isUuid } from '../../ground/db/uuid.ts'
import type { DraftPhoto } from './photos.ts'
import { draftPhoto } from './tables.server.ts'
import { writesDraft } from './writes-draft.server.ts'

/** The pictures of a user's draft in their order, the cover first; none where the draft is not theirs. */
export function photosOfDraft(
  database: Database,
  draftId: string,
  ownerId: string,
): Promise<readonly DraftPhoto[]> {
  return database
    .select(shown)
    .from(draftPhoto)
    .where(and(eq(draftPhoto.draftId, draftId), isOwnedBy(ownerId)))
    .orderBy(asc(draftPhoto.position), asc(draftPhoto.id))
}

/** Null: it doesn't exist, or belongs to another person. */
export async function findPhoto(database: Database, id: string, ownerId: string): Promise<DraftPhoto | null> {
  const rows = await database
    .select(shown)
    .from(draftPhoto)
    .where(and(eq(draftPhoto.id, id), isOwnedBy(ownerId)))
  return rows[0] ?? null
}

const { id, src, alt, name, size, received, problem } = draftPhoto
const shown = { id, src, alt, name, size, received, problem }

export const isOwnedBy = (ownerId: string) =>
  sql`exists (select from draft where draft.id = ${draftPhoto.draftId} and ${writesDraft(ownerId)})`

export async function isDraftOf(database: Database, draftId: string, ownerId: string): Promise<boolean> {
  if (!isUuid(draftId)) return false
  const { rows } = await database.execute(
    sql`select from draft where id = ${draftId} and ${writesDraft(ownerId)}`,
  )
  return rows.length > 0
}
