/** What was typed, as it was sent: by the name of a field of the form all its values, none where nothing was chosen. */
export type TypedForm = Readonly<Record<string, readonly string[]>>

export type Step = 'type' | 'category' | 'images' | 'details'

/** What somebody is writing, as its pages know it. */
export type Draft = {
  readonly id: string
  /** The kind of listing, or `question`; null: not chosen yet. */
  readonly kind: string | null
  /** The wizard's word, such as `house`. */
  readonly category: string | null
  readonly form: TypedForm
  /** Grows with every write. */
  readonly version: number
  /** The listing that it changes; null for a new one. */
  readonly listingId: number | null
  /** It became a listing, a question or a change. */
  readonly submitted: boolean
  /** It began with the facts as they were before the change of then; null: as they are, or empty. */
  readonly asBefore: Date | null
}

/** What was typed in a field that has one value; empty where nothing was. */
export const typedIn = (form: TypedForm, name: string): string => form[name]?.[0] ?? ''

/** Something that its owner has not finished writing, as a list tells of it. */
export type UnfinishedDraft = Pick<Draft, 'id' | 'listingId'> & {
  /** What it is to become, in a word; null: not chosen yet. */
  readonly type: string | null
  /** Where it is written on. */
  readonly href: string
  /** Empty where there is none yet. */
  readonly title: string
  readonly updatedAt: Date
}

/** What somebody did with a draft of theirs, and what it is called. */
export type DraftChange = {
  readonly change: 'delete' | 'restore'
  readonly id: string
  readonly title: string
}
