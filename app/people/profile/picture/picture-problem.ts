import type { SentPictureProblem } from '../../../ground/forms/picture-of.server.ts'

/** Why a picture was not taken. `missing`: none was chosen, `failed`: it did not reach us. */
export type ChangeProblem = SentPictureProblem | 'missing' | 'failed'

/** The button that takes the picture away. */
export const removalButton = 'remove'

/** Of a side, in pixels: twice what it is shown at. */
export const pictureSize = 512
