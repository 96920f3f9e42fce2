/** What a visitor who types may mean, and where it leads. */
export type Suggestion = {
  readonly kind: 'emergency' | 'area' | 'value' | 'place' | 'title'
  readonly text: string
  /** What it is in: the area of a title, the island of a village. */
  readonly detail?: string
  readonly href: string
  /** The BCP 47 tag of the text where it is not the page's. */
  readonly lang?: string
}
