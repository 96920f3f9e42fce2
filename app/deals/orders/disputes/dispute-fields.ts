import { text } from '../../../ground/forms/fields.ts'
import type { SentPictureProblem } from '../../../ground/forms/picture-of.server.ts'

export const disputeFields = { text: text(4_000) }
/** Of one post. */
export const mostPhotos = 5

export type PhotosProblem = SentPictureProblem | 'many'

/** The answer to what was written and not kept. */
export type RefusedPost = {
  readonly text: string
  readonly textProblem: 'missing' | 'tooLong' | null
  readonly photosProblem: PhotosProblem | null
  /** Photos were chosen, which a browser without scripts has forgotten. */
  readonly hadPhotos: boolean
}
