import type { SentPictureProblem } from '../../ground/forms/picture-of.server.ts'

export type VerificationStatus = 'draft' | 'pending' | 'approved' | 'refused'

/** The two pictures, by field name. */
export const idPictures = ['idPhoto', 'selfie'] as const
export type IdPicture = (typeof idPictures)[number]

/** What a user may know of their own verification. */
export type OwnVerification = {
  readonly status: VerificationStatus | null
  /** The reason of a refusal, as the admin wrote it. */
  readonly reason: string | null
  /** Pictures that were sent for the next request. Only admins can see them. */
  readonly chosen: Readonly<Record<IdPicture, boolean>>
}

/** What is wrong with a picture: `missing` if it is required, otherwise why it was refused. */
export type IdPictureErrors = Partial<Record<IdPicture, 'missing' | SentPictureProblem>>
