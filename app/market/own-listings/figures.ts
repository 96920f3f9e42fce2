export const daysOfFigures = 30

/** The last 30 days, including today. */
export type Figures = {
  /** By day. */
  readonly views: readonly number[]
  readonly contacts: number
  readonly favorites: number
}
