import type { SentPictureProblem } from '../../ground/forms/picture-of.server.ts'

export type VerificationStatus = 'draft' | 'pending' | 'approved' | 'refused'

/** The two pictures, by the names of their fields. */
export const idPictures = ['idPhoto', 'selfie'] as const
export type IdPicture = (typeof idPictures)[number]

/** What somebody may know of their own verification. */
export type OwnVerification = {
  readonly status: VerificationStatus | null
  /** Of a refusal, as whoever looked wrote it. */
  readonly reason: string | null
  /** The pictures that are there for the next attempt. Nobody but admins sees them again. */
  readonly chosen: Readonly<Record<IdPicture, boolean>>
}

/** What is wrong with a picture: `missing` where it is asked for, else why it could not be taken. */
export type IdPictureErrors = Partial<Record<IdPicture, 'missing' | SentPictureProblem>>
