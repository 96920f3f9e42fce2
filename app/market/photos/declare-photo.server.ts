import { sql } from 'drizzle-orm'
import { cleanLine } from '../../ground/forms/clean-text.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { isWithinRate } from '../../ground/db/rate-limit.server.ts'
import { largestPicture } from '../../ground/files/pictures.ts'
import { isFull, mayStand } from './account-room.server.ts'
import { deleteFromDrafts } from './delete-unused.server.ts'
import {
  type DraftPhoto,
  longestName,
  mostPhotos,
  mostPhotosOf,
  type PhotoProblem,
  tooMany,
} from './photos.ts'
import { findPhoto } from './photos-of-draft.server.ts'
import { writesDraft } from './writes-draft.server.ts'

/** A file that is about to be sent. `id`: chosen by its sender. */
export type DeclaredPhoto = { id: string; draftId: string; name: string; type: string; size: number }

/** `unknown`: the user has no such draft, or the id is taken. `often`: too many pictures this hour. */
export type Declaration = { photo: DraftPhoto } | { refused: 'unknown' | 'often' }

const mostAnHour = 200
/** With those that were refused and not put aside yet: of these the earliest make room. */
const mostListed = 3 * mostPhotos

/** Begins a picture of a draft, at its end; one that was begun already is found again. */
export async function declarePhoto(
  database: Database,
  ownerId: string,
  file: DeclaredPhoto,
): Promise<Declaration> {
  const known = await findPhoto(database, file.id, ownerId)
  if (known) return { photo: known }
  if (!(await isWithinRate(database, `photo ${ownerId}`, { most: mostAnHour, seconds: 3600 })))
    return { refused: 'often' }
  return database.transaction(async (tx) => {
    const count = await countPhotos(tx, file.draftId, ownerId)
    if (!count) return { refused: 'unknown' }
    await forgetRefused(tx, file.draftId, count.listed - mostListed + 1)
    const problem = await problemOf(tx, ownerId, file.size, count)
    const name = cleanLine(file.name).slice(0, longestName)
    const type = /^[\w.+-]+\/[\w.+-]{1,80}$/.test(file.type) ? file.type : ''
    await tx.execute(sql`
      insert into draft_photo (id, draft_id, position, name, type, size, problem) values (
        ${file.id}, ${file.draftId}, ${count.next}, ${name}, ${type}, ${file.size}, ${problem})
      on conflict do nothing`)
    const photo = await findPhoto(tx, file.id, ownerId)
    return photo ? { photo } : { refused: 'unknown' }
  })
}

async function forgetRefused(tx: Database, draftId: string, count: number) {
  if (count <= 0) return
  await deleteFromDrafts(
    tx,
    sql`id in (
      select id from draft_photo where draft_id = ${draftId} and not ${mayStand}
      order by position, id limit ${count})`,
  )
}

async function problemOf(
  tx: Database,
  ownerId: string,
  size: number,
  { most, standing }: Count,
): Promise<PhotoProblem | null> {
  if (size > largestPicture) return 'large'
  if (standing >= most) return tooMany(most)
  return (await isFull(tx, ownerId, size)) ? 'full' : null
}

/** `listed`: also those that were refused. */
type Count = { most: number; standing: number; listed: number; next: number }

/** Locks the draft: of two files at once each is counted. Null: they have no such draft. */
async function countPhotos(tx: Database, draftId: string, ownerId: string) {
  const found = await tx.execute<{ kind: string | null }>(
    sql`select kind from draft where id = ${draftId} and ${writesDraft(ownerId)} for no key update`,
  )
  const [draft] = found.rows
  if (!draft) return null
  const { rows } = await tx.execute<Omit<Count, 'most'>>(sql`
    select count(*) filter (where ${mayStand})::int as standing, count(*)::int as listed,
      coalesce(max(position) + 1, 0)::int as next
    from draft_photo where draft_id = ${draftId}`)
  return { most: mostPhotosOf(draft.kind), ...rows[0]! }
}
