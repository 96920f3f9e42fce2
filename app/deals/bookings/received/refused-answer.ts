import type { BookQuery } from '../book/wish-of.ts'

export type RefusedAnswer = {
  readonly problem: string
  readonly move: string
  readonly words: string
  readonly proposal: BookQuery
}
