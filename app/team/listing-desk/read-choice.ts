import { textIn } from '../../ground/forms/typed.ts'
import { rowNumber } from '../../ground/query/fields.ts'
import { longestText } from '../../market/approval/cases.ts'

/** The boxes of the listings. */
export const listingField = 'listing'
export const deskDecisions = ['hide', 'merge'] as const

/** What can be wrong with a choice: of listings, or of the reason for hiding them. */
export type ChoiceProblem = 'none' | 'missing' | 'long' | 'two'

/** The ticked listings and what is to be done with them. Undefined: there is no such decision. */
export function readChoice(form: FormData) {
  const chosen = [...new Set(form.getAll(listingField).map((value) => rowNumber(String(value))))].filter(
    Boolean,
  )
  const decision = deskDecisions.find((one) => one === form.get('decision'))
  return { chosen, decision, reason: textIn(form, 'reason') }
}

/** The first thing that is wrong with a choice; null if it can be done. */
export function problemOf({ chosen, decision, reason }: ReturnType<typeof readChoice>): ChoiceProblem | null {
  if (chosen.length === 0) return 'none'
  if (decision === 'merge') return chosen.length === 2 ? null : 'two'
  if (!reason) return 'missing'
  return reason.length > longestText ? 'long' : null
}
