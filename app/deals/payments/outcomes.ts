/** How it went for a seller who comes back from PayPal. `old`: a later attempt, or none; `unable`: no payments can reach it yet. */
export const outcomes = ['connected', 'old', 'waiting', 'unable', 'unreached'] as const
export type Outcome = (typeof outcomes)[number]
