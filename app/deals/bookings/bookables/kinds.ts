export const kinds = ['stay', 'session', 'seat', 'visit'] as const
export type Kind = (typeof kinds)[number]
