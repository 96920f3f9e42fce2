import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { JobTools } from '../../../ground/request/request-context.ts'
import { defineJob, enqueue } from '../../../ground/db/jobs.server.ts'
import { deleteFiles } from '../../../ground/files/delete-files.server.ts'
import { fileOf } from './try-import.server.ts'

/** Deletes imports after a month with their files, and after two months also those that never finished. */
export const forgetImports = defineJob({
  name: 'forget-imports',
  isMessage: false,
  payload: z.object({}),
  run: (_: object, { database }: Pick<JobTools, 'database'>) =>
    database.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: string }>(sql`
        delete from listing_import where tried_at < now() - interval '30 days'
          and (state <> 'asked' or tried_at < now() - interval '60 days')
        returning id`)
      if (rows.length > 0) await enqueue(tx, deleteFiles, { keys: rows.map(({ id }) => fileOf(id)) })
    }),
})
