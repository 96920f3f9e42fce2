import { languages, type Language } from '../../../ground/i18n/languages.ts'
import { line, oneOf, type Problems, required, text } from '../../../ground/forms/fields.ts'
import type { RefusedFile } from '../../photos/photos.ts'

export const mostPhotos = 5
export const starChoices = ['1', '2', '3', '4', '5'] as const

export const reviewFields = {
  rating: required(oneOf(starChoices, '')),
  title: line(100),
  comment: text(4_000),
  lang: oneOf(languages, ''),
}

/** What a review says. */
export type ReviewText = {
  readonly rating: number
  readonly title: string
  readonly comment: string
  readonly lang: Language
  /** Addresses of pictures. */
  readonly photos: readonly string[]
}
/** The same as it was typed: `rating` is empty where no stars were chosen. */
export type TypedReview = Omit<ReviewText, 'rating'> & { readonly rating: string }

/**
 * Why a review was not saved. `login`: no user is signed in. `gone`: the listing is. `own`: it is theirs. `stale`: they
 * have written or changed it elsewhere since. `deleted`: they have deleted it elsewhere. `same`: the text was used.
 */
export type ReviewProblem = 'login' | 'gone' | 'own' | 'unverified' | 'often' | 'stale' | 'deleted' | 'same'

/** The answer to a review that was not saved. */
export type RefusedReview = {
  readonly problem: ReviewProblem | null
  readonly errors: Problems<typeof reviewFields> | null
  /** The text has nothing but spaces. */
  readonly isBlank: boolean
  readonly refusedFiles: readonly RefusedFile[]
  readonly typed: TypedReview
  /** The version of the review that they have seen by now; 0: none. */
  readonly seen: number
}

/** Fields beside those of `reviewFields`. */
export const names = {
  seen: 'seen',
  delete: 'delete',
} as const
