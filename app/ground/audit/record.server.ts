import type { Database } from '../db/client.server.ts'
import type { AuditedRoom } from './audited.ts'
import { audit, type Change, type Changes } from './tables.server.ts'

type ActionOf<Room extends AuditedRoom> = keyof Room['actions'] & string

/** What a room writes down: one of the actions that it declares, with some of that action's fields. */
export type Decision<Room extends AuditedRoom, Action extends ActionOf<Room> = ActionOf<Room>> = {
  /** Null: the site itself. */
  actorId: string | null
  action: Action
  subject: { kind: string; id: string }
  changes: Readonly<Partial<Record<keyof Room['actions'][Action]['fields'], Change>>>
}

/** Writes down who decided what, inside the transaction that does it. Ids, differences and reasons, no personal data. */
export const record = <Room extends AuditedRoom, Action extends ActionOf<Room>>(
  tx: Database,
  room: Room,
  decision: Decision<Room, Action>,
): Promise<void> => recordAll(tx, room, [decision])

const mostAtOnce = 1_000 // rows of one statement

/** The same of many, in their order. */
export async function recordAll<Room extends AuditedRoom, Action extends ActionOf<Room>>(
  tx: Database,
  { actions }: Room,
  decisions: readonly Decision<Room, Action>[],
): Promise<void> {
  const rows = decisions.map(({ actorId, action, subject, changes }) => {
    if (!Object.hasOwn(actions, action)) throw new Error(`The audit has no words for ${action}`)
    return {
      actorId,
      action,
      subjectKind: subject.kind,
      subjectId: subject.id,
      changes: changes as Changes,
    }
  })
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
