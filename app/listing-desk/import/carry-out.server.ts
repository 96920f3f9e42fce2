import { and, asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { record } from '../../admin/audit.server.ts'
import type { Changes } from '../../admin/tables.server.ts'
import { areas } from '../../areas/registry.ts'
import { saveWholeListing } from '../../areas/registry.server.ts'
import type { JobTools } from '../../context.ts'
import { newRef } from '../../create-listing/new-ref.server.ts'
import type { Database } from '../../db/client.server.ts'
import { defineJob, enqueue } from '../../db/jobs.server.ts'
import type { AnyArea } from '../../directory/area.ts'
import { photo } from '../../directory/tables.server.ts'
import { deleteFiles } from '../../files/delete-files.server.ts'
import { tellLive } from '../../live/tell-live.server.ts'
import { listingImport, listingKey } from '../tables.server.ts'
import type { Step } from './plan-import.server.ts'
import { fileOf, planFile, readFile, toldOf } from './try-import.server.ts'

/** Writes all listings of an import, or none. */
export const carryOutImport = defineJob({
  name: 'carry-out-import',
  payload: z.object({ id: z.uuid() }),
  run: ({ id }, { database, files }: Pick<JobTools, 'database' | 'files'>) =>
    database.transaction((tx) => carryOut(tx, files, id)),
})

/**
 * An admin asks for what they saw a trial tell. @returns whether it will be done: it was tried since then, is asked for
 * already, or has faulty rows, where not
 */
export async function askFor(
  tx: Database,
  { id, plan, adminId }: { id: string; plan: string; adminId: string },
): Promise<boolean> {
  const asked = await tx
    .update(listingImport)
    .set({ state: 'asked', outdated: false, askedBy: adminId })
    .where(
      and(
        ...[eq(listingImport.id, id), eq(listingImport.state, 'tried'), eq(listingImport.plan, plan)],
        sql`(counts ->> 'faulty')::int = 0 and (counts ->> 'new')::int + (counts ->> 'changed')::int > 0`,
      ),
    )
    .returning({ id: listingImport.id })
  if (asked.length > 0) await enqueue(tx, carryOutImport, { id })
  return asked.length > 0
}

async function carryOut(tx: Database, files: JobTools['files'], id: string) {
  const isIt = eq(listingImport.id, id)
  const [asked] = await tx
    .select()
    .from(listingImport)
    .where(and(isIt, eq(listingImport.state, 'asked')))
    .for('update')
  const area = areas.find(({ kind }) => kind === asked?.kind)
  if (!asked?.askedBy || !area) return
  const bytes = await readFile({ files }, asked)
  const plan = await planFile(tx, { area, bytes, isLocked: true })
  if ('problem' in plan)
    throw new Error(`the file of the import ${id} can't be read any more: ${plan.problem}`)
  await tellLive(tx, [asked.askedBy], { type: 'import', id })
  if (plan.digest !== asked.plan) {
    await tx
      .update(listingImport)
      .set({ ...toldOf(plan), state: 'tried', outdated: true, triedAt: sql`now()` })
      .where(isIt)
    return
  }
  for (const step of plan.steps) await save(tx, area, step)
  await tx
    .update(listingImport)
    .set({ state: 'done', doneAt: sql`now()` })
    .where(isIt)
  const changes: Changes = {
    directory: [null, area.kind],
    new: [null, String(plan.counts.new)],
    changed: [null, String(plan.counts.changed)],
  }
  await record(tx, {
    ...{ actorId: asked.askedBy, action: 'listing-import', changes },
    subject: { kind: 'import', id },
  })
  await enqueue(tx, deleteFiles, { keys: [fileOf(id)] })
}

/** A listing keeps its pictures: a table has none. */
async function save(tx: Database, area: AnyArea, { known, written, ownerId, key }: Step) {
  const photos = known
    ? await tx
        .select({ src: photo.src, alt: photo.alt })
        .from(photo)
        .where(eq(photo.listingId, known.id))
        .orderBy(asc(photo.position))
    : []
  const ref = known?.ref ?? (await newRef(tx, area))
  const owned = !known && ownerId ? { ownerId } : {}
  const listingId = await saveWholeListing(tx, area, { ...written, ...owned, ref, photos })
  if (key && key !== known?.key)
    await tx
      .insert(listingKey)
      .values({ listingId, kind: area.kind, key })
      .onConflictDoUpdate({ target: listingKey.listingId, set: { key } })
}
