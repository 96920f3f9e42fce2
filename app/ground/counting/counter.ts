import type { SQL } from 'drizzle-orm'

/** What is counted by day of each of its subjects. */
export type Counter = {
  /** Stored with every count, so it must not change. */
  readonly name: string
  /**
   * Whether an act of an account (null: of a guest) on a subject counts: the subject exists, and someone else owns it.
   * Asked when counts are written. Without it everything counts.
   */
  readonly condition?: (subject: SQL, by: SQL) => SQL
}

/** Something that was counted so often. */
export type Tally = { readonly counter: Counter; readonly subject: string; readonly times: number }
