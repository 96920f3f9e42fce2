import type { Language } from '../ground/i18n/languages.ts'
import { claimProofOf } from './claimable-kinds.ts'

export const postKinds = ['offer', 'news'] as const
export type PostKind = (typeof postKinds)[number]

/** An offer, or news, on the page of a listing. */
export type Post = {
  readonly id: number
  readonly kind: PostKind
  readonly title: string
  readonly text: string
  /** The address of a picture. */
  readonly photo: string | null
  readonly lang: Language
  readonly createdAt: Date
  readonly endsAt: Date
}

/** Businesses and offices have posts: what is claimed. */
export const hasPosts = (kind: string) => claimProofOf(kind) !== undefined

export const mostPosts = 10

/** Of a post on the page of its listing. */
export const postId = (id: number | string) => `post-${id}`
