import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../../ground/db/client.server.ts'
import { defineJob, enqueue } from '../../../ground/db/jobs.server.ts'
import { deleteFiles } from '../../../ground/files/delete-files.server.ts'
import type { FileStore } from '../../../ground/files/file-store.ts'

/** Under which the private store has the PDF of an application. */
export const fileKeyOf = (key: string) => `applications/${key}.pdf`

const grace = 24 * 60 * 60_000 // ms in which a form that was refused is sent again

/** Stores a PDF before the application that it is for: if none comes, a job deletes it. */
export async function keepPdf(
  { database, files }: { database: Database; files: FileStore },
  key: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  await enqueue(database, tidyApplicationFile, { key }, { key, at: new Date(Date.now() + grace) })
  await files.put(fileKeyOf(key), bytes, 'application/pdf')
}

export const tidyApplicationFile = defineJob({
  name: 'tidy-application-file',
  isMessage: false,
  payload: z.object({ key: z.uuid() }),
  async run({ key }, { database, files }: { database: Database; files: FileStore }) {
    const { rowCount } = await database.execute(sql`select from application where file_key = ${key}`)
    if (!rowCount) await files.delete(fileKeyOf(key))
  },
})

/** Deletes PDFs of applications once the transaction is committed. */
export const deletePdfs = (tx: Database, keys: readonly (string | null)[]): Promise<void> => {
  const known = keys.filter((key) => key !== null).map(fileKeyOf)
  return known.length > 0 ? enqueue(tx, deleteFiles, { keys: known }) : Promise.resolve()
}
