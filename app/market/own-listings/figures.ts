export const daysOfFigures = 30

/** Of the last 30 days, of which the last is today. */
export type Figures = {
  /** By day. */
  readonly views: readonly number[]
  readonly contacts: number
  readonly favorites: number
}
