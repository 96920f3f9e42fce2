import { buffer } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { JobTools } from '../../ground/request/request-context.ts'
import { defineJob } from '../../ground/db/jobs.server.ts'
import { pictureWidths } from '../../ground/ui/picture-widths.ts'
import { photoFile } from './tables.server.ts'
import { originalKey, versionKey, versions } from './versions.ts'

/** Makes of a picture what pages show of it. */
export const makeVersions = defineJob({
  name: 'make-photo-versions',
  isMessage: false,
  payload: z.object({ name: z.string() }),
  async run({ name }, { database, files, pictures }: Pick<JobTools, 'database' | 'files' | 'pictures'>) {
    const [row] = await database.select().from(photoFile).where(eq(photoFile.name, name))
    if (!row || row.madeAt) return
    const original = await files.get(originalKey(name))
    if (!original) throw new Error(`The original of the picture ${name} is not in the store.`)
    const made = await pictures.makeVersions(await buffer(original.body), { widths: pictureWidths })
    // It could be read before: it may be now, or the first version stands for it for good.
    if (!made.ok) throw new Error(`Of the picture ${name} no versions could be made: it is ${made.problem}.`)
    for (const [at, version] of versions.entries()) {
      const { bytes, contentType } = made.pictures[at]!
      await files.put(versionKey(name, version), bytes, contentType)
    }
    await database.execute(sql`update photo_file set made_at = now() where name = ${name}`)
  },
})
