/** How it went for a seller who has come back from PayPal. `unable`: the account can't receive payments yet. */
export const outcomes = ['connected', 'waiting', 'unable', 'unreached'] as const
export type Outcome = (typeof outcomes)[number]
