import type { QuestionKind } from './question-kinds.ts'
import type { QuestionText } from './tables.server.ts'

/** An author; the name is empty if the account was deleted. */
export type Person = {
  readonly name: string
  readonly village: string
  readonly island: string | null
  /** The address of their public profile; null if they have none. */
  readonly href: string | null
}
export type Answer = {
  readonly id: string
  readonly content: string
  /** Where it is not the page's. */
  readonly lang: string | null
  readonly author: Person
  /** How many years a local has lived on the islands; null for others. */
  readonly yearsOnIsland: number | null
  readonly createdAt: Date
  readonly upvotes: number
  readonly isAccepted: boolean
  readonly replies: readonly Answer[]
}
export type Thread = QuestionText & {
  readonly ref: string
  readonly href: string
  readonly lang: string | null
  readonly category: string
  readonly kind: QuestionKind | null
  readonly image: string | null
  readonly asker: Person
  readonly createdAt: Date
  readonly sample: boolean
  /** The accepted one first, then those with the most votes. */
  readonly answers: readonly Answer[]
}
