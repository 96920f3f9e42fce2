import { and, desc, eq, lt } from 'drizzle-orm'
import { users } from '../accounts/tables.server.ts'
import { record } from '../admin/audit.server.ts'
import type { Database } from '../db/client.server.ts'
import { excerpt } from '../moderation/excerpt.ts'
import type { Written } from './field.ts'
import { contentRevision } from './tables.server.ts'

type Revision = Pick<typeof contentRevision.$inferInsert, 'actorId' | 'kind' | 'ref'> & {
  before: Written | null
  after: Written | null
}

/** Keeps what was there and what is, in the transaction that changes it. */
export async function addRevision(tx: Database, revision: Revision): Promise<void> {
  const { actorId, kind, ref, before, after } = revision
  await tx.insert(contentRevision).values(revision)
  const changes = differences(before, after).map(({ name, was, is }) => {
    return [name, [was && excerpt(was), is && excerpt(is)]] as const
  })
  await record(tx, {
    ...{ actorId, action: 'content', subject: { kind: 'content', id: `${kind}/${ref}` } },
    changes: Object.fromEntries(changes),
  })
}

export type Difference = { readonly name: string; readonly was: string | null; readonly is: string | null }

/** By field what was written, and what is. */
export function differences(before: Written | null, after: Written | null): Difference[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names]
    .map((name) => ({ name, was: before?.[name] ?? null, is: after?.[name] ?? null }))
    .filter(({ was, is }) => was !== is)
}

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
    .leftJoin(users, eq(users.id, contentRevision.actorId))
    .where(
      and(
        eq(contentRevision.kind, kind),
        of ? eq(contentRevision.ref, of) : undefined,
        after ? lt(contentRevision.id, after) : undefined,
      ),
    )
    .orderBy(desc(contentRevision.id))
    .limit(perPage + 1)
  return { lines: rows.slice(0, perPage), next: rows.length > perPage }
}

/** One of an item; null where it has none of this number. */
export async function findRevision(
  database: Database,
  { kind, ref, id }: { kind: string; ref: string; id: number },
) {
  const { id: number, kind: ofKind, ref: ofItem } = contentRevision
  const [found] = await database
    .select(columns)
    .from(contentRevision)
    .leftJoin(users, eq(users.id, contentRevision.actorId))
    .where(and(eq(number, id), eq(ofKind, kind), eq(ofItem, ref)))
  return found ?? null
}

const columns = {
  id: contentRevision.id,
  at: contentRevision.at,
  ref: contentRevision.ref,
  before: contentRevision.before,
  after: contentRevision.after,
  by: users.fullName,
}
