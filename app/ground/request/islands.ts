export const islands = ['saipan', 'tinian', 'rota'] as const
export type Island = (typeof islands)[number]
/** A visitor's choice in the preferences: one island, or all. */
export type IslandChoice = Island | 'all'
