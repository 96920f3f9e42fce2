/** Advertising credit in US dollars for each reason, earned once. */
export const creditFor = { profile: 5, verification: 5 } as const
export type CreditReason = keyof typeof creditFor
