import type { Database } from '../db/client.server.ts'
import type { Actions } from '../../registry/audited.server.ts'
import { audit, type Change, type Changes } from './tables.server.ts'

export type Decision<Action extends keyof Actions> = {
  /** Null: the site itself. */
  actorId: string | null
  /** A noun: `verification`. It and its fields have words in the `audited.server.ts` of the room. */
  action: Action
  subject: { kind: string; id: string }
  changes: Readonly<Partial<Record<keyof Actions[Action]['fields'], Change>>>
}

/** Writes down who decided what, inside the transaction that does it. Ids, differences and reasons, no personal data. */
export const record = <Action extends keyof Actions>(
  tx: Database,
  decision: Decision<Action>,
): Promise<void> => recordAll(tx, [decision])

const mostAtOnce = 1_000 // rows of one statement

/** The same of many, in their order. */
export async function recordAll<Action extends keyof Actions>(
  tx: Database,
  decisions: readonly Decision<Action>[],
): Promise<void> {
  const rows = decisions.map(({ subject, changes, ...rest }) => ({
    ...rest,
    subjectKind: subject.kind,
    subjectId: subject.id,
    changes: changes as Changes,
  }))
  for (let at = 0; at < rows.length; at += mostAtOnce)
    await tx.insert(audit).values(rows.slice(at, at + mostAtOnce))
}

/** The fields of some settings that are no longer as they were, before and after. */
export function differing<Name extends string>(
  before: Readonly<Record<Name, unknown>>,
  after: Readonly<Record<Name, unknown>>,
): Partial<Record<Name, Change>> {
  const names = Object.keys(after) as Name[]
  return Object.fromEntries(
    names
      .filter((name) => before[name] !== after[name])
      .map((name): [Name, Change] => [name, [String(before[name]), String(after[name])]]),
  ) as Partial<Record<Name, Change>>
}
