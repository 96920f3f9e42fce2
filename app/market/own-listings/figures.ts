export const daysOfFigures = 30

/** The last 30 days, including today. */
export type Figures = {
  /** By day. */
  readonly views: readonly number[]
  readonly contacts: number
  readonly favorites: number
  readonly booked: BookedFigures
}

/** What was asked for in these days, and what its owner made of it. */
export type BookedFigures = {
  readonly requests: number
  readonly confirmed: number
  /** By the owner. */
  readonly cancelled: number
  /** Half of the answers came within; null without any. */
  readonly answerHours: number | null
}
