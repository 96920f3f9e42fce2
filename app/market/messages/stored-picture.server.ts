import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../ground/db/client.server.ts'
import { defineJob, enqueue } from '../../ground/db/jobs.server.ts'
import type { FileStore } from '../../ground/files/file-store.ts'
import { tidyAt } from '../../ground/files/keep-longer.server.ts'

/** A message with a picture. `pictureKey`: null for those from before there was one. */
export type PicturedMessage = { readonly id: number; readonly pictureKey: string | null }

const storedAs = (name: string | number) => `messages/${name}.webp`

/** Under which the private store has the picture of a message. */
export const storedPicture = ({ id, pictureKey }: PicturedMessage) => storedAs(pictureKey ?? id)

/**
 * Stores a picture for a message that is about to be. If none comes, a job deletes it: whether one was stored can't be
 * known where the answer of the database is lost.
 * @returns its key
 */
export async function keepPicture(
  { database, files }: { readonly database: Database; readonly files: FileStore },
  { bytes, contentType }: { bytes: Uint8Array<ArrayBuffer>; contentType: string },
  { senderId, clientId }: { senderId: string; clientId: string },
): Promise<string> {
  const key = randomUUID()
  await enqueue(database, tidyMessagePicture, { key, senderId, clientId }, { key, at: tidyAt() })
  await files.put(storedAs(key), bytes, contentType)
  return key
}

export const tidyMessagePicture = defineJob({
  name: 'tidy-message-picture',
  isMessage: false,
  payload: z.object({ key: z.uuid(), senderId: z.uuid(), clientId: z.uuid() }),
  async run(
    { key, senderId, clientId },
    { database, files }: { readonly database: Database; readonly files: FileStore },
  ) {
    const { rowCount } = await database.execute(sql`
      select from message where sender_id = ${senderId} and client_id = ${clientId} and picture_key = ${key}`)
    if (rowCount === 0) await files.delete(storedAs(key))
  },
})
