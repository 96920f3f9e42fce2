import type { Database } from '../db/client.server.ts'
import { audit, type Changes } from './tables.server.ts'

export type Decision = {
  /** Null: the site itself. */
  actorId: string | null
  /** A noun: `verification`. */
  action: string
  subject: { kind: string; id: string }
  changes: Changes
}

/** Writes down who decided what, inside the transaction that does it. Ids, differences and reasons, no personal data. */
export const record = (tx: Database, decision: Decision): Promise<void> => recordAll(tx, [decision])

const mostAtOnce = 1_000 // rows of one statement

/** The same of many, in their order. */
export async function recordAll(tx: Database, decisions: readonly Decision[]): Promise<void> {
  const rows = decisions.map(({ subject: { kind, id }, ...rest }) => ({
    ...rest,
    subjectKind: kind,
    subjectId: id,
  }))
  for (let at = 0; at < rows.length; at += mostAtOnce)
    await tx.insert(audit).values(rows.slice(at, at + mostAtOnce))
}
