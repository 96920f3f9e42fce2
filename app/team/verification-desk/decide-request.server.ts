import type { Database } from '../../ground/db/client.server.ts'
import { earnDueCredit } from '../../people/profile/earn-due-credit.server.ts'
import { decide, type Decision } from '../../people/verification/decide.server.ts'

/** @returns whether it was decided now: of two admins, the first decides, and none about their own ID */
export const decideRequest = (
  database: Database,
  { userId, demo, ...decision }: Decision & { userId: string; demo: boolean },
): Promise<boolean> =>
  database.transaction(async (tx) => {
    if (userId === decision.adminId || !(await decide(tx, decision))) return false
    await earnDueCredit(tx, userId, { demo, approved: decision.refusal === null ? decision.requestId : null })
    return true
  })
