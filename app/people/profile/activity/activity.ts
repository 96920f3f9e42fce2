export type ActivityEvent =
  | 'listing'
  | 'favorite'
  | 'review'
  | 'question'
  | 'answer'
  | 'profile'
  | 'submission'
  | 'approved'
  | 'refused'

export type Activity = {
  readonly event: ActivityEvent
  readonly at: Date
  /** `lang`: the BCP 47 tag of the title where it is not the page's. */
  readonly about: { readonly title: string; readonly lang: string | null; readonly href: string } | null
}
