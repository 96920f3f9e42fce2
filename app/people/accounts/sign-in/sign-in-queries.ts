import { present, readBy, text } from '../../../ground/query/fields.ts'
import { defineQuery } from '../../../ground/query/query.ts'
import { nextAddress } from '../next-address.ts'
import { socialProblem } from './social-problem.ts'

/** Where a visitor goes on after signing in. */
export const nextField = readBy(nextAddress)
export const nextQuery = defineQuery({ next: nextField })

/** `error`: why Google or Facebook sent the user back. */
export const loginQuery = defineQuery({ next: nextField, error: readBy(socialProblem) })

/** `token`: from a mailed link. */
export const tokenQuery = defineQuery({ token: present(text(500)) })
