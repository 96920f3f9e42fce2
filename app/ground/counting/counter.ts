import type { SQL } from 'drizzle-orm'

/** What is counted by day of each of its subjects. */
export type Counter = {
  /** Stored with every count, so it must not change. */
  readonly name: string
  /**
   * Of a subject and the account that did it (null: nobody who is signed in) whether that counts: there is such a
   * subject, and its owner is another. Asked when counts are written. Without it everything counts.
   */
  readonly condition?: (subject: SQL, by: SQL) => SQL
}

/** Something that was counted so often. */
export type Tally = { readonly counter: Counter; readonly subject: string; readonly times: number }
