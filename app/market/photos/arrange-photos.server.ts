import { sql } from 'drizzle-orm'
import { lineIn, sentIn } from '../../ground/forms/typed.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { declarePhoto } from './declare-photo.server.ts'
import { deleteFromDrafts } from './delete-unused.server.ts'
import { altField, fields, type RefusedFile } from './photos.ts'
import type { PhotoContext } from './store-photo.server.ts'
import { takePhoto, takeWholePhoto } from './take-photo.server.ts'
import { writesDraft } from './writes-draft.server.ts'

/**
 * Does what a form says about the pictures of a draft: what they show, their order, one to be removed, one to be looked
 * at again, and files to be added. What it does not name stays; what a file is refused for is kept with it. A draft of others is left alone.
 * @returns the files that are refused, in their order
 */
export async function receivePhotoForm(
  context: PhotoContext,
  viewer: { readonly id: string },
  draftId: string,
  form: FormData,
): Promise<readonly RefusedFile[]> {
  const ids = await context.database.transaction(async (tx) => {
    const ids = await lockPhotos(tx, draftId, viewer.id)
    await saveAlts(tx, ids, form)
    await saveOrder(tx, ids, orderOf(ids, form))
    for (const removed of form.getAll(fields.remove))
      if (ids.includes(String(removed))) await deleteFromDrafts(tx, sql`id = ${removed}`)
    return ids
  })
  for (const retried of form.getAll(fields.retry))
    if (ids.includes(String(retried))) await takeWholePhoto(context, viewer.id, String(retried))
  const refused: RefusedFile[] = []
  for (const file of form.getAll(fields.files)) {
    if (!(file instanceof File) || file.size === 0) continue
    const problem = await add(file)
    if (problem) refused.push({ name: file.name, problem })
  }
  return refused

  async function add(file: File): Promise<RefusedFile['problem'] | null> {
    const { name, type, size } = file
    const id = crypto.randomUUID()
    const outcome = await declarePhoto(context.database, viewer.id, { id, draftId, name, type, size })
    if ('refused' in outcome) return outcome.refused === 'often' ? 'often' : null
    const { problem } = outcome.photo
    return problem ?? (await takePhoto(context, viewer.id, { id, type, bytes: await file.bytes() }))
  }
}

/** Two forms about one draft at once: the second waits. */
async function lockPhotos(tx: Database, draftId: string, ownerId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select draft_photo.id from draft_photo join draft on draft.id = draft_id
    where draft_id = ${draftId} and ${writesDraft(ownerId)}
    order by position, draft_photo.id for no key update`)
  return rows.map(({ id }) => id)
}

async function saveAlts(tx: Database, ids: readonly string[], form: FormData) {
  for (const id of ids) {
    if (!form.has(altField(id))) continue
    const said = lineIn(form, altField(id))
    await tx.execute(sql`update draft_photo set alt = ${said} where id = ${id} and alt <> ${said}`)
  }
}

/** The order sent by the browser, or the current one with one picture moved by a button. */
function orderOf(ids: readonly string[], form: FormData): readonly string[] {
  const whole = sentIn(form, fields.order).split(',')
  if (form.has(fields.order)) return [...new Set([...whole.filter((id) => ids.includes(id)), ...ids])]
  const [id = '', place] = sentIn(form, fields.move).split(' ')
  const others = ids.filter((one) => one !== id)
  return others.length < ids.length ? others.toSpliced(Math.max(0, Number(place) || 0), 0, id) : ids
}

async function saveOrder(tx: Database, before: readonly string[], order: readonly string[]) {
  if (order.every((id, position) => id === before[position])) return
  for (const [position, id] of order.entries())
    await tx.execute(sql`update draft_photo set position = ${position} where id = ${id}`)
}
