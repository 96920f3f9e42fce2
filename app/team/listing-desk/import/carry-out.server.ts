import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Decision, record, recordAll } from '../../../ground/audit/record.server.ts'
import { listingsAudited } from '../audited.server.ts'
import { addRevision, lockRevisions } from '../../../ground/audit/revisions.server.ts'
import { areaOf, teamOf } from '../../../directory/known-areas.ts'
import { saveFacts, saveListing } from '../../../directory/save-listing.server.ts'
import type { JobTools } from '../../../ground/request/request-context.ts'
import { typedOfFacts } from '../../../market/create-listing/form/write-form.server.ts'
import { newRef } from '../../../market/create-listing/new-ref.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { defineJob, enqueue } from '../../../ground/db/jobs.server.ts'
import type { AnyArea } from '../../../directory/area.ts'

import { deleteFiles } from '../../../ground/files/delete-files.server.ts'
import { tellLive } from '../../../ground/live/tell-live.server.ts'
import { listingImport, listingKey } from '../tables.server.ts'
import type { Step } from './judge-row.server.ts'
import { askToTellOwners, type ImportedListing } from './tell-owners.server.ts'
import { fileOf, planFile, readFile, toldOf } from './try-import.server.ts'

/** Writes all listings of an import, or none. */
export const carryOutImport = defineJob({
  name: 'carry-out-import',
  isMessage: false,
  payload: z.object({ id: z.uuid() }),
  async run({ id }, { database, files, demo }: Pick<JobTools, 'database' | 'files' | 'demo'>) {
    await noteBeginning(database, id)
    await database.transaction((tx) => carryOut(tx, { files, demo }, id))
  },
})

/** Outside of the transaction: it stays when the process dies, and says that there was an attempt before. */
const noteBeginning = (database: Database, id: string) =>
  database
    .update(listingImport)
    .set({ begun: sql`begun + 1`, begunAt: sql`now()` })
    .where(and(eq(listingImport.id, id), eq(listingImport.state, 'asked')))

/**
 * Starts an import as its trial showed it.
 * @returns false if it was tried again since, is under way already, or has faulty rows or no changes
 */
export async function askFor(
  tx: Database,
  { id, plan, adminId }: { id: string; plan: string; adminId: string },
): Promise<boolean> {
  const requested = await tx
    .update(listingImport)
    .set({ state: 'asked', outdated: false, askedBy: adminId, begun: 0, begunAt: null })
    .where(
      and(
        eq(listingImport.id, id),
        eq(listingImport.state, 'tried'),
        eq(listingImport.plan, plan),
        sql`(counts ->> 'faulty')::int = 0 and (counts ->> 'new')::int + (counts ->> 'changed')::int > 0`,
      ),
    )
    .returning({ id: listingImport.id })
  if (requested.length > 0) await enqueue(tx, carryOutImport, { id })
  return requested.length > 0
}

async function carryOut(tx: Database, { files, demo }: Pick<JobTools, 'files' | 'demo'>, id: string) {
  const isImport = eq(listingImport.id, id)
  const [importRow] = await tx
    .select()
    .from(listingImport)
    .where(and(isImport, eq(listingImport.state, 'asked')))
    .for('update')
  const area = areaOf(importRow?.kind)
  if (!importRow?.askedBy || !area) return
  const actorId = importRow.askedBy
  const ofTeam = teamOf(area.kind)
  if (ofTeam) await lockRevisions(tx)
  await tellLive(tx, [actorId], { type: 'import', id })
  const bytes = await readFile({ files }, importRow)
  const plan = bytes && (await planFile(tx, { area, bytes, isLocked: true, demo }))
  if (!plan || 'problem' in plan) return end(tx, id, 'failed')
  if (plan.digest !== importRow.plan) {
    await tx
      .update(listingImport)
      .set({ ...toldOf(plan), state: 'tried', outdated: true, triedAt: sql`now()` })
      .where(isImport)
    return
  }
  if (ofTeam) for (const step of plan.steps) await saveOfTeam(tx, area, step, { actorId, kind: ofTeam })
  else await saveOfOwners(tx, area, plan.steps, { id, actorId })
  await end(tx, id, 'done')
  await record(tx, listingsAudited, {
    actorId,
    action: 'listing-import',
    subject: { kind: 'import', id },
    changes: {
      directory: [null, area.kind],
      new: [null, String(plan.counts.new)],
      changed: [null, String(plan.counts.changed)],
    },
  })
}

/** Deletes the file. `failed`: it is missing or differs from the trial, or the area's columns have changed. */
async function end(tx: Database, id: string, state: 'done' | 'failed') {
  await tx
    .update(listingImport)
    .set({ state, endedAt: sql`now()` })
    .where(eq(listingImport.id, id))
  await enqueue(tx, deleteFiles, { keys: [fileOf(id)] })
}

/** Each change is logged, and each owner is notified once. */
async function saveOfOwners(
  tx: Database,
  area: AnyArea,
  steps: readonly Step[],
  { id, actorId }: { id: string; actorId: string },
) {
  const lines: Decision<typeof listingsAudited, 'listing-imported'>[] = []
  const saved: ImportedListing[] = []
  for (const step of steps) {
    const { ref } = await save(tx, area, step)
    lines.push({
      actorId,
      action: 'listing-imported',
      subject: { kind: area.kind, id: ref },
      changes: { ...step.changes, import: [null, id] },
    })
    if (step.ownerId && step.ownerId !== actorId)
      saved.push({ ownerId: step.ownerId, ref, title: step.facts.title })
  }
  await recordAll(tx, listingsAudited, lines)
  await askToTellOwners(tx, area, { id, saved })
}

/** As if the admin had used the form: with a history entry, and no longer marked as a sample. */
async function saveOfTeam(
  tx: Database,
  area: AnyArea,
  step: Step,
  { actorId, kind }: { actorId: string; kind: string },
) {
  const { ref } = await save(tx, area, step, { sample: false })
  const before = step.known && typedOfFacts(area, step.known.facts)
  const after = typedOfFacts(area, step.facts)
  await addRevision(tx, { actorId, kind, ref, part: 'facts', before, after })
}

async function save(
  tx: Database,
  area: AnyArea,
  { known, facts, ownerId, key }: Step,
  more: Parameters<typeof saveFacts>[3] = {},
) {
  const ref = known?.ref ?? (await newRef(tx, area))
  const listingId = known?.id ?? (await saveListing(tx, area, { ...facts, ref, ...(ownerId && { ownerId }) }))
  if (known) await saveFacts(tx, known, facts, more)
  if (key) await giveKey(tx, { listingId, kind: area.kind, key })
  return { ref }
}

/** The next import finds the listing by the key that it had before, too. */
async function giveKey(tx: Database, given: typeof listingKey.$inferInsert) {
  await tx.execute(sql`
    insert into earlier_listing_key (kind, key, listing_id)
    select kind, key, listing_id from listing_key where listing_id = ${given.listingId}
    on conflict (kind, key) do update set listing_id = excluded.listing_id`)
  await tx
    .insert(listingKey)
    .values(given)
    .onConflictDoUpdate({ target: listingKey.listingId, set: { key: given.key } })
}
