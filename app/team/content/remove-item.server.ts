import { notFound } from '../../ground/request/not-found.ts'
import { addRevision, lockRevisions } from '../../ground/audit/revisions.server.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { ItemValues } from './field.ts'
import type { ContentKind } from './kind.ts'
import { formFieldsOf } from './form-fields.server.ts'
import { problemsOf, takenIn } from './problems.server.ts'
import { type Change, findDeletion, writeItem } from './save-item.server.ts'
import { isSeen } from './version.server.ts'

export type RemovableKind = ContentKind & Required<Pick<ContentKind, 'remove'>>

/**
 * Deletes an item; its history stays, and can restore it. Returns false if the item has changed since its writer saw
 * it: then it stays. Throws 404 if there never was one.
 */
export function removeItem(
  { database }: Pick<RequestContext, 'database'>,
  kind: RemovableKind,
  { actorId, ref, version }: Change & { ref: string },
): Promise<boolean> {
  return database.transaction(async (tx) => {
    await lockRevisions(tx)
    const before = await kind.read(tx, ref)
    if (!before && !(await findDeletion(tx, kind, ref))) throw notFound()
    if (!before) return true
    if (!isSeen(before, version, { place: false })) return false
    await kind.remove(tx, ref)
    await addRevision(tx, { actorId, kind: kind.name, ref, before, after: null })
    return true
  })
}

/**
 * Brings back what was deleted, under its name and in its place. Where it is there, nothing is to be done.
 * @returns whether it is there now; where something is wrong with it by now, it is not
 */
export function restoreItem(
  context: RequestContext,
  kind: ContentKind,
  { actorId, ref }: Pick<Change, 'actorId'> & { ref: string },
): Promise<boolean> {
  return context.database.transaction(async (tx) => {
    await lockRevisions(tx)
    if (await kind.read(tx, ref)) return true
    const deletion = await findDeletion(tx, kind, ref)
    if (!deletion) return false
    const written = deletion.before as ItemValues
    const inside = { ...context, database: tx }
    const fields = await formFieldsOf(inside, kind)
    const problems = {
      ...(await problemsOf(inside, { kind, fields, written })),
      ...(await takenIn(inside, kind, { ref, written })),
    }
    if (Object.keys(problems).length > 0) return false
    const { after } = await writeItem(tx, inside, { kind, ref, written })
    await addRevision(tx, { actorId, kind: kind.name, ref, before: null, after })
    return true
  })
}
