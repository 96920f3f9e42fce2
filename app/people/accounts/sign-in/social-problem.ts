/** Problems that /login explains because the user can do something about them. */
const known = [
  'account_not_linked',
  'email_not_found',
  'too_many',
  'session_ended',
  'read_only',
  'failed',
] as const

export type SocialProblem = (typeof known)[number]

/** @param error from the address */
export const socialProblem = (error: string | null): SocialProblem | null =>
  error ? (known.find((problem) => problem === error) ?? 'failed') : null
