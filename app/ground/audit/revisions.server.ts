import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/client.server.ts'
import { pageOf } from '../db/page-of.ts'
import { excerpt } from '../i18n/excerpt.ts'
import { revisionsAudited } from './revisions-audited.ts'
import { record } from './record.server.ts'
import { type Changes, contentRevision, type RevisedValues, type RevisedPart } from './tables.server.ts'

type Revision = Pick<typeof contentRevision.$inferInsert, 'actorId' | 'kind' | 'ref' | 'part'> & {
  before: RevisedValues | null
  after: RevisedValues | null
}

/** Serializes the few people who edit: no one overwrites a version that they have not seen. */
export const lockRevisions = (tx: Database) =>
  tx.execute(sql`lock table content_revision in share row exclusive mode`)

/** Stores the values before and after a change, in its transaction; nothing if they are equal. */
export async function addRevision(tx: Database, revision: Revision): Promise<void> {
  const { actorId, kind, ref, before, after } = revision
  const changes = changesOf(before, after)
  if (Object.keys(changes).length === 0) return
  await tx.insert(contentRevision).values(revision)
  await record(tx, revisionsAudited, {
    actorId,
    action: 'content',
    subject: { kind: 'content', id: `${kind}/${ref}` },
    changes,
  })
}

/** The changes in the form of the audit log. */
export const changesOf = (before: RevisedValues | null, after: RevisedValues | null): Changes =>
  Object.fromEntries(
    differences(before, after).map(({ name, was, is }) => [name, [was && excerpt(was), is && excerpt(is)]]),
  )

export type Difference = { readonly name: string; readonly was: string | null; readonly is: string | null }

/** The values before and after, by field. */
export function differences(before: RevisedValues | null, after: RevisedValues | null): Difference[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names]
    .map((name) => ({ name, was: textOf(before?.[name]), is: textOf(after?.[name]) }))
    .filter(({ was, is }) => was !== is)
}

const textOf = (value: RevisedValues[string] | undefined): string | null =>
  value === undefined ? null : typeof value === 'string' ? value : value.join(', ')

const perPage = 20

/**
 * What was changed, the latest first. @param of what names one item; empty: of all of the kind
 * @param after the number of the last line on the page before; 0: the first page
 */
export async function findHistory(
  database: Database,
  { kind, of, after }: { kind: string; of: string; after: number },
) {
  const rows = await database
    .select(columns)
    .from(contentRevision)
    .where(
      and(
        eq(contentRevision.kind, kind),
        of ? eq(contentRevision.ref, of) : undefined,
        after ? lt(contentRevision.id, after) : undefined,
      ),
    )
    .orderBy(desc(contentRevision.id))
    .limit(perPage + 1)
  const { page, end } = pageOf(rows, perPage)
  return { lines: page, next: end !== null }
}

/** One of an item, without a number the last one; null where that form of it has none. */
export async function findRevision(
  database: Database,
  { kind, ref, part, id }: { kind: string; ref: string; part: RevisedPart; id?: number },
) {
  const { id: number, kind: ofKind, ref: ofItem, part: by } = contentRevision
  const [found] = await database
    .select(columns)
    .from(contentRevision)
    .where(and(id ? eq(number, id) : undefined, eq(ofKind, kind), eq(ofItem, ref), eq(by, part)))
    .orderBy(desc(number))
    .limit(1)
  return found ?? null
}

const columns = {
  id: contentRevision.id,
  at: contentRevision.at,
  ref: contentRevision.ref,
  part: contentRevision.part,
  before: contentRevision.before,
  after: contentRevision.after,
  by: sql<string | null>`(select full_name from users where id = content_revision.actor_id)`,
  /** Whether it is the first of its item. */
  isFirst: sql<boolean>`not exists (
    select from content_revision earlier
    where earlier.kind = content_revision.kind and earlier.ref = content_revision.ref
      and earlier.id < content_revision.id)`,
}
