/** Why somebody comes back from Google or Facebook, or from a form, to /login, as far as they can do something about it. */
const known = ['account_not_linked', 'too_many', 'session_ended', 'failed'] as const

export type SocialProblem = (typeof known)[number]

/** @param error as the address has it */
export const socialProblem = (error: string | null): SocialProblem | null =>
  error ? (known.find((problem) => problem === error) ?? 'failed') : null
