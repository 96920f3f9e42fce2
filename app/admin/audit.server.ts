import type { Database } from '../db/client.server.ts'
import { audit, type Changes } from './tables.server.ts'

type Decision = {
  /** Null: the site itself. */
  actorId: string | null
  /** A noun: `verification`. */
  action: string
  subject: { kind: string; id: string }
  changes: Changes
}

/** Writes down who decided what, inside the transaction that does it. Ids, differences and reasons, no personal data. */
export async function record(tx: Database, { actorId, action, subject, changes }: Decision): Promise<void> {
  await tx
    .insert(audit)
    .values({ actorId, action, subjectKind: subject.kind, subjectId: subject.id, changes })
}
