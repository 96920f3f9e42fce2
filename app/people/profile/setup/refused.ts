import type { IdPictureErrors, OwnVerification } from '../../verification/verification.ts'
import type { ProfileErrors, ProfileFields } from '../profile-fields.ts'

/** Why nothing was saved, with what was typed. */
export type RefusedProfile = {
  readonly written: ProfileFields
  /** What the form began with; empty where that is unknown. */
  readonly seen: string
  readonly errors: ProfileErrors
  readonly pictureErrors: IdPictureErrors
  /** Pictures that were accepted and need not be chosen again. */
  readonly chosen: OwnVerification['chosen'] | null
  /** `failed`: the form did not reach the server. */
  readonly problem: 'failed' | null
}

/** The hidden field with the values that the form began with. */
export const seenField = 'seen'

/** The button that submits the ID for verification; the other one only saves. */
export const verificationButton = 'verification'
export const asksForVerification = (form: FormData) => form.has(verificationButton)

export const isEmpty = (errors: object) => Object.keys(errors).length === 0
