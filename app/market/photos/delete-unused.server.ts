import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../ground/db/client.server.ts'
import { defineJob, enqueue } from '../../ground/db/jobs.server.ts'
import { deleteFiles } from '../../ground/files/delete-files.server.ts'
import type { JobTools } from '../../ground/request/request-context.ts'
import { pieceKey } from './receive-piece.server.ts'
import { keysOfPhoto } from './versions.ts'

type Tools = Pick<JobTools, 'database' | 'files'>

/** Daily: deletes uploads that never finished, and pictures unused for 90 days. */
export const deleteUnusedPhotos = defineJob({
  name: 'delete-unused-photos',
  isMessage: false,
  payload: z.object({}),
  async run(_, tools: Tools) {
    const { database } = tools
    await database.transaction((tx) =>
      deleteFromDrafts(tx, sql`draft_id is null or src is null and created_at < now() - interval '7 days'`),
    )
    await database.transaction((tx) => markUnused(tx))
    await deletePictures(tools, sql`unused_since < now() - interval '90 days'`)
  },
})

/** Deletes unused pictures of an account that has reached its limit. */
export const makeRoom = defineJob({
  name: 'make-room-for-photos',
  isMessage: false,
  payload: z.object({ ownerId: z.uuid() }),
  run: ({ ownerId }, tools: Tools) => deletePictures(tools, isUnusedOf(ownerId)),
})

/** Has it done. @returns how many bytes it frees */
export async function freeUnused(tx: Database, ownerId: string): Promise<number> {
  await enqueue(tx, makeRoom, { ownerId }, { key: ownerId })
  const { rows } = await tx.execute<{ bytes: number }>(sql`
    select coalesce(sum(size), 0)::float as bytes from photo_file where ${isUnusedOf(ownerId)}`)
  return rows[0]!.bytes
}

/** Not pictures that were just uploaded: they are about to be used. */
const isUnusedOf = (ownerId: string) => sql`
  owner_id = ${ownerId} and coalesce(unused_since, created_at) < now() - interval '1 hour' and not ${isUsed}`

/** Files first, while the row is locked: a simultaneous upload of the same picture waits, and then stores it again. */
async function deletePictures({ database, files }: Tools, condition: SQL): Promise<void> {
  const { rows } = await database.execute<{ name: string }>(
    sql`select name from photo_file where ${condition}`,
  )
  for (const { name } of rows)
    await database.transaction(async (tx) => {
      const { rowCount } = await tx.execute(sql`delete from photo_file where name = ${name} and ${condition}`)
      if (rowCount === 1) for (const key of keysOfPhoto(name)) await files.delete(key)
    })
}

/** Deletes drafts' pictures and unfinished uploads; complete pictures stay for listings. */
export async function deleteFromDrafts(tx: Database, condition: SQL): Promise<void> {
  const { rows } = await tx.execute<{ id: string; pieces: number[] }>(
    sql`delete from draft_photo where ${condition} returning id, pieces`,
  )
  const keys = rows.flatMap(({ id, pieces }) => pieces.map((offset) => pieceKey(id, offset)))
  if (keys.length > 0) await enqueue(tx, deleteFiles, { keys })
}

async function markUnused(tx: Database) {
  await tx.execute(
    sql`update photo_file set unused_since = now() where unused_since is null and not ${isUsed}`,
  )
  await tx.execute(
    sql`update photo_file set unused_since = null where unused_since is not null and ${isUsed}`,
  )
}

/**
 * The first half of the condition is that of the index. An edit has its pictures as long as it may be approved, which
 * it may after it was refused, too: its owner can appeal. What the team owns has a history.
 */
const isUsed = sql`(
  exists (select from photo where src like '/media/%' and src = '/media/' || photo_file.name)
  or exists (select from draft_photo where src = '/media/' || photo_file.name)
  or '/media/' || photo_file.name in (select unnest(photos) from review where photos <> '{}')
  or '/media/' || photo_file.name in (select unnest(photos) from review_version where photos <> '{}')
  or '/media/' || photo_file.name in (select photo from listing_post where photo is not null)
  or '/media/' || photo_file.name in (select image from question where image like '/media/%')
  or to_jsonb('/media/' || photo_file.name) in (
    select jsonb_path_query(input, '$.photos[*].src')
    from listing_revision join moderation_case on moderation_case.id = case_id
    where listing_id is not null and state in ('open', 'refused'))
  or to_jsonb('/media/' || photo_file.name) in (
    select jsonb_path_query(jsonb_build_array(before, after), '$[*].photos[*]') from content_revision
    where part = 'facts'))`
