/** A search result without its own kind of card: an article, a question, a standing page. */
export type Hit = {
  readonly title: string
  readonly text: string
  readonly href: string
  /** The language of title and text, if it differs from the page's. */
  readonly lang: string | null
}

/** The first results, their number as far as it was counted, and how well the best of them fits. */
export type Hits = {
  readonly count: number
  readonly hits: readonly Hit[]
  /** Of how many of the things looked for it has each, of how many in its name, and how much of them that says. */
  readonly matched: number
  readonly named: number
  readonly rank: number
}
