import type { SentPictureProblem } from '../../../ground/forms/picture-of.server.ts'

/** Why a picture was refused. `missing`: none was chosen, `failed`: it did not reach the server. */
export type ChangeProblem = SentPictureProblem | 'missing' | 'failed'

/** The name of the button that removes the picture. */
export const removalButton = 'remove'

/** Side length in pixels: twice the size shown. */
export const pictureSize = 512
