import { textIn } from '../../../ground/forms/typed.ts'
import { bulkDecisions } from '../../../market/approval/cases.ts'

/** The boxes of the cases, `12 3` for the third version of the twelfth. */
export const caseField = 'case'
/** The number of the decision that is to be undone. */
export const undoField = 'undo'

/** The chosen cases, the decision and the reason. Undefined: there is no such decision. */
export function readBulkForm(form: FormData) {
  const chosen = new Map(
    form.getAll(caseField).flatMap((value) => {
      const [, caseId, version] = /^(\d{1,15}) (\d{1,9})$/.exec(String(value)) ?? []
      return caseId ? [[Number(caseId), Number(version)]] : []
    }),
  )
  return {
    chosen: [...chosen].map(([caseId, version]) => ({ caseId, version })),
    decision: bulkDecisions.find((one) => one === form.get('decision')),
    reason: textIn(form, 'reason'),
  }
}
