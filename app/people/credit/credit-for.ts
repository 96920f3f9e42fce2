/** What advertising credit is earned for, in US dollars, once each. */
export const creditFor = { profile: 5, verification: 5 } as const
export type CreditReason = keyof typeof creditFor
