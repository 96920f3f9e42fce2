import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../../ground/db/client.server.ts'
import { defineJob, enqueue } from '../../../ground/db/jobs.server.ts'
import { deleteFiles } from '../../../ground/files/delete-files.server.ts'
import type { FileStore } from '../../../ground/files/file-store.ts'
import { keepLonger, tidyAt } from '../../../ground/files/keep-longer.server.ts'

/** Under which the private store has the PDF of an application. */
export const fileKeyOf = (key: string) => `applications/${key}.pdf`

type Tools = { readonly database: Database; readonly files: FileStore }

/** Stores a PDF before the application that it is for: if none comes, a job deletes it. */
export async function keepPdf(
  { database, files }: Tools,
  key: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  await enqueue(database, tidyApplicationFile, { key }, { key, at: tidyAt() })
  await files.put(fileKeyOf(key), bytes, 'application/pdf')
}

/** For a form that is sent again. @returns false where its PDF is gone */
export const keepPdfLonger = (tools: Tools, key: string): Promise<boolean> =>
  keepLonger(tools, {
    key,
    storedAs: fileKeyOf(key),
    job: tidyApplicationFile,
    isNamed: () => isSent(tools.database, key),
  })

const isSent = async (database: Database, key: string): Promise<boolean> => {
  const { rowCount } = await database.execute(sql`select from application where file_key = ${key}`)
  return (rowCount ?? 0) > 0
}

export const tidyApplicationFile = defineJob({
  name: 'tidy-application-file',
  isMessage: false,
  payload: z.object({ key: z.uuid() }),
  async run({ key }, { database, files }: Tools) {
    if (!(await isSent(database, key))) await files.delete(fileKeyOf(key))
  },
})

/** Deletes PDFs of applications once the transaction is committed. */
export const deletePdfs = (tx: Database, keys: readonly (string | null)[]): Promise<void> => {
  const known = keys.filter((key) => key !== null).map(fileKeyOf)
  return known.length > 0 ? enqueue(tx, deleteFiles, { keys: known }) : Promise.resolve()
}
