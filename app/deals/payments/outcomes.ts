/**
 * How it went for a seller who comes back from PayPal. `old`: a later attempt, or none; `unable`: no payments can reach
 * it yet; `refused`: PayPal does not accept the site.
 */
export const outcomes = ['connected', 'old', 'waiting', 'unable', 'unreached', 'refused'] as const
export type Outcome = (typeof outcomes)[number]
