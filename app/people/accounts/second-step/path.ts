import { withNext } from '../next-address.ts'

/** The page that asks for the second step and then leads on to `next`. */
export const secondStepAddress = (next: string | null) => withNext('/second-step', next)

/** The page where it is set up, changed and turned off. */
export const secondStepSetting = '/account/second-step'
