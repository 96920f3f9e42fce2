import { eq } from 'drizzle-orm'
import type { Viewer } from '../../ground/request/viewer.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { type Decision, decisionsOn } from '../../market/approval/cases.ts'
import { lockCase } from './lock-case.server.ts'
import { mayDecide } from './may-decide.server.ts'
import type { Case } from '../../market/approval/tables.server.ts'
import { pendingCase } from './tables.server.ts'

export type DecisionRequest = {
  caseId: number
  /** The version that the member of staff has read. */
  version: number
  staff: Pick<Viewer, 'id' | 'role' | 'colleagueOf'>
  decision: Decision
}

/**
 * Locks a case until the transaction ends; null if it is no longer as the decider has read it, if someone else has
 * decided it, or if it is not theirs to decide.
 */
export async function lockDecidable(
  tx: Database,
  { caseId, version, staff, decision }: DecisionRequest,
): Promise<Case | null> {
  const found = await lockCase(tx, caseId)
  if (!found || found.version !== version || !decisionsOn(found).includes(decision)) return null
  const isPending = (await tx.$count(pendingCase, eq(pendingCase.caseId, caseId))) > 0
  return !isPending && (await mayDecide(tx, found, staff)) ? found : null
}
