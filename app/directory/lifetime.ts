import type { AnyArea } from './area.ts'

export const day = 24 * 60 * 60_000 // ms

/** When a listing that is made or renewed now expires; null: never. */
export const expiryOf = ({ lifetime }: Pick<AnyArea, 'lifetime'>, now: Date): Date | null =>
  lifetime === null ? null : new Date(now.getTime() + lifetime * day)
