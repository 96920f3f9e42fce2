import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { defineJob, enqueue } from '../../ground/db/jobs.server.ts'
import { networkOf } from '../../ground/db/rate-limit.server.ts'
import { deleteFiles } from '../../ground/files/delete-files.server.ts'
import { pictureOf } from '../../ground/forms/picture-of.server.ts'
import { largestPicture, type ReadPicture } from '../../ground/files/pictures.ts'
import { fileIn, textIn } from '../../ground/forms/typed.ts'
import { fits, type Slot, slotNames, slots } from './campaign.ts'
import { campaignPicture } from './tables.server.ts'
import {
  type KeptPictures,
  keptField,
  type KeptPicture,
  pictureField,
  type PictureErrors,
} from './refused-campaign.ts'

/** Under which the store has a picture; its name is nothing that one could guess. */
export const keyOf = (name: string) => `public/scenes/${name}.webp`

/**
 * Keeps each valid picture of a form, so that it need not be chosen again because of something else in the form. A
 * picture that does not fit its place is cropped to its middle, which the page says once.
 */
export async function keepPictures(
  context: Pick<RequestContext, 'database' | 'files' | 'pictures' | 'viewer' | 'clientAddress'>,
  form: FormData,
): Promise<{ kept: KeptPictures; errors: PictureErrors }> {
  const kept: KeptPictures = {}
  const errors: PictureErrors = {}
  const sender = context.viewer?.id ?? `of ${networkOf(context.clientAddress)}`
  for (const slot of slotNames) {
    const picture = await pictureOf(context, sender, form, pictureField(slot), { size: slots[slot] })
    if (picture?.ok) {
      kept[slot] = await keep(context, slot, picture)
      if (!fits(kept[slot], slot)) errors[slot] = 'size'
      continue
    }
    const before = await findKept(context.database, slot, keptName(form, slot))
    if (before) kept[slot] = before
    if (picture || !before) errors[slot] = picture ? picture.problem : 'missing'
  }
  return { kept, errors }
}

const keptName = (form: FormData, slot: Slot) => textIn(form, keptField(slot)).split(' ')[0] ?? ''

/** What tells the pictures of a form from others: of a chosen file its content, else the name of the kept one. */
export const picturesIn = (form: FormData): Promise<string[]> =>
  Promise.all(
    slotNames.map(async (slot) => {
      const file = fileIn(form, pictureField(slot), largestPicture)
      if (file === 'large') return file
      if (file === 'none' || file.size === 0) return keptName(form, slot)
      return createHash('sha256')
        .update(await file.bytes())
        .digest('hex')
    }),
  )

/** First the row: what is in the store without a campaign is deleted in time. */
async function keep(
  { database, files }: Pick<RequestContext, 'database' | 'files'>,
  slot: Slot,
  { bytes, contentType, source = slots[slot] }: Extract<ReadPicture, { ok: true }>,
): Promise<KeptPicture> {
  const { width, height } = source
  const name = randomBytes(16).toString('hex')
  await database.insert(campaignPicture).values({ name, slot, width, height })
  await files.put(keyOf(name), bytes, contentType)
  return { name, width, height }
}

async function findKept(database: Database, slot: Slot, name: string): Promise<KeptPicture | null> {
  if (!name) return null
  const { width, height, campaignId } = campaignPicture
  const [row] = await database
    .select({ name: campaignPicture.name, width, height })
    .from(campaignPicture)
    .where(and(eq(campaignPicture.name, name), eq(campaignPicture.slot, slot), isNull(campaignId)))
  return row ?? null
}

/** Every day: deletes the pictures of forms that were never taken. */
export const deleteUnusedScenes = defineJob({
  name: 'delete-unused-scenes',
  isMessage: false,
  payload: z.object({}),
  run: (_, { database }: { database: Database }) =>
    database.transaction(async (tx) => {
      const { rows } = await tx.execute<{ name: string }>(sql`
        delete from campaign_picture where campaign_id is null and created_at < now() - interval '2 days'
        returning name`)
      if (rows.length > 0) await enqueue(tx, deleteFiles, { keys: rows.map(({ name }) => keyOf(name)) })
    }),
})
