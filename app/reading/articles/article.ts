import type { Block } from '../markdown/markdown.ts'

/** A word of a taxonomy in the visitor's language. */
export type Term = { readonly value: string; readonly label: string }

/** An article as a list shows it: in the visitor's language where it was translated. */
export type ArticleCard = {
  readonly slug: string
  readonly href: string
  readonly title: string
  readonly excerpt: string
  /** The BCP 47 tag of its texts where it is not the page's. */
  readonly lang: string | null
  readonly category: Term
  readonly image: string
  readonly featured: boolean
  readonly publishedAt: Date
}

/** With all that its own page shows. */
export type Article = ArticleCard & {
  readonly content: readonly Block[]
  readonly tags: readonly Term[]
  /** A person's name, in the language of the original. */
  readonly author: { readonly name: string; readonly avatar: string | null; readonly lang: string | null }
  /** Invented for show. */
  readonly sample: boolean
  readonly updatedAt: Date
}
