/** Something found that has no card of its own: an article, a question, a standing page. */
export type Hit = {
  readonly title: string
  readonly text: string
  readonly href: string
  /** Of title and text, where it is not the page's. */
  readonly lang: string | null
}

/** The first of what was found, and how many there are, as far as they are counted. */
export type Hits = { readonly count: number; readonly hits: readonly Hit[] }
