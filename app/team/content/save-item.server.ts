import { msg } from '@lingui/core/macro'
import { notFound } from '../../ground/request/not-found.ts'
import { addRevision, findRevision, lockRevisions } from '../../ground/audit/revisions.server.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { isSame, type ItemProblems, type ItemValues } from './field.ts'
import type { ContentKind } from './kind.ts'
import { takenIn } from './problems.server.ts'
import { isMoved, isSeen } from './version.server.ts'

export type Change = {
  readonly actorId: string
  /** Null: of a new item. */
  readonly ref: string | null
  /** The version that the writer saw (`versionOf`). */
  readonly version: string
}

/** `theirs`: what another person has written since, null: they have deleted it; nothing is saved then. */
type SaveOutcome =
  | { readonly ref: string }
  | { readonly theirs: ItemValues | null; readonly written: ItemValues }
  | { readonly problems: ItemProblems }

/** Saves the valid values of an item. Throws 404 if there never was one. */
export function saveItem(
  context: RequestContext,
  kind: ContentKind,
  { written: given, ...change }: Change & { written: ItemValues },
): Promise<SaveOutcome> {
  const { actorId, ref, version } = change
  return context.database.transaction(async (tx) => {
    await lockRevisions(tx)
    const before = ref === null ? null : await kind.read(tx, ref)
    const written = asWritten(kind, before, { written: given, version })
    if (isSame(before, written) && ref !== null) return { ref }
    if (!isSeen(before, version, { place: isMoved(given, version) })) return { theirs: before, written }
    if (ref === null && written.slug && (await kind.read(tx, written.slug)))
      return { problems: { slug: i18nOf(context.language)._(msg`This name is already used.`) } }
    const problems = await takenIn({ ...context, database: tx }, kind, { ref, written })
    if (Object.keys(problems).length > 0) return { problems }
    if (ref !== null && !before && !(await findDeletion(tx, kind, ref))) throw notFound()
    const { saved, after } = await writeItem(tx, context, { kind, ref, written })
    if (!isSame(before, after)) await addRevision(tx, { actorId, kind: kind.name, ref: saved, before, after })
    return { ref: saved }
  })
}

/** Writes an item. Throws if the item is missing afterwards, so that no one reads that it was saved. */
export async function writeItem(
  tx: Database,
  context: RequestContext,
  { kind, ref, written }: { kind: ContentKind; ref: string | null; written: ItemValues },
) {
  const saved = await kind.write(tx, context, ref, written)
  const after = await kind.read(tx, saved)
  if (!after) throw new Error(`Nothing was written of ${kind.name}/${saved}`)
  return { saved, after }
}

/** What was written once stays as it is, and what its writer has not moved stays where it is by now. */
export function asWritten(
  { fields }: Pick<ContentKind, 'fields'>,
  before: ItemValues | null,
  { written, version }: { written: ItemValues; version: string },
): ItemValues {
  if (!before) return written
  const kept = Object.keys(fields).filter(
    (name) => fields[name]!.fixed || (name === 'position' && !isMoved(written, version)),
  )
  return { ...written, ...Object.fromEntries(kept.map((name) => [name, before[name] ?? ''])) }
}

/** The change that has taken an item away; null where it is there, or never was. */
export async function findDeletion(database: Database, kind: Pick<ContentKind, 'name'>, ref: string) {
  const last = await findRevision(database, { kind: kind.name, ref, part: 'item' })
  return last && last.after === null ? last : null
}
