import { z } from 'zod'
import { defineJob } from '../db/jobs.server.ts'
import type { FileStore } from './file-store.ts'

/** Enqueued by the transaction that removes the last reference to these files. */
export const deleteFiles = defineJob({
  name: 'delete-files',
  isMessage: false,
  payload: z.object({ keys: z.array(z.string()) }),
  async run({ keys }, { files }: { files: FileStore }) {
    for (const key of keys) await files.delete(key)
  },
})
