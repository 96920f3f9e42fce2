import type { ItemProblems, ItemValues } from './field.ts'

/** What was sent and is not saved, and why. */
export type UnsavedItem = {
  readonly written: ItemValues
  /** The version that its writer has seen. */
  readonly version: string
  /** Under which their browser keeps it. */
  readonly kept: string
} & (
  | { readonly outcome: 'wrong'; readonly problems: ItemProblems }
  | { readonly outcome: 'stale'; readonly theirs: ItemValues | null }
)
