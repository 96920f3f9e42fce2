import { oneOf } from '../../../ground/query/fields.ts'
import { defineQuery } from '../../../ground/query/query.ts'

/**
 * Why an order can't be paid by PayPal now. `way`: its seller can't be paid by it. `site`: PayPal does not accept the
 * site. `unreached`: it did not answer.
 */
const startProblems = ['way', 'site', 'unreached'] as const
export type StartProblem = (typeof startProblems)[number]

/** @param problem of the buyer who has just ordered */
export const orderQuery = defineQuery({ problem: oneOf(startProblems) })
