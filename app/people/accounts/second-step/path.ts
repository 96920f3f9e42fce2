import { flag } from '../../../ground/query/fields.ts'
import { defineQuery } from '../../../ground/query/query.ts'
import { withNext } from '../next-address.ts'

/** The page that asks for the second step and then leads on to `next`. */
export const secondStepAddress = (next: string | null) => withNext('/second-step', next)

/** The page where it is set up, changed and turned off. */
export const secondStepSetting = '/account/second-step'
/** `done`: it was just set up, and the page with the recovery codes was perhaps never seen. */
export const secondStepQuery = defineQuery({ done: flag('1') })
