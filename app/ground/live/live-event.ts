/** Something that happened, as it goes over the line. Events may arrive twice and out of order, none is left out. */
export type LiveEvent = {
  /** Grows with time: a returning client sends the last one. */
  readonly position: number
  readonly type: string
  readonly id: string
}

/** What the server says on a line after all that the browser did not have. */
export type LineStart = {
  readonly position: number
  /** Whether that was all; else anything may have happened. */
  readonly isWhole: boolean
}

export const liveAddress = '/live'
/** How often the server says that the line is alive, in ms. */
export const beatEvery = 20_000
/** How long the server keeps events, in ms. */
export const keptFor = 60 * 60_000
