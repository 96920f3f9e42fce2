import type { FormTexts } from '../../ground/forms/form-texts.ts'

export type Step = 'type' | 'category' | 'images' | 'details'

/** What a draft's form says at one of its versions. */
export type DraftVersion = { readonly version: number; readonly form: FormTexts }

/** A draft as its pages know it. */
export type Draft = {
  readonly id: string
  /** The kind of listing, or `question`; null: not chosen yet. */
  readonly kind: string | null
  /** The wizard's category, such as `house`. */
  readonly category: string | null
  readonly form: FormTexts
  /** Grows with every save. */
  readonly version: number
  /** The listing that is edited; null for a new one. */
  readonly listingId: number | null
  /** Whether it became a listing, a question or a change. */
  readonly submitted: boolean
  /** Set if it began with the facts before a past change: the date of that change. */
  readonly asBefore: Date | null
  /** Whether the listing that it edits, or the edit of it that it goes on with, was that of a private person. */
  readonly wasPrivate: boolean
}

/** A draft in a list. */
export type UnfinishedDraft = Pick<Draft, 'id' | 'listingId'> & {
  /** The label of its type; null: not chosen yet. */
  readonly type: string | null
  /** The address where it is continued. */
  readonly href: string
  /** Empty if there is none yet. */
  readonly title: string
  readonly updatedAt: Date
}

/** The last action on a draft, with the draft's title. */
export type DraftChange = {
  readonly change: 'delete' | 'restore'
  readonly id: string
  readonly title: string
}
